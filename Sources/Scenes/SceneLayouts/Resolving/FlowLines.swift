/// The lines in which a flow layout places cells, as `UICollectionViewFlowLayout` does: as many in each as there is room
/// for, with equal distances; one alone in its line is centred, and an unfinished last line keeps the distances of a full
/// one (specification ROW-05).
struct FlowLines {
  /// A cell in its line.
  struct Place: Hashable {
    /// The position among the cells.
    var cell: Int
    /// The distance from the start of the line, in points; nil for one in the middle of it.
    var start: Double?
  }

  /// A line.
  struct Line: Hashable {
    /// The cells in it.
    var places: [Place]
    /// The length across the line that its cells take, in points.
    var thickness: Double
  }

  /// The lines.
  private(set) var lines: [Line] = []

  /// The lines of cells with lengths and thicknesses in a room, all in points.
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

  /// The room that rounding may take, in points.
  private static let tolerance = 0.01

  private static func places(
    _ cells: Range<Int>, of lengths: [Double], _ room: Double, _ spacing: Double, _ isLast: Bool
  ) -> [Place] {
    let total = cells.reduce(0) { $0 + lengths[$1] }
    let last = lengths[cells.upperBound - 1]
    // Another one of the same length would find room.
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

  /// The distance of cells of one length in a full line.
  private static func fullSpacing(of length: Double, _ room: Double, _ spacing: Double) -> Double {
    let count = ((room + spacing + tolerance) / (length + spacing)).rounded(.down)
    return count > 1 ? (room - count * length) / (count - 1) : spacing
  }
}
