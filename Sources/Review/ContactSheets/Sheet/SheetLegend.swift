package import Drawing
internal import Geometry
package import SceneDrawing
package import SceneLayouts
package import Scenes

/// The legend of the marks on a sheet. It explains only those that occur, drawn as they look there, but never enlarged:
/// those of dark pictures on a dark ground, those of both kinds of pictures twice.
package struct SheetLegend {
  /// The marks that occur in light pictures and in dark ones.
  package let marks: [Appearance: Set<LegendMark>]
  package let style: LayoutDrawingStyle
  package let pen: SheetPen
  /// Whether to put the name before the marks if all marks fit on one line.
  package var isBrief = false

  /// The smallest width of the legend next to pictures.
  static let leastWidth = 200.0
  private static let sampleSize = Size(width: 44, height: 18)
  /// The margins of the dark ground around a sample, in points of the sheet.
  private static let margin = EdgeInsets(top: 3, left: 5, bottom: 3, right: 5)
  /// The gap between samples and words.
  private static let wordsGap = 10.0

  package init(_ marks: [Appearance: Set<LegendMark>], style: LayoutDrawingStyle, pen: SheetPen) {
    self.marks = marks
    self.style = style
    self.pen = pen
  }

  /// Creates a legend of the marks in layouts that are drawn at a scale.
  ///
  /// `drawnViews` are the views of layouts that were drawn before, by variant.
  package init(
    of layouts: [Layout], _ drawnViews: [SceneVariant: DrawnViews], style: LayoutDrawingStyle, scale: Double,
    pen: SheetPen
  ) {
    var scaled = style
    scaled.scale = scale
    let marks = layouts.reduce(into: [Appearance: Set<LegendMark>]()) { marks, layout in
      marks[layout.overlayAppearance, default: []].formUnion(
        layout.legendMarks(style: scaled, views: drawnViews[layout.resolved.variant]))
    }
    self.init(marks, style: style, pen: pen)
  }

  /// Returns the legend below a height, wrapped at a width, and its bottom edge. Empty without marks.
  ///
  /// A brief legend of a single line has its name before the marks, others above them.
  package func commands(x: Double, top: Double, width: Double) -> ([DrawingCommand], bottom: Double) {
    let entries = entries
    guard !entries.isEmpty else { return ([], top) }
    let (lines, hasHeadingInLine) = lines(of: entries, width: width)
    let heading = hasHeadingInLine ? headingWidth : 0
    var commands = pen.line("Legend", .heading, x: x, baseline: top + 14)
    var y = hasHeadingInLine ? top : top + 30
    for line in lines {
      var left = x + heading
      for entry in line {
        commands += samples(of: entry.mark, in: entry.appearances, at: Point(x: left, y: y))
        commands += pen.line(entry.mark.words, .small, x: left + entry.samples + Self.wordsGap, baseline: y + 13.5)
        left += entry.width + Self.entryGap
      }
      y += 28
    }
    return (commands, y - 10)
  }

  /// Returns the part of a width that the legend takes.
  package func usedWidth(in available: Double) -> Double {
    let (lines, hasHeadingInLine) = lines(of: entries, width: available)
    let longest = lines.map(Self.width(of:)).max() ?? 0
    let used = hasHeadingInLine ? headingWidth + longest : max(pen.width(of: "Legend", .heading), longest)
    return min(available, used.rounded(.up))
  }

  /// A mark with the width of its samples, and its width with the words.
  private typealias Entry = (mark: LegendMark, appearances: [Appearance], samples: Double, width: Double)

  /// The gap between marks.
  private static let entryGap = 36.0

  /// The width of the name before the marks with the gap after it.
  private var headingWidth: Double { pen.width(of: "Legend", .heading) + 24 }

  private var entries: [Entry] {
    LegendMark.allCases.compactMap { mark in
      let appearances = appearances(of: mark)
      let samples = samplesWidth(appearances)
      let width = samples + Self.wordsGap + pen.width(of: mark.words, .small)
      return appearances.isEmpty ? nil : (mark, appearances, samples, width)
    }
  }

  /// Returns the width of a line of marks.
  private static func width(of line: [Entry]) -> Double {
    line.map(\.width).reduce(0, +) + entryGap * Double(line.count - 1)
  }

  /// Returns the marks of each line, and whether the name is before them: in a brief legend, if all of them then fit
  /// on one line. Otherwise the name is above them.
  private func lines(of entries: [Entry], width: Double) -> (lines: [[Entry]], hasHeadingInLine: Bool) {
    if isBrief, headingWidth + Self.width(of: entries) <= width { return ([entries], true) }
    var lines: [[Entry]] = []
    var left = width
    for entry in entries {
      if left + entry.width > width || lines.isEmpty {
        lines.append([])
        left = 0
      }
      lines[lines.count - 1].append(entry)
      left += entry.width + Self.entryGap
    }
    return (lines, false)
  }

  /// Returns the appearances of the pictures in which a mark occurs, light first.
  private func appearances(of mark: LegendMark) -> [Appearance] {
    Appearance.allCases.filter { marks[$0]?.contains(mark) ?? false }
  }

  /// Returns the width of a mark's samples in a row.
  private func samplesWidth(_ appearances: [Appearance]) -> Double {
    appearances.reduce(0) { $0 + Self.sampleSize.width + ($1 == .dark ? Self.margin.left + Self.margin.right : 0) }
      + Double(appearances.count - 1) * Self.wordsGap
  }

  private func samples(of mark: LegendMark, in appearances: [Appearance], at origin: Point) -> [DrawingCommand] {
    var left = origin.x
    return appearances.flatMap { appearance -> [DrawingCommand] in
      let isDark = appearance == .dark
      let sample = Rect(
        origin: Point(x: left + (isDark ? Self.margin.left : 0), y: origin.y), size: Self.sampleSize)
      left = sample.maxX + (isDark ? Self.margin.right : 0) + Self.wordsGap
      let ground = Shape.roundedRect(sample.outset(by: Self.margin), radius: 5)
      return (isDark ? [.fill(ground, SheetPen.darkGround)] : [])
        + mark.commands(in: sample, style: style, appearance: appearance, measuringTextWith: pen.text.measurer)
    }
  }
}
