import DocumentTestSupport
import Geometry
import Scenes
import Testing

/// The heights of bars that Interface Builder simulates around a scene, measured on Xcode documents.
@Suite struct SavedBarTests {
  /// Returns the safe area of a controller in a navigation controller.
  ///
  /// `attributes` are those of the navigation controller, and `bar` those of its navigation bar.
  private static func safeArea(
    ofRoot size: (width: Double, height: Double), on device: String?, tools: String, attributes: String = "",
    bar: String = "", orientation: String = "portrait"
  ) throws -> EdgeInsets? {
    let navigation = """
      <navigationController id="n" sceneMemberID="viewController" \(attributes)>
      <navigationBar key="navigationBar" \(bar) id="bar"/><connections>
      <segue destination="c" kind="relationship" relationship="rootViewController" id="s"/></connections>
      </navigationController>
      """
    let root = XcodeDocument.view("view", "root", (0, 0, size.width, size.height), "key=\"view\"")
    let controller = "<viewController id=\"c\" sceneMemberID=\"viewController\">\(root)</viewController>"
    let text = XcodeDocument.storyboard(
      XcodeDocument.scene("1", navigation) + XcodeDocument.scene("2", controller), tools: tools, device: device)
    let turned = text.replacing("orientation=\"portrait\"", with: "orientation=\"\(orientation)\"")
    return try scenes(in: turned).first { $0.views.first?.name == "root" }?.saved?.safeArea
  }

  @Test(arguments: [
    ("retina4_7", "14460", 44.0), ("retina4_7", "14491", 49), ("retina4_7", "22505", 49), ("retina5_9", "13196", 83),
    (nil, "10117", 44),
  ])
  func `a toolbar is taller above a home indicator, and everywhere since Xcode 11`(
    device: String?, tools: String, bottom: Double
  ) throws {
    let size = device == "retina5_9" ? (375.0, 812.0) : device == nil ? (600, 600) : (375, 667)
    let found = try Self.safeArea(ofRoot: size, on: device, tools: tools, attributes: "toolbarHidden=\"NO\"")
    #expect(found?.bottom == bottom)
  }

  @Test(arguments: [
    (Size(width: 667, height: 375), "retina4_7", "", 32.0),
    (Size(width: 667, height: 375), "retina4_7", "largeTitles=\"YES\"", 32),
    (Size(width: 736, height: 414), "retina5_5", "", 44),
  ])
  func `in landscape an opaque bar of a phone shortens the root by 32 points, or by 44 on a large phone`(
    screen: Size, device: String, bar: String, height: Double
  ) throws {
    let found = try Self.safeArea(
      ofRoot: (screen.width, screen.height - height), on: device, tools: "14460", bar: "translucent=\"NO\" \(bar)",
      orientation: "landscape")
    #expect(found?.top == 0)
  }
}
