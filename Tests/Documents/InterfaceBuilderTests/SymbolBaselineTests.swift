import DocumentTestSupport
import Geometry
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The baselines of image views that show symbols, measured on Xcode documents (specification ATT-05).
@Suite struct SymbolBaselineTests {
  /// Returns the distances of the lower edge of an image view below the baseline of a label beside it, on the canvas
  /// and in the app.
  private func distances(_ image: String, height: Double, configuration: String = "") throws -> [Double] {
    let placed = "translatesAutoresizingMaskIntoConstraints=\"NO\""
    let label = XcodeDocument.view("label", "text", (0, 100, 50, 20), "text=\"Text\" \(placed)")
    let view = XcodeDocument.view(
      "imageView", "image", (0, 0, 20, 20), "\(image) \(placed)",
      configuration
        + "<constraints><constraint firstAttribute=\"height\" constant=\"\(height)\" id=\"h\"/></constraints>")
    let constraints = """
      <constraint firstItem="text" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      <constraint firstItem="text" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="t"/>
      <constraint firstItem="image" firstAttribute="leading" secondItem="text" secondAttribute="trailing" id="s"/>
      <constraint firstItem="image" firstAttribute="baseline" secondItem="text" secondAttribute="baseline" id="b"/>
      """
    let root = XcodeDocument.view(
      "view", "root", (0, 0, 375, 812), "",
      "<subviews>\(label)\(view)</subviews><constraints>\(constraints)</constraints>")
    let scene = try #require(try scenes(in: XcodeDocument.xib(root, device: "retina5_9")).first)
    let saved = try #require(scene.resolvedAsSaved(leafSizes: .measured))
    let app = scene.resolved(for: try SceneVariant(on: "iphone-16-pro"))
    return [saved, app].map { resolved in
      let layout = resolved.layout(measuringTextWith: FixedPitchTextMeasurer(lineHeight: 20, descent: 5))
      return layout.frames[2].maxY - (layout.frames[1].maxY - 5)
    }
  }

  private func symbol(_ name: String) -> String { "image=\"\(name)\" catalog=\"system\"" }

  @Test func `the baseline of a symbol is that of letters of its size, not its lower edge`() throws {
    for distance in try distances(symbol("globe"), height: 20) { #expect(abs(distance - 3.67) < 0.34) }
    let callout = """
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="16"/>
      """
    for distance in try distances(symbol("person"), height: 17.67, configuration: callout) {
      #expect(abs(distance - 2.67) < 0.34)
    }
  }

  @Test func `the baseline of other images is their lower edge`() throws {
    for distance in try distances("image=\"photo\"", height: 20) { #expect(abs(distance) < 0.01) }
  }
}
