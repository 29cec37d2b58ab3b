import DocumentTestSupport
import LayoutTestSupport
import Scenes
import Testing
import Typography

/// Fonts as Interface Builder writes them.
@Suite struct FontReaderTests {
  /// UIKit, UIFont: `smallSystemFontSize`, `systemFontSize`, `labelFontSize`, `buttonFontSize`.
  @Test(arguments: [
    ("size=\"smallSystem\"", 12.0), ("size=\"system\"", 14), ("size=\"label\"", 17), ("size=\"button\"", 18),
    ("size=\"unknown\"", 17), ("pointSize=\"15\" size=\"system\"", 15), ("", 17),
  ])
  func `a size may have a name`(size: String, points: Double) throws {
    let label = XcodeDocument.view(
      "label", "v", (20, 20, 44, 22), "text=\"A\"",
      "<fontDescription key=\"fontDescription\" type=\"boldSystem\" \(size)/>")
    let document = XcodeDocument.storyboard(
      XcodeDocument.scene("s", XcodeDocument.controller("c", view: "<subviews>\(label)</subviews>")))
    let content = try #require(scenes(in: document).first?.views.last?.content.label)
    expect(content.font, is: .system(points, weight: .bold))
  }
}
