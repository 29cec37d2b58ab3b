internal import Drawing
internal import Synchronization

/// A limit on the total pixels of the artwork in a picture.
///
/// Files of a few bytes may have millions of pixels, and a picture keeps those of all its files at once. The limit is
/// per picture, not per run, so that the result does not depend on the order in which layouts are drawn.
final class PixelAllowance: Sendable {
  /// 96 MB, four times the pixels of the largest screen.
  static let standard = 24 << 20
  /// The pixels that each file gets in any case, so that icons are sharp next to the largest photographs.
  private static let least = 1 << 16

  private let limit: Int
  private let taken = Mutex<(count: Int, bitmaps: Set<Bitmap>)>((0, []))

  /// Creates an unused allowance.
  init(_ limit: Int = standard) { self.limit = limit }

  /// The remaining pixels, at least 0.
  var rest: Int { max(0, limit - taken.withLock(\.count)) }

  /// Returns the size to request instead of another: the same, or smaller with the same aspect ratio.
  ///
  /// A file gets at most a quarter of the limit, which exceeds the largest screen, and half of the remaining pixels. So
  /// later files are coarser, but none becomes a single color.
  func fitting(_ size: (width: Int, height: Int)) -> (width: Int, height: Int) {
    let most = max(Self.least, min(limit / 4, rest / 2))
    let count = Double(size.width) * Double(size.height)
    guard count > Double(most) else { return size }
    let factor = (Double(most) / count).squareRoot()
    return (max(1, Int(Double(size.width) * factor)), max(1, Int(Double(size.height) * factor)))
  }

  /// Takes the pixels of a bitmap. A bitmap that is drawn several times counts once.
  func take(_ bitmap: Bitmap) {
    taken.withLock { taken in
      if taken.bitmaps.insert(bitmap).inserted { taken.count += bitmap.pixels.count }
    }
  }
}
