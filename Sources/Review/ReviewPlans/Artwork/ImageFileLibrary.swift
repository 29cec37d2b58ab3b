package import Drawing

/// The image files made from the pixels of a run. Each picture is encoded once for all layouts and workers.
///
/// Without this, libpng took half the time of a review that shows the same artwork in many layouts.
package final class ImageFileLibrary: Sendable {
  /// The identity of a picture. A `Bitmap` as the key would keep its pixels in memory.
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
  ///   - byteLimit: The maximum number of bytes that are kept. Only tests use another value than 32 MB.
  package init(encodingWith encode: @escaping ImageEncoder, byteLimit: Int = 32 << 20) {
    self.encode = encode
    files = SharedValues(limit: byteLimit)
  }

  /// Returns the file of a picture, or nil if it cannot be encoded. The next call tries again.
  package func file(of bitmap: Bitmap) -> EncodedImage? {
    let key = Key(identity: bitmap.identity, width: bitmap.width, height: bitmap.height)
    return files.value(for: key, cost: \.bytes.count) { encode(bitmap) }
  }
}
