/// The positions and heights of a table's rows, measured or estimated.
struct TableRows {
  /// A header or footer.
  struct Supplement: Hashable {
    let section: Int
    let isHeader: Bool
  }

  /// The horizontal extent of rows, in points.
  struct Column {
    let start: CGFloat
    let width: CGFloat
  }

  /// A row, header or footer with its position.
  private struct Line {
    let row: IndexPath?
    let supplement: Supplement?
    /// Whether code gives the height, so that it is never measured.
    let isGiven: Bool
    var height: CGFloat
    var isMeasured: Bool
  }

  private var lines: [Line] = []
  private var positions: [IndexPath: Int] = [:]
  private var supplements: [Supplement: Int] = [:]
  /// The top of each line, in points, and the bottom of the last one.
  private var tops: [CGFloat] = [0]
  private var start: CGFloat = 0
  private(set) var isCounted = false

  /// The bottom of the last line, in points.
  var end: CGFloat { tops[tops.count - 1] }

  mutating func add(_ row: IndexPath, height: CGFloat, isMeasured: Bool) {
    positions[row] = lines.count
    lines.append(Line(row: row, supplement: nil, isGiven: isMeasured, height: height, isMeasured: isMeasured))
  }

  mutating func add(_ supplement: Supplement, height: CGFloat) {
    supplements[supplement] = lines.count
    lines.append(Line(row: nil, supplement: supplement, isGiven: true, height: height, isMeasured: true))
  }

  /// Computes the tops of all lines below a position, in points.
  mutating func place(below start: CGFloat) {
    isCounted = true
    self.start = start
    tops = [start]
    tops.reserveCapacity(lines.count + 1)
    for line in lines { tops.append(tops[tops.count - 1] + line.height) }
  }

  /// Marks all rows without a given height as not measured, so that they are measured when they become visible.
  mutating func forgetHeights() {
    for position in lines.indices where !lines[position].isGiven { lines[position].isMeasured = false }
  }

  func isMeasured(_ row: IndexPath) -> Bool { positions[row].map { lines[$0].isMeasured } ?? true }

  /// Sets the height of a row, in points. Returns whether it has changed.
  mutating func setHeight(_ height: CGFloat, of row: IndexPath) -> Bool {
    guard let position = positions[row] else { return false }
    let isOther = lines[position].height != height
    lines[position].height = height
    lines[position].isMeasured = true
    return isOther
  }

  func rect(of row: IndexPath, in column: Column) -> CGRect {
    positions[row].map { rect($0, column) } ?? .zero
  }

  func rect(of supplement: Supplement, in column: Column) -> CGRect {
    supplements[supplement].map { rect($0, column) } ?? .zero
  }

  private func rect(_ position: Int, _ column: Column) -> CGRect {
    CGRect(x: column.start, y: tops[position], width: column.width, height: lines[position].height)
  }

  private func linesBetween(_ top: CGFloat, _ bottom: CGFloat) -> ArraySlice<Line> {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle + 1] <= top { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < lines.count, tops[end] < bottom || end == low && tops[end] <= bottom { end += 1 }
    return lines[low..<end]
  }

  /// Returns the rows between two positions, in points.
  func rows(between top: CGFloat, and bottom: CGFloat) -> [IndexPath] { linesBetween(top, bottom).compactMap(\.row) }

  /// Returns the headers and footers between two positions, in points.
  func supplements(between top: CGFloat, and bottom: CGFloat) -> [Supplement] {
    linesBetween(top, bottom).compactMap(\.supplement)
  }
}
