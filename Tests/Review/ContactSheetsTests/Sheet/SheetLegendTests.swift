import ContactSheets
import Drawing
import Geometry
import LayoutTestSupport
import SceneDrawing
import Scenes
import Testing

@Suite struct SheetLegendTests {
  /// The name is before the marks in wide legends, and above them where it would push the last one off the page.
  @Test(arguments: [true, false]) func `all words of a legend end within its width`(isBrief: Bool) {
    let pen = SheetPen(FixedPitchTextMeasurer(advance: 6, lineHeight: 15, descent: 4))
    var legend = SheetLegend([.light: [.required, .optional, .alignment]], style: LayoutDrawingStyle(), pen: pen)
    legend.isBrief = isBrief
    for width in stride(from: 300.0, through: 600, by: 1) {
      let texts = legend.commands(x: 0, top: 0, width: width).0.flatMap(\.texts)
      let right = texts.map { $0.origin.x + 6 * Double($0.text.count) }.max() ?? 0
      #expect(right <= legend.usedWidth(in: width) && legend.usedWidth(in: width) <= width, "\(width)")
    }
  }
}
