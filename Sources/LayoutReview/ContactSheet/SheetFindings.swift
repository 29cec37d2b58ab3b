internal import AutoLayout
internal import Drawing
internal import Geometry
internal import SceneDrawing
internal import Scenes

/// The findings of a sheet in words, each once however many layouts have it.
struct SheetFindings {
  /// A finding and the layouts that have it.
  struct Entry: Hashable {
    var finding: Finding
    var variants: [SceneVariant]
  }

  /// The most findings that a sheet spells out; the report has them all.
  static let limit = 12

  /// The findings, worst first.
  let entries: [Entry]
  private let layoutCount: Int
  private let pen: SheetPen

  /// The findings of the layouts of a page, each counted over all layouts of its sheet.
  init(_ page: [Layout], of layouts: [Layout], pen: SheetPen) {
    let shown = Set(page.map(\.resolved.variant))
    var entries: [Entry] = []
    var positions: [String: Int] = [:]
    for layout in layouts {
      for finding in layout.findings where finding.severity > .note {
        let place = finding.source?.description ?? ""
        let key = "\(finding.code)\u{0}\(finding.message)\u{0}\(place)"
        if let position = positions[key] {
          if entries[position].variants.last != layout.resolved.variant {
            entries[position].variants.append(layout.resolved.variant)
          }
        } else {
          positions[key] = entries.count
          entries.append(Entry(finding: finding, variants: [layout.resolved.variant]))
        }
      }
    }
    let order = entries.indices.sorted { first, second in
      let severities = (entries[first].finding.severity, entries[second].finding.severity)
      return severities.0 == severities.1 ? first < second : severities.0 > severities.1
    }
    self.entries = order.map { entries[$0] }.filter { !shown.isDisjoint(with: $0.variants) }
    self.layoutCount = layouts.count
    self.pen = pen
  }

  /// The list below a height, and where it ends; nothing where there are no findings.
  func commands(x: Double, top: Double, width: Double) -> ([DrawingCommand], bottom: Double) {
    guard !entries.isEmpty else { return ([], top) }
    var commands = pen.line("Findings", .heading, x: x, baseline: top + 14)
    var y = top + 32
    for entry in entries.prefix(Self.limit) {
      let (lines, bottom) = self.commands(for: entry, x: x, top: y, width: min(width, 1200))
      commands += lines
      y = bottom + 12
    }
    if entries.count > Self.limit {
      let rest = "and \(entries.count - Self.limit) more in the report"
      commands += pen.line(
        rest, .small, x: x + CellStatus.signWidth + 4, baseline: y + 12, color: SheetPen.secondaryInk)
      y += SheetMetrics.lineHeight
    }
    return (commands, y - 12 + SheetMetrics.sectionGap)
  }

  private func commands(for entry: Entry, x: Double, top: Double, width: Double) -> ([DrawingCommand], bottom: Double) {
    let kind = FindingKind(entry.finding)
    let left = x + CellStatus.signWidth + 4
    let room = width - CellStatus.signWidth - 4
    var commands = pen.disc(kind.sign, kind.color, center: Point(x: x + 8, y: top + 9), radius: 7)
    var baseline = top + 13
    for line in pen.wrapped(entry.finding.message, .body, width: room) {
      commands += pen.line(line, .body, x: left, baseline: baseline)
      baseline += SheetMetrics.lineHeight
    }
    for line in details(of: entry).flatMap({ pen.wrapped($0, .small, width: room) }) {
      commands += pen.line(line, .small, x: left, baseline: baseline, color: SheetPen.secondaryInk)
      baseline += SheetMetrics.lineHeight
    }
    return (commands, baseline - 13)
  }

  /// The hint, then the place and the layouts.
  private func details(of entry: Entry) -> [String] {
    let place = [entry.finding.source?.description, layouts(of: entry)].compactMap { $0 }.joined(separator: " · ")
    return [entry.finding.hint ?? "", place].filter { !$0.isEmpty }
  }

  /// `in all 16 layouts`, `in 2 of 16 layouts: iPhone 16 Pro, portrait; iPad mini, landscape`; nothing for the only one.
  private func layouts(of entry: Entry) -> String? {
    let count = entry.variants.count
    if layoutCount == 1 { return nil }
    if count == layoutCount { return layoutCount == 2 ? "in both layouts" : "in all \(layoutCount) layouts" }
    let names = entry.variants.prefix(3).map { ([$0.title] + $0.peculiarities).joined(separator: ", ") }
    let rest = count > 3 ? "; …" : ""
    return "in \(count) of \(layoutCount) layouts: \(names.joined(separator: "; "))\(rest)"
  }
}
