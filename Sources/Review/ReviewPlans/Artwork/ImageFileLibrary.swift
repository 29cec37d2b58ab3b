package import Drawing
internal import Synchronization

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

  private struct Shelf {
    var files: [Key: EncodedImage] = [:]
    /// The keys in the order in which they were added.
    var order: [Key] = []
    var byteCount = 0
  }

  /// The number of bytes that are kept unless tests set another one: 32 MB.
  private static let standardByteLimit = 32 << 20

  private let encode: ImageEncoder
  private let byteLimit: Int
  private let shelf = Mutex(Shelf())
  /// Workers that need the same picture take turns, so that the second one finds the file of the first.
  private let turns = (0..<16).map { _ in Turn() }

  private final class Turn: Sendable {
    let mutex = Mutex(())
  }

  /// Creates an empty library.
  ///
  /// - Parameters:
  ///   - encode: Encodes a picture. The same pixels must give the same bytes.
  ///   - byteLimit: The number of bytes that are kept; nil for 32 MB.
  package init(encodingWith encode: @escaping ImageEncoder, byteLimit: Int? = nil) {
    self.encode = encode
    self.byteLimit = byteLimit ?? Self.standardByteLimit
  }

  /// Returns the file of a picture; nil if it cannot be encoded, which is tried again the next time.
  package func file(of bitmap: Bitmap) -> EncodedImage? {
    let key = Key(identity: bitmap.identity, width: bitmap.width, height: bitmap.height)
    if let known = shelf.withLock({ $0.files[key] }) { return known }
    return turns[Int(key.hashValue.magnitude % UInt(turns.count))].mutex.withLock { _ in
      if let known = shelf.withLock({ $0.files[key] }) { return known }
      guard let file = encode(bitmap) else { return nil }
      keep(file, for: key)
      return file
    }
  }

  /// Adds a file, and removes the oldest ones if there are too many bytes.
  private func keep(_ file: EncodedImage, for key: Key) {
    shelf.withLock { shelf in
      shelf.files[key] = file
      shelf.order.append(key)
      shelf.byteCount += file.bytes.count
      var gone = 0
      while shelf.byteCount > byteLimit, gone < shelf.order.count {
        shelf.byteCount -= shelf.files.removeValue(forKey: shelf.order[gone])?.bytes.count ?? 0
        gone += 1
      }
      shelf.order.removeFirst(gone)
    }
  }
}
