package import Drawing

/// The files made of the pixels of a run: each picture is encoded once, for all layouts and workers.
///
/// libpng took half the time of a review in which the same artwork is in many layouts.
package final class ImageFileLibrary: Sendable {
  /// What makes two pictures equal. A `Bitmap` as a key would keep its pixels.
  private struct Key: Hashable {
    let identity: String
    let width: Int
    let height: Int
  }

  private let encode: ImageEncoder
  private let files: SharedValues<Key, EncodedImage>

  /// Creates an empty library.
  ///
  /// - Parameters:
  ///   - encode: Encodes a picture. The same pixels must give the same bytes.
  ///   - byteLimit: The number of bytes that are kept, 32 MB unless tests set another one.
  package init(encodingWith encode: @escaping ImageEncoder, byteLimit: Int = 32 << 20) {
    self.encode = encode
    files = SharedValues(limit: byteLimit)
  }

  /// Returns the file of a picture; nil if it cannot be encoded, which is tried again the next time.
  package func file(of bitmap: Bitmap) -> EncodedImage? {
    let key = Key(identity: bitmap.identity, width: bitmap.width, height: bitmap.height)
    return files.value(for: key, cost: \.bytes.count) { encode(bitmap) }
  }
}
