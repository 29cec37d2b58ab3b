internal import Drawing
internal import Synchronization

/// The pixels that the artwork of one picture may have in all.
///
/// Files of a few bytes have millions of pixels, and a picture keeps those of all its files at once. It belongs to one picture,
/// and not to a run, so that the pixels do not depend on which layout is drawn first.
final class PixelAllowance: Sendable {
  /// 96 MB, four times the pixels of the largest screen.
  static let standard = 24 << 20
  /// The pixels that a file may have in any case, so that icons are sharp next to the largest photographs.
  private static let least = 1 << 16

  private let limit: Int
  private let taken = Mutex<(count: Int, bitmaps: Set<Bitmap>)>((0, []))

  /// An allowance of which nothing is taken.
  init(_ limit: Int = standard) { self.limit = limit }

  /// The pixels that are left, at least 0.
  var rest: Int { max(0, limit - taken.withLock(\.count)) }

  /// The columns and rows that may be asked for in place of others: as many, or fewer in the same shape.
  ///
  /// A file has at most a quarter of all, which is more than the largest screen, and half of what is left: the last ones are
  /// coarser than the first, and none is a single colour.
  func fitting(_ size: (width: Int, height: Int)) -> (width: Int, height: Int) {
    let most = max(Self.least, min(limit / 4, rest / 2))
    let count = Double(size.width) * Double(size.height)
    guard count > Double(most) else { return size }
    let factor = (Double(most) / count).squareRoot()
    return (max(1, Int(Double(size.width) * factor)), max(1, Int(Double(size.height) * factor)))
  }

  /// Takes the pixels of a bitmap; one that is drawn several times counts once.
  func take(_ bitmap: Bitmap) {
    taken.withLock { taken in
      if taken.bitmaps.insert(bitmap).inserted { taken.count += bitmap.pixels.count }
    }
  }
}
