import AutoLayout
import Drawing
import Findings
import Geometry
import LayoutRules
import LayoutTestSupport
import SceneDrawing
import SceneLayouts
import Scenes
import Testing
import Typography

/// Between solving and the last picture, only the layout measures strings, and never the drawing.
@Suite struct MeasuredOnceTests {
  /// Returns a screen with a view that is large enough for its content.
  private static func scene(_ content: ViewContent) -> Scene {
    let place = SourceLocation(path: "Test.scene.yaml", line: 1, column: 1)
    var scene = Scene(
      name: "Test", documentPath: "Test.scene.yaml", source: place,
      views: [View(name: "root", superview: nil), View(name: "view", superview: 0, content: content)])
    let (view, root) = (LayoutItemID(view: 1), LayoutItemID(view: 0))
    scene.constraints = [
      LayoutConstraint(view, .left, .equal, root, .left, constant: 20),
      LayoutConstraint(view, .top, .equal, root, .top, constant: 100),
      LayoutConstraint(view, .width, constant: 280),
    ].map { SceneConstraint($0) }
    return scene
  }

  private static let words = LocalizedText("Good to see you")

  // Labels are drawn in the lines that the layout measured. Other strings are measured once to find their positions.
  @Test(arguments: [
    (ViewContent.label(LabelContent(text: words)), 0),
    (.label(LabelContent(text: words, numberOfLines: 0)), 0),
    (.button(ButtonContent(title: words, font: .system(17))), 1),
    (.textField(TextFieldContent(text: words)), 1),
    (.searchBar(placeholder: words, isMinimal: true), 1),
    (.segmentedControl(titles: [words], selected: 0), 1),
  ])
  func `a text is placed once, and pictures and sheets never measure it`(content: ViewContent, count: Int) throws {
    let measurer = CountingTextMeasurer()
    let variant = SceneVariant(device: SceneBuilder.device, orientation: .portrait)
    let solved = Self.scene(content).resolved(for: variant).layout(measuringTextWith: measurer)
    measurer.counts = [:]
    let layout = solved.withPlacedTexts(measuringTextWith: measurer, showsArtwork: false)
    expect(measurer.counts["Good to see you", default: 0], is: count)
    measurer.counts = [:]
    let views = layout.drawnViews(measuringTextWith: measurer)
    let pictures = [1, 0.4, 0.2].map { scale in
      layout.displayList(
        style: LayoutDrawingStyle(overlays: [.bars], scale: scale), measuringTextWith: measurer, views: views)
    }
    #expect(pictures.allSatisfy { $0.commands.texts.contains { $0.text == "Good to see you" } })
    #expect(measurer.counts.isEmpty)
  }

  @Test func `a layout with changed frames places its texts again`() throws {
    let measurer = CountingTextMeasurer()
    let variant = SceneVariant(device: SceneBuilder.device, orientation: .portrait)
    let solved = Self.scene(.label(LabelContent(text: Self.words))).resolved(for: variant)
      .layout(measuringTextWith: measurer)
    let start = solved.withPlacedTexts(measuringTextWith: measurer, showsArtwork: false)
    var end = start
    end.absoluteFrames[1].origin.x += 100
    let middle = start.between(end, count: 3)[1]
    func left(of layout: Layout) throws -> Double {
      try #require(
        layout.displayList(style: LayoutDrawingStyle(overlays: []), measuringTextWith: measurer).commands.texts.first
      ).origin.x
    }
    #expect(try left(of: middle) == left(of: start) + 50)
  }
}

/// A measurer with letters 8 points wide that counts the measurements of each string.
private final class CountingTextMeasurer: TextMeasuring {
  var counts: [String: Int] = [:]

  func width(of text: String, in font: Font) -> Double {
    counts[text, default: 0] += 1
    return FixedPitchTextMeasurer().width(of: text, in: font)
  }

  func metrics(of font: Font) -> FontMetrics { FixedPitchTextMeasurer().metrics(of: font) }
}
