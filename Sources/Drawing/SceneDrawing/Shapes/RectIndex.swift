internal import Geometry

/// Rectangles that are found by their position.
///
/// The marks of a layout with ten thousand views would otherwise each be compared with all others. The plane is divided
/// into square cells, and each cell lists the rectangles that touch it.
struct RectIndex: Sendable {
  private var rects: [Rect] = []
  private var cells = RectCells()
  /// The positions of rectangles that touch many cells. They are always compared.
  private var large: [Int] = []

  /// The side of a cell, in points: about the height of a row.
  private static let side = 44.0
  /// The maximum number of cells in which a rectangle is listed.
  private static let mostCells = 64
  /// The largest coordinate that has its own cell. Rectangles beyond it are in the outermost cells.
  private static let reach = 1e9

  /// Creates an index of rectangles.
  init(_ rects: [Rect] = []) {
    for rect in rects { insert(rect) }
  }

  /// Adds a rectangle.
  mutating func insert(_ rect: Rect) {
    let position = rects.count
    rects.append(rect)
    guard let (columns, rows) = Self.cells(touching: rect, atMost: Self.mostCells) else {
      large.append(position)
      return
    }
    for column in columns {
      for row in rows { cells.add(position, column: column, row: row) }
    }
  }

  /// Whether some rectangle overlaps another.
  func overlaps(_ other: Rect) -> Bool { contains(near: other) { other.overlaps($0) } }

  /// Whether a condition is true for some rectangle that touches an area. The condition may also be evaluated for
  /// others.
  func contains(near area: Rect, where isMatch: (Rect) -> Bool) -> Bool {
    guard let (columns, rows) = Self.cells(touching: area, atMost: max(Self.mostCells, rects.count)) else {
      return rects.contains(where: isMatch)
    }
    if large.contains(where: { isMatch(rects[$0]) }) { return true }
    for column in columns {
      for row in rows {
        if cells.contains(column: column, row: row, where: { isMatch(rects[$0]) }) { return true }
      }
    }
    return false
  }

  /// Returns the rectangles that touch an area, and possibly others, in the order they were added.
  func rects(near area: Rect) -> [Rect] {
    guard let (columns, rows) = Self.cells(touching: area, atMost: max(Self.mostCells, rects.count)) else {
      return rects
    }
    var found = large
    for column in columns {
      for row in rows { cells.list(column: column, row: row, in: &found) }
    }
    found.sort()
    var last = -1
    return found.compactMap { position in
      defer { last = position }
      return position == last ? nil : rects[position]
    }
  }

  /// Returns the columns and rows of the cells that a rectangle touches; nil if they are more than a limit.
  private static func cells(
    touching rect: Rect, atMost limit: Int
  ) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    let columns = cell(at: rect.minX)...max(cell(at: rect.minX), cell(at: rect.maxX))
    let rows = cell(at: rect.minY)...max(cell(at: rect.minY), cell(at: rect.maxY))
    guard columns.count <= limit, rows.count <= limit, columns.count * rows.count <= limit else { return nil }
    return (columns, rows)
  }

  private static func cell(at coordinate: Double) -> Int {
    let place = max(-reach, min(reach, coordinate)) / side
    // Faster than the library's function, which every look-up would call four times.
    let whole = Int(place)
    return Double(whole) > place ? whole - 1 : whole
  }
}

extension Rect {
  /// Whether the rectangle overlaps none of the others.
  func isFree(of others: RectIndex) -> Bool { !others.overlaps(self) }
}
