package import Drawing
internal import Geometry
package import ReviewReports
internal import SceneDrawing

/// The tester's questions on a sheet that were checked, each with its answer, but on sheets of parts only if a check
/// fails. The other questions are only counted (specification AUD-06).
package struct SheetChecklist {
  private let entries: [SceneChecklist.Entry]
  private let summary: String
  /// Whether the list only names the questions, as for parts of screens whose checks all pass.
  private let isBrief: Bool
  private let pen: SheetPen

  private static let title = "Checklist"
  /// The gap between the title and the summary.
  private static let titleGap = 14.0
  /// The bounds of the width of a column of questions.
  private static let columnWidths = 340.0...420.0
  /// The smallest width of the list next to pictures. Narrower columns would cut off the questions.
  static let leastWidth = columnWidths.lowerBound
  /// The distance from one question to the next below it.
  private static let rowHeight = 40.0

  /// Creates the questions of a list; none if there is no list.
  ///
  /// `isBrief` asks for a list without answers if all of them are the same.
  package init(_ checklist: SceneChecklist?, isBrief: Bool = false, pen: SheetPen) {
    let entries = checklist?.entries.filter { $0.outcome != .notRun } ?? []
    self.entries = entries
    summary = checklist?.summary ?? ""
    self.isBrief = isBrief && entries.allSatisfy { $0.outcome == .pass }
    self.pen = pen
  }

  /// Returns the fraction of a width that the text of the list takes.
  package func usedWidth(in available: Double) -> Double {
    let heading = pen.width(of: Self.title, .heading) + Self.titleGap + pen.width(of: summary, .small)
    if isBrief {
      return min(available, max(heading, briefEntries(in: available).map(\.right).max() ?? 0).rounded(.up))
    }
    let columns = columnCount(in: available)
    let last = entries.suffix(max(1, entries.count - (columns - 1) * rowCount(of: columns)))
    let widths = last.map { max(pen.width(of: $0.check.title, .body), pen.width(of: detail(of: $0), .small)) }
    let lastColumn = CellStatus.signWidth + 4 + (widths.max() ?? 0)
    return min(available, max(heading, Double(columns - 1) * step(in: available) + lastColumn).rounded(.up))
  }

  /// Returns the distance between columns.
  private func step(in available: Double) -> Double {
    min(available / Double(max(1, columnCount(in: available))), Self.columnWidths.upperBound)
  }

  private func rowCount(of columns: Int) -> Int { (entries.count + columns - 1) / max(1, columns) }

  private func detail(of entry: SceneChecklist.Entry) -> String { "\(entry.outcome.rawValue): \(entry.detail)" }

  private func columnCount(in width: Double) -> Int {
    min(entries.count, max(1, Int(width / Self.columnWidths.lowerBound)), 4)
  }

  /// Returns the list below a height, in as many columns as fit into a width, and its bottom edge. Empty without
  /// questions.
  package func commands(x: Double, top: Double, width: Double) -> ([DrawingCommand], bottom: Double) {
    guard !entries.isEmpty else { return ([], top) }
    if isBrief { return briefCommands(x: x, top: top, width: width) }
    let columns = columnCount(in: width)
    let rows = rowCount(of: columns)
    let step = step(in: width)
    var commands = pen.line(Self.title, .heading, x: x, baseline: top + 14)
    commands += pen.line(
      summary, .small, x: x + pen.width(of: Self.title, .heading) + Self.titleGap, baseline: top + 14,
      color: SheetPen.secondaryInk)
    for (position, entry) in entries.enumerated() {
      let left = x + Double(position / rows) * step
      commands += self.commands(
        for: entry, x: left, top: top + 32 + Double(position % rows) * Self.rowHeight, width: step - 28)
    }
    return (commands, top + 32 + Double(rows) * Self.rowHeight - 4 + SheetMetrics.sectionGap)
  }

  // MARK: Brief lists

  /// The gap between the questions of a line.
  private static let briefGap = 20.0

  /// Returns the left and right ends of the questions and the numbers of their lines, in a width that begins with the
  /// title and the summary.
  private func briefEntries(in width: Double) -> [(entry: SceneChecklist.Entry, line: Int, left: Double, right: Double)]
  {
    let heading = pen.width(of: Self.title, .heading) + Self.titleGap + pen.width(of: summary, .small)
    var line = 0
    var left = heading + Self.briefGap
    return entries.map { entry in
      let length = CellStatus.signWidth + pen.width(of: entry.check.title, .body)
      if left > 0, left + length > width {
        line += 1
        left = 0
      }
      defer { left += length + Self.briefGap }
      return (entry, line, left, left + length)
    }
  }

  private func briefCommands(x: Double, top: Double, width: Double) -> ([DrawingCommand], bottom: Double) {
    let placed = briefEntries(in: width)
    var commands = pen.line(Self.title, .heading, x: x, baseline: top + 14)
    commands += pen.line(
      summary, .small, x: x + pen.width(of: Self.title, .heading) + Self.titleGap, baseline: top + 14,
      color: SheetPen.secondaryInk)
    for (entry, line, left, _) in placed {
      let baseline = top + 14 + Double(line) * 22
      commands += sign(of: entry.outcome, center: Point(x: x + left + 8, y: baseline - 4.5))
      commands += pen.line(entry.check.title, .body, x: x + left + CellStatus.signWidth, baseline: baseline)
    }
    return (commands, top + 18 + Double(placed.last?.line ?? 0) * 22 + SheetMetrics.sectionGap)
  }

  // MARK: Questions

  private func commands(
    for entry: SceneChecklist.Entry, x: Double, top: Double, width: Double
  ) -> [DrawingCommand] {
    let left = x + CellStatus.signWidth + 4
    let room = width - CellStatus.signWidth - 4
    return sign(of: entry.outcome, center: Point(x: x + 8, y: top + 9))
      + pen.line(entry.check.title, .body, x: left, baseline: top + 13, width: room)
      + pen.line(
        detail(of: entry), .small, x: left, baseline: top + 13 + SheetMetrics.lineHeight - 2,
        width: room, color: SheetPen.secondaryInk)
  }

  /// Returns the sign of an answer: a disc for checks that were run, and an empty ring for the others.
  private func sign(of outcome: SceneChecklist.Outcome, center: Point) -> [DrawingCommand] {
    switch outcome {
    case .pass: pen.disc(.check, SheetPen.calm, center: center)
    case .fail: pen.disc(.exclamation, FindingKind.error.color, center: center)
    case .notRun:
      [
        .stroke(
          .ellipse(Rect(x: center.x - 6, y: center.y - 6, width: 12, height: 12)), Stroke(SheetPen.calm, width: 1.5))
      ]
    }
  }
}
