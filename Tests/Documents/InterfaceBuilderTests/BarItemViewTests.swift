import DocumentTestSupport
import Geometry
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Custom views of bar items, which the bar positions without constraints, measured on Xcode documents.
@Suite struct BarItemViewTests {
  /// Returns the frames of a bar item's custom view and of the view in its center, on the canvas or in the app.
  private func frames(
    _ recorded: (Double, Double, Double, Double), isApp: Bool = false
  ) throws -> (custom: Rect?, inner: Rect?) {
    let placed = "translatesAutoresizingMaskIntoConstraints=\"NO\""
    let size = [("width", 40), ("height", 20)].map { attribute, length in
      "<constraint firstAttribute=\"\(attribute)\" constant=\"\(length)\" id=\"\(attribute)\"/>"
    }
    let centres = ["centerX", "centerY"].map {
      "<constraint firstItem=\"inner\" firstAttribute=\"\($0)\" secondItem=\"custom\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
    }
    let inner = XcodeDocument.view(
      "view", "inner", (7, 11, 13, 17), placed, "<constraints>\(size.joined())</constraints>")
    let custom = XcodeDocument.view(
      "view", "custom", recorded, "key=\"customView\" \(placed)",
      "<subviews>\(inner)</subviews><constraints>\(centres.joined())</constraints>")
    let bar = XcodeDocument.view(
      "toolbar", "bar", (0, 0, 375, 44), "", "<items><barButtonItem id=\"item\">\(custom)</barButtonItem></items>")
    let root = XcodeDocument.view("view", "root", (0, 0, 375, 667), "", "<subviews>\(bar)</subviews>")
    let scene = try #require(try scenes(in: XcodeDocument.xib(root)).first)
    let saved = try #require(scene.resolvedAsSaved(leafSizes: .measured))
    let resolved = isApp ? scene.resolved(for: try SceneVariant(on: "iphone-se-3")) : saved
    let layout = resolved.layout(measuringTextWith: FixedPitchTextMeasurer())
    func frame(_ name: String) -> Rect? { resolved.views.firstIndex { $0.name == name }.map { layout.frames[$0] } }
    return (frame("custom"), frame("inner"))
  }

  @Test func `a custom view with a recorded size of zero stays a point, with its content around it`() throws {
    let frames = try frames((36, 22, 0, 0))
    #expect(frames.custom == Rect(x: 36, y: 22, width: 0, height: 0))
    #expect(frames.inner == Rect(x: -20, y: -10, width: 40, height: 20))
  }

  @Test func `in the app, or with a recorded size, a custom view is as large as its content requires`() throws {
    #expect(try frames((36, 22, 0, 0), isApp: true).custom?.size == Size(width: 40, height: 20))
    #expect(try frames((36, 12, 60, 20)).custom?.size == Size(width: 40, height: 20))
  }
}
