import AutoLayout
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

/// Text fields, which are as high as their text, but at least as high as their border.
@Suite struct TextFieldSizeTests {
  private func height(_ family: String?) throws -> Double {
    var test = TestScene()
    let font = FontDescription(family: family, size: .points(20))
    let field = test.add(
      "field", .textField(TextFieldContent(placeholder: LocalizedText("Email"), font: font, hasBorder: false)))
    test.pin(field, left: 20, top: 8)
    let layout = test.scene.resolved(for: try SceneVariant(on: "iPhone 8")).layout()
    return try #require(layout.system.items[field].intrinsicContentSize.height)
  }

  @Test func `a named font has no space around its letters, and the system font has`() throws {
    let line = FixedPitchTextMeasurer().metrics(of: Font(pointSize: 20)).lineHeight
    try expect(height("Futura"), is: line.rounded(.up))
    #expect(try height(nil) >= line + 1.7)
  }

  @Test func `large letters make a text field with a border higher`() {
    let metrics = ControlMetrics()
    #expect([20.3, 30, 30.1, 59.7].map(metrics.textFieldHeight(line:)) == [34, 34, 35, 64])
  }
}
