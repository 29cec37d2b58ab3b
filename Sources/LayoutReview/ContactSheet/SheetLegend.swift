internal import Drawing
internal import Geometry
internal import SceneDrawing
internal import Scenes

/// What the marks of a sheet mean; only those that occur are explained.
struct SheetLegend {
  /// The marks that occur, in the order of the legend.
  let marks: [LegendMark]
  let style: LayoutDrawingStyle
  let pen: SheetPen

  /// A legend of some marks.
  init(_ marks: Set<LegendMark>, style: LayoutDrawingStyle, pen: SheetPen) {
    self.marks = LegendMark.allCases.filter(marks.contains)
    self.style = style
    self.pen = pen
  }

  /// A legend of the marks of layouts that are drawn at a scale.
  init(of layouts: [Layout], style: LayoutDrawingStyle, scale: Double, pen: SheetPen) {
    var scaled = style
    scaled.scale = scale
    self.init(layouts.reduce(into: []) { $0.formUnion($1.legendMarks(style: scaled)) }, style: style, pen: pen)
  }

  /// The legend below a height, wrapped at a width, and where it ends.
  func commands(x: Double, top: Double, width: Double) -> ([DrawingCommand], bottom: Double) {
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
