/// The masks of both sides of a box or frame with rounded corners, and their positions in an image.
struct RoundedSides {
  /// The sides, each relative to its own corner.
  let left: EdgeMask
  let right: EdgeMask
  /// The columns from the first pixel to the last.
  let columns: Range<Int>
  /// The rows from the first pixel to the last.
  let rows: Range<Int>
  /// The first row between the corners, relative to the top.
  private let plainRow: Int
  /// The number of equal rows that the masks omit.
  private let omitted: Int

  /// The largest corner radius that is cached, in pixels.
  private static let largestRadius = 256.0
  /// The largest coordinate that is supported, in pixels.
  private static let farthest = 1_000_000.0

  /// Creates the sides of a box except for another inside it. Nil if they are too large for the cache.
  ///
  /// `mask` returns the mask of a shape, from the cache if possible.
  init?(of outer: RoundedBox, without hole: RoundedBox?, mask: (EdgeShape) -> EdgeMask) {
    let (column, end) = (outer.left.rounded(.down), outer.right.rounded(.up))
    let (top, bottom) = (outer.top.rounded(.down), outer.bottom.rounded(.up))
    guard outer.radius <= Self.largestRadius, [column, end, top, bottom].allSatisfy({ abs($0) < Self.farthest }) else {
      return nil
    }
    // All rows between the corners are equal, so one of them is enough.
    let inner = hole ?? outer
    let plainTop = max(outer.top + outer.radius, inner.top + inner.radius).rounded(.up)
    let plainBottom = min(outer.bottom - outer.radius, inner.bottom - inner.radius).rounded(.down)
    let omitted = max(0, plainBottom - plainTop - 1)
    let thickness = max((hole?.left ?? column) - column, end - (hole?.right ?? end), bottom - top - omitted)
    guard thickness < 4 * Self.largestRadius else { return nil }

    func moved(_ box: RoundedBox, left: Double) -> RoundedBox {
      RoundedBox(
        left: left, top: box.top - top, right: .infinity, bottom: box.bottom - top - omitted, radius: box.radius)
    }
    let leftShape = EdgeShape(
      moved(outer, left: outer.left - column), without: hole.map { moved($0, left: $0.left - column) })
    let rightShape = EdgeShape(
      moved(outer, left: end - outer.right), without: hole.map { moved($0, left: end - $0.right) })
    left = mask(leftShape)
    // On whole pixels, both sides are equal.
    right = rightShape == leftShape ? left : mask(rightShape)
    columns = Int(column)..<Int(max(column, end))
    rows = Int(top)..<Int(max(top, bottom))
    plainRow = Int(plainTop - top)
    self.omitted = Int(omitted)
  }

  /// Returns the row of the masks for a row of the image. Nil if they do not touch it.
  @inline(__always)
  func index(ofRow row: Int) -> Int? {
    let index = row - rows.lowerBound
    let own = index <= plainRow ? index : max(plainRow, index - omitted)
    return own < min(left.rows.count, right.rows.count) ? own : nil
  }

  /// Returns the row after the rows that are equal to this one.
  @inline(__always)
  func endOfAlike(_ row: Int) -> Int {
    let index = row - rows.lowerBound
    return index >= plainRow && index <= plainRow + omitted ? rows.lowerBound + plainRow + omitted + 1 : row + 1
  }
}
