internal import Drawing
internal import Geometry
internal import SceneDrawing
internal import Scenes

/// What the marks of a sheet mean; only those that occur are explained.
struct SheetLegend {
  /// The layouts of the page.
  let layouts: [Layout]
  let style: LayoutDrawingStyle
  let scale: Double
  let pen: SheetPen

  /// The marks that occur, in the order of the legend.
  var marks: [LegendMark] {
    var style = style
    style.scale = scale
    let found = layouts.reduce(into: Set<LegendMark>()) { $0.formUnion($1.legendMarks(style: style)) }
    return LegendMark.allCases.filter(found.contains)
  }

  /// The legend below a height, wrapped at a width, and where it ends.
  func commands(x: Double, top: Double, width: Double) -> ([DrawingCommand], bottom: Double) {
    let marks = marks
    guard !marks.isEmpty else { return ([], top) }
    var commands = pen.line("Legend", .heading, x: x, baseline: top + 14)
    var left = x
    var y = top + 30
    for mark in marks {
      let length = 54 + pen.width(of: mark.words, .small)
      if left + length > x + width, left > x {
        left = x
        y += 28
      }
      let sample = Rect(x: left, y: y, width: 44, height: 18)
      commands += mark.commands(
        in: sample, style: style, appearance: .light, measuringTextWith: pen.text.measurer)
      commands += pen.line(mark.words, .small, x: left + 54, baseline: y + 13.5)
      left += length + 36
    }
    return (commands, y + 18)
  }
}
