import AutoLayout
import CairoDrawing
import Drawing
import Findings
import Geometry
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

@testable import SceneDrawing

/// Drawn labels have the lines that were measured, despite the rounding of frames.
@Suite struct MeasuredLinesTests {
  private static let words = [
    "a", "ein", "Wort", "Einstellungen", "und", "noch", "über", "Donaudampfschifffahrt", "ولم", "يسقط", "ملابس",
    "设置和通用", "the", "quick", "fox", "l", "ili",
  ]
  private static let styles: [TextStyle] = [.body, .title1, .caption2, .largeTitle]

  /// A label with a limit on its lines that is as high as its text, at a position between pixels.
  private struct Example {
    var text: String
    var font: FontDescription
    var locale: String
    var x: Double
    var width: Double
    var scale: Double
    var limit: Int

    init(using generator: inout SeededRandomNumberGenerator) {
      let count = Int.random(in: 1...12, using: &generator)
      text = (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: " ")
      font = .style(styles.randomElement(using: &generator) ?? .body)
      font.weight = FontWeight.allCases.randomElement(using: &generator) ?? .regular
      locale = Bool.random(using: &generator) ? "ar" : "en"
      x = Double.random(in: 0...20, using: &generator)
      width = Double.random(in: 40...280, using: &generator)
      scale = Double(Int.random(in: 1...3, using: &generator))
      limit = Int.random(in: 0...3, using: &generator)
    }

    func layout(_ measurer: any TextMeasuring) -> Layout {
      let place = SourceLocation(path: "Test.scene.yaml", line: 1, column: 1)
      let content = LabelContent(text: LocalizedText(text), font: font, numberOfLines: limit)
      var scene = Scene(
        name: "Test", documentPath: "Test.scene.yaml", source: place,
        views: [View(name: "root", superview: nil), View(name: "label", superview: 0, content: .label(content))])
      let label = LayoutItemID(view: 1)
      let root = LayoutItemID(view: 0)
      scene.constraints = [
        LayoutConstraint(label, .left, .equal, root, .left, constant: x),
        LayoutConstraint(label, .top, .equal, root, .top, constant: x / 3),
        LayoutConstraint(label, .width, constant: width),
      ].map { SceneConstraint($0) }
      let device = Device(
        identifier: "test", name: "Test", size: Size(width: 320, height: 4000), scale: scale, idiom: .phone,
        portraitInsets: .zero, landscapeInsets: .zero)
      let variant = SceneVariant(device: device, orientation: .portrait, locale: locale)
      return scene.resolved(for: variant).layout(measuringTextWith: measurer)
    }
  }

  @Test func `the lines of a label are drawn as they were measured`() throws {
    let measurer = try CairoTextMeasurer()
    var generator = SeededRandomNumberGenerator(seed: 41)
    for _ in 0..<400 {
      let example = Example(using: &generator)
      let layout = example.layout(measurer)
      let drawn = layout.displayList(style: LayoutDrawingStyle(overlays: []), measuringTextWith: measurer)
        .commands.texts
      let font = try #require(layout.resolved.views[1].content.label?.font)
      let height = try #require(layout.system.items[1].intrinsicContentSize.height)
      let grid = PixelGrid(scale: example.scale)
      let metrics = measurer.metrics(of: font)
      let drawnHeight = Double(drawn.count) * (metrics.lineHeight + metrics.leading) - metrics.leading
      #expect(grid.roundedUp(drawnHeight) == height, "\(example)")
      if example.limit == 0 {
        let text = drawn.map(\.text).joined().filter { $0 != " " }
        #expect(text == example.text.filter { $0 != " " }, "\(example)")
      }
      let cut = drawn.contains { $0.text.hasSuffix("…") }
      let reported = layout.findings.contains { $0.code == "truncated" }
      // Labels without a limit are never truncated, and a truncated single line is always reported.
      if example.limit == 0 { #expect(!cut && !reported, "\(example)") }
      if example.limit == 1, cut { #expect(reported, "\(example)") }
    }
  }
}
