internal import AutoLayout
package import Drawing
internal import Findings
internal import Geometry
package import ReviewReports
internal import SceneDrawing
package import SceneLayouts
internal import Scenes

/// The findings of a sheet as text, each once for all layouts and numbers.
package struct SheetFindings {
  /// The maximum number of findings on a sheet. The report has all of them.
  package static let limit = 12
  /// The smallest width of the list next to pictures.
  static let leastWidth = 300.0

  /// The findings, the worst first.
  package let groups: [SharedFinding]
  private let titles: VariantTitles
  private let pen: SheetPen

  /// Creates the findings of the layouts of a sheet, each counted over all of them.
  package init(of layouts: [Layout], pen: SheetPen) {
    let titles = VariantTitles(of: layouts.map(\.resolved.variant))
    groups = SharedFinding.all(
      in: layouts.map { layout in
        (
          title: titles.title(of: layout.resolved.variant),
          findings: layout.findings.filter { $0.severity > .note || $0.isExpected }
        )
      })
    self.titles = titles
    self.pen = pen
  }

  private init(_ groups: [SharedFinding], _ titles: VariantTitles, pen: SheetPen) {
    self.groups = groups
    self.titles = titles
    self.pen = pen
  }

  func shown(on page: [Layout]) -> SheetFindings {
    let shown = Set(page.map { titles.title(of: $0.resolved.variant) })
    return SheetFindings(
      groups.filter { !shown.isDisjoint(with: $0.layouts) }, titles, pen: pen)
  }

  private static let title = "Findings"
  /// The largest width of a line.
  private static let lineWidth = 1200.0

  /// Returns the fraction of a width that the text of the list takes.
  func usedWidth(in available: Double) -> Double {
    let room = min(available, Self.lineWidth) - Self.indent
    let lines = groups.prefix(Self.limit).flatMap { group in
      pen.wrapped(group.finding.message.text, .body, width: room).map { pen.width(of: $0, .body) }
        + details(of: group).flatMap { pen.wrapped($0, .small, width: room) }.map { pen.width(of: $0, .small) }
    }
    let heading = pen.width(of: Self.title, .heading)
    return min(available, max(heading, Self.indent + (lines.max() ?? 0)).rounded(.up))
  }

  /// The width of the signs before the text.
  private static let indent = CellStatus.signWidth + 4

  /// Returns the list below a height, and its bottom edge. Empty without findings.
  package func commands(x: Double, top: Double, width: Double) -> ([DrawingCommand], bottom: Double) {
    guard !groups.isEmpty else { return ([], top) }
    var commands = pen.line(Self.title, .heading, x: x, baseline: top + 14)
    var y = top + 32
    for group in groups.prefix(Self.limit) {
      let (lines, bottom) = self.commands(for: group, x: x, top: y, width: min(width, Self.lineWidth))
      commands += lines
      y = bottom + 12
    }
    if groups.count > Self.limit {
      let rest = "and \(groups.count - Self.limit) more in the report"
      commands += pen.line(
        rest, .small, x: x + Self.indent, baseline: y + 12, color: SheetPen.secondaryInk)
      y += SheetMetrics.lineHeight
    }
    return (commands, y - 12 + SheetMetrics.sectionGap)
  }

  private func commands(
    for group: SharedFinding, x: Double, top: Double, width: Double
  ) -> ([DrawingCommand], bottom: Double) {
    let kind = FindingKind(group.finding)
    let left = x + Self.indent
    let room = width - Self.indent
    var commands = pen.disc(kind.sign, kind.color, center: Point(x: x + 8, y: top + 9), radius: 7)
    var baseline = top + 13
    for line in pen.wrapped(group.finding.message.text, .body, width: room) {
      commands += pen.line(line, .body, x: left, baseline: baseline)
      baseline += SheetMetrics.lineHeight
    }
    for line in details(of: group).flatMap({ pen.wrapped($0, .small, width: room) }) {
      commands += pen.line(line, .small, x: left, baseline: baseline, color: SheetPen.secondaryInk)
      baseline += SheetMetrics.lineHeight
    }
    return (commands, baseline - 13)
  }

  /// Returns the hint, then the location and the layouts. With a single layout there is no need to name it.
  private func details(of group: SharedFinding) -> [String] {
    let layouts = group.layoutCount == 1 ? nil : group.place
    let place = [group.finding.isExpected ? "expected" : nil, group.finding.source?.description, layouts].compactMap(
      \.self
    ).joined(separator: " · ")
    return [group.finding.hint?.text ?? "", place].filter { !$0.isEmpty }
  }
}
