/// The positions of rectangles, by the square cells of the plane that they touch.
///
/// Lists are chains of entries in one array. With a dictionary of arrays, hashing cells and allocating their arrays was
/// a fifth of the time of a drawing.
struct RectCells: Sendable {
  /// A position in the list of a cell.
  private struct Entry: Sendable {
    var position: Int
    /// The next entry of the same cell, or -1 for the last one.
    var next: Int
  }

  private var entries: [Entry] = []
  /// The first entries of the cells of an ordinary screen, which need no hashing. -1 for an empty cell. Empty until
  /// something is added.
  private var near: [Int] = []
  /// The first entries of all other cells.
  private var far: [Int: Int] = [:]

  /// The columns of ``near``, which begin at the left edge of the screen.
  private static let columns = 24
  /// The rows of ``near``, which begin at the top edge of the screen.
  private static let rows = 40

  /// Adds a position to the list of a cell.
  mutating func add(_ position: Int, column: Int, row: Int) {
    let entry = Entry(position: position, next: first(column, row))
    if let place = Self.place(column, row) {
      if near.isEmpty { near = Array(repeating: -1, count: Self.columns * Self.rows) }
      near[place] = entries.count
    } else {
      far[Self.key(column, row)] = entries.count
    }
    entries.append(entry)
  }

  /// Whether a condition is true for some position in the list of a cell.
  func contains(column: Int, row: Int, where isMatch: (Int) -> Bool) -> Bool {
    var place = first(column, row)
    while place >= 0 {
      if isMatch(entries[place].position) { return true }
      place = entries[place].next
    }
    return false
  }

  /// Appends the list of a cell to an array, in any order.
  func list(column: Int, row: Int, in found: inout [Int]) {
    var place = first(column, row)
    while place >= 0 {
      found.append(entries[place].position)
      place = entries[place].next
    }
  }

  /// Returns the first entry of a cell, or -1.
  private func first(_ column: Int, _ row: Int) -> Int {
    guard let place = Self.place(column, row) else { return far[Self.key(column, row)] ?? -1 }
    return near.isEmpty ? -1 : near[place]
  }

  /// Returns the position of a cell in ``near``, or nil for others.
  private static func place(_ column: Int, _ row: Int) -> Int? {
    (0..<columns).contains(column) && (0..<rows).contains(row) ? row * columns + column : nil
  }

  /// Returns a number for each cell. Coordinates are limited, so that columns and rows fit into half of it.
  private static func key(_ column: Int, _ row: Int) -> Int { column << 32 ^ row & 0xFFFF_FFFF }
}
