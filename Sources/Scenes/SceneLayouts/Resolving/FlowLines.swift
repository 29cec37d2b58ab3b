/// The lines in which a flow layout places cells, like `UICollectionViewFlowLayout`: as many per line as fit, with
/// equal distances. A single cell in its line is centered, and an incomplete last line keeps the distances of a full one
/// (specification ROW-05).
struct FlowLines {
  /// A cell in a line.
  struct Place: Hashable {
    /// The position among the cells.
    var cell: Int
    /// The distance from the start of the line, in points, or nil for a centered cell.
    var start: Double?
  }

  struct Line: Hashable {
    /// The cells in it.
    var places: [Place]
    /// The length that its cells take across the line, in points.
    var thickness: Double
  }

  private(set) var lines: [Line] = []

  /// Creates the lines of a space from cells with lengths and thicknesses, all in points.
  init(of cells: [(length: Double, thickness: Double)], room: Double, spacing: Double) {
    var first = 0
    while first < cells.count {
      var end = first + 1
      var length = cells[first].length
      while end < cells.count, length + spacing + cells[end].length <= room + Self.tolerance {
        length += spacing + cells[end].length
        end += 1
      }
      let isLast = end == cells.count
      lines.append(
        Line(
          places: Self.places(first..<end, of: cells.map(\.length), room, spacing, isLast),
          thickness: cells[first..<end].map(\.thickness).max() ?? 0))
      first = end
    }
  }

  /// The tolerance for rounding, in points.
  private static let tolerance = 0.01

  private static func places(
    _ cells: Range<Int>, of lengths: [Double], _ room: Double, _ spacing: Double, _ isLast: Bool
  ) -> [Place] {
    let total = cells.reduce(0) { $0 + lengths[$1] }
    let last = lengths[cells.upperBound - 1]
    // Another cell of the same length would fit.
    let isUnfinished = isLast && total + spacing * Double(cells.count) + last <= room + tolerance
    guard cells.count > 1 || isUnfinished else { return [Place(cell: cells.lowerBound, start: nil)] }
    let distance =
      isUnfinished ? fullSpacing(of: last, room, spacing) : (room - total) / Double(cells.count - 1)
    var start = 0.0
    return cells.map { cell in
      defer { start += lengths[cell] + distance }
      return Place(cell: cell, start: start)
    }
  }

  /// Returns the distance between cells of one length in a full line.
  private static func fullSpacing(of length: Double, _ room: Double, _ spacing: Double) -> Double {
    let count = ((room + spacing + tolerance) / (length + spacing)).rounded(.down)
    return count > 1 ? (room - count * length) / (count - 1) : spacing
  }
}
