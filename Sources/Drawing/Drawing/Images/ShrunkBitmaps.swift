/// A cache of shrunk pictures. Layouts of a scene show the same artwork at the same size, so each size is computed
/// once.
package final class ShrunkBitmaps: Sendable {
  private struct Key: Hashable {
    let identity: String
    let size: [Int]
  }

  /// The maximum number of pixels that are kept: 32 MB.
  private static let pixelLimit = 8 << 20

  private let bitmaps = SharedValues<Key, Bitmap>(limit: pixelLimit)

  package init() {}

  /// Returns a picture with at most a number of columns and rows, as ``Bitmap/shrunk(toWidth:height:)`` does.
  func shrunk(_ bitmap: Bitmap, toWidth width: Int, height: Int) -> Bitmap {
    guard width < bitmap.width || height < bitmap.height else { return bitmap }
    let key = Key(identity: bitmap.identity, size: [bitmap.width, bitmap.height, width, height])
    let made = bitmaps.value(for: key, cost: \.pixels.count) { bitmap.shrunk(toWidth: width, height: height) }
    return made ?? bitmap
  }
}
