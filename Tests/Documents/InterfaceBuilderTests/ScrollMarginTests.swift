import AutoLayout
import DocumentTestSupport
import Geometry
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The margins of scroll views, which refer to the content as the edges do (specification SCR-01), measured on Xcode
/// documents.
@Suite struct ScrollMarginTests {
  /// Returns a scene with a scroll view of 300 × 400 points, with margins of 8 points, around a view.
  private func scene(_ constraints: String, height: Double? = 500) throws -> Scene {
    let own = height.map {
      "<constraints><constraint firstAttribute=\"height\" constant=\"\($0)\" id=\"h\"/></constraints>"
    }
    let inner = XcodeDocument.view(
      "label", "inner", (0, 0, 100, 20), "translatesAutoresizingMaskIntoConstraints=\"NO\" text=\"Text\"", own ?? "")
    let scroll = XcodeDocument.view(
      "scrollView", "scroll", (0, 0, 300, 400), "translatesAutoresizingMaskIntoConstraints=\"NO\"",
      "<subviews>\(inner)</subviews><constraints>\(constraints)</constraints>")
    let place = [("leading", 0.0), ("top", 20)].map { edge, constant in
      "<constraint firstItem=\"scroll\" firstAttribute=\"\(edge)\" secondItem=\"root\" secondAttribute=\"\(edge)\" "
        + "constant=\"\(constant)\" id=\"p-\(edge)\"/>"
    }
    let size = [("width", 300), ("height", 400)].map { attribute, length in
      "<constraint firstItem=\"scroll\" firstAttribute=\"\(attribute)\" constant=\"\(length)\" id=\"p-\(attribute)\"/>"
    }
    let root = XcodeDocument.view(
      "view", "root", (0, 0, 375, 667), "",
      "<subviews>\(scroll)</subviews><constraints>\((place + size).joined())</constraints>")
    return try #require(try scenes(in: XcodeDocument.xib(root)).first)
  }

  private static let atMargins = """
    <constraint firstItem="inner" firstAttribute="leading" secondItem="scroll" secondAttribute="leadingMargin" id="l"/>
    <constraint firstItem="inner" firstAttribute="top" secondItem="scroll" secondAttribute="topMargin" id="t"/>
    <constraint firstAttribute="trailingMargin" secondItem="inner" secondAttribute="trailing" constant="16" id="r"/>
    <constraint firstAttribute="bottomMargin" secondItem="inner" secondAttribute="bottom" constant="32" id="b"/>
    """

  /// Returns the layouts on the canvas and on a phone without a notch.
  private func layouts(of scene: Scene) throws -> [Layout] {
    let saved = try #require(scene.resolvedAsSaved(leafSizes: .measured))
    let app = scene.resolved(for: try SceneVariant(on: "iphone-se-3", orientation: .portrait))
    return [saved, app].map { $0.layout(measuringTextWith: FixedPitchTextMeasurer()) }
  }

  @Test func `the content size ends a margin beyond the last view and stretches no view`() throws {
    for layout in try layouts(of: scene(Self.atMargins)) {
      let text = try #require(layout.frames.last)
      #expect(text.origin == Point(x: 8, y: 8) && text.height == 500)
      #expect(layout.frames[1].size == Size(width: 300, height: 400))
      let content = try #require(layout.solution.contentSizes.first?.size)
      #expect(content == Size(width: 8 + text.width + 16 + 8, height: 8 + 500 + 32 + 8))
      #expect(layout.solution.conflicts.isEmpty)
    }
  }

  @Test func `centers within margins are those of the frame`() throws {
    let centred = """
      <constraint firstItem="inner" firstAttribute="centerX" secondItem="scroll" secondAttribute="centerXWithinMargins" \
      id="x"/>
      <constraint firstItem="inner" firstAttribute="centerY" secondItem="scroll" secondAttribute="centerYWithinMargins" \
      id="y"/>
      """
    for layout in try layouts(of: scene(centred, height: 100)) {
      #expect(layout.frames.last?.midX == 150 && layout.frames.last?.midY == 200)
    }
  }

  @Test func `margins that views outside the scroll view refer to are those of its frame`() throws {
    let scene = try scene(Self.atMargins)
    let outside = LayoutConstraint(
      .root, .bottom, .equal, LayoutItemID(view: 1, guide: .layoutMargins), .bottom)
    for layout in try layouts(of: scene) {
      let missing = try #require(layout.system.differences(of: [outside], in: layout.solution).first??.difference)
      #expect(abs(missing - (667 - (20 + 400 - 8))) < 1e-6)
    }
  }
}
