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
    ("pointSize=\"0.0\"", 12),
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

  @Test(
    arguments: [
      ("CourierNewPSMT", "Courier New", nil), ("CourierNewPS-BoldMT", "Courier New", .bold), ("ArialMT", "Arial", nil),
      ("TimesNewRomanPSMT", "Times New Roman", nil), ("HelveticaNeue-Light", "Helvetica Neue", .light),
    ] as [(String, String, FontWeight?)])
  func `a PostScript name in attributed text names a family`(name: String, family: String, weight: FontWeight?) throws {
    let label = XcodeDocument.view(
      "label", "v", (20, 20, 44, 22), "usesAttributedText=\"YES\"",
      """
      <attributedString key="attributedText"><fragment content="A"><attributes>
      <font key="NSFont" size="15" name="\(name)"/></attributes></fragment></attributedString>
      """)
    let document = XcodeDocument.storyboard(
      XcodeDocument.scene("s", XcodeDocument.controller("c", view: "<subviews>\(label)</subviews>")))
    let content = try #require(scenes(in: document).first?.views.last?.content.label)
    #expect(content.font == FontDescription(family: family, size: .points(15), weight: weight))
  }
}
