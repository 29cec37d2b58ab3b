import AutoLayout
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

/// Labels whose paragraph style has its own line height.
@Suite struct LineHeightTests {
  private func height(of text: String, _ lineHeight: LineHeight?) throws -> Double {
    var test = TestScene()
    var content = LabelContent(text: LocalizedText(text), font: .system(20), numberOfLines: 0)
    content.lineHeight = lineHeight
    let label = test.add("label", .label(content))
    test.pin(label, left: 20, top: 8)
    let layout = test.scene.resolved(for: try SceneVariant(on: "iPhone 8")).layout()
    return try #require(layout.system.items[label].intrinsicContentSize.height)
  }

  @Test func `lines are as high as their style requires`() throws {
    let line = FixedPitchTextMeasurer().metrics(of: Font(pointSize: 20)).lineHeight
    try expect(height(of: "one", LineHeight(multiple: 1.5)), is: (line * 3).rounded(.up) / 2)
    try expect(height(of: "one", LineHeight(minimum: 40)), is: 40)
    try expect(height(of: "one", LineHeight(maximum: 10)), is: 10)
    try expect(height(of: "one\ntwo", LineHeight(minimum: 40, spacing: 6)), is: 86)
  }

  @Test func `additional line height is above the letters`() {
    let metrics = LineHeight(multiple: 2).metrics(FontMetrics(ascender: 15, descender: 5, leading: 1))
    #expect(metrics == FontMetrics(ascender: 35, descender: 5, leading: 1))
  }
}
