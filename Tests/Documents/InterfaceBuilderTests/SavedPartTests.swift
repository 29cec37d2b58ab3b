import DocumentTestSupport
import Geometry
import LayoutTestSupport
import Scenes
import Testing

/// The safe areas of controllers that are parts of a screen, measured on Xcode documents.
@Suite struct SavedPartTests {
  /// The controller is 106 points high, and a segue of another one shows it.
  @Test(arguments: [
    ("popoverPresentation", "retina5_9", 320.0, "22155", 0.0), ("presentation", "retina5_9", 320, "22155", 50),
    ("popoverPresentation", "retina5_9", 320, "24127", 50), ("popoverPresentation", "ipad9_7", 228, "14113", 20),
    ("show", "ipad9_7", 540, "24127", 0), ("show", "ipad9_7", 540, "23504", 20), ("show", "ipad9_7", 768, "24127", 20),
  ])
  func `a part of a screen is clear of the status bar in a phone's popover and, in Xcode 26, on a tablet`(
    kind: String, device: String, width: Double, tools: String, top: Double
  ) throws {
    let source = XcodeDocument.controller(
      "A", rest: "<connections><segue destination=\"C\" kind=\"\(kind)\" id=\"g\"/></connections>")
    let part =
      "<viewController id=\"C\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"C-view\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"106\"/></view></viewController>"
    let text = XcodeDocument.storyboard(
      XcodeDocument.scene("S", source) + XcodeDocument.scene("T", part), tools: tools, device: device)
    let scene = try #require(try scenes(in: text).first { $0.views.first?.name == "C-view" })
    #expect(scene.saved?.safeArea.top == top)
  }
}
