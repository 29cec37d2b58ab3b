import DocumentTestSupport
import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

@Suite struct EmbeddedSceneTests {
  /// Returns a scene with a container view that embeds a controller, 200 points high and 40 points below the top.
  private static func parent(_ id: String = "parent", embedding child: String, segue: String = "embed") -> String {
    let container = XcodeDocument.view(
      "containerView", "\(id)-box", (0, 40, 375, 200), #"translatesAutoresizingMaskIntoConstraints="NO""#,
      "<connections><segue destination=\"\(child)\" kind=\"\(segue)\" id=\"\(id)-s\"/></connections>")
    let root = "\(id)-view"
    return XcodeDocument.scene(
      "\(id)-scene",
      XcodeDocument.controller(
        id, #"storyboardIdentifier="Parent""#,
        view: """
          <subviews>\(container)</subviews><constraints>
          <constraint firstItem="\(id)-box" firstAttribute="top" secondItem="\(root)" secondAttribute="top" \
          constant="40" id="\(id)-1"/>
          <constraint firstItem="\(id)-box" firstAttribute="leading" secondItem="\(root)" secondAttribute="leading" \
          id="\(id)-2"/>
          <constraint firstItem="\(id)-box" firstAttribute="trailing" secondItem="\(root)" secondAttribute="trailing" \
          id="\(id)-3"/>
          <constraint firstItem="\(id)-box" firstAttribute="height" constant="200" id="\(id)-4"/>
          </constraints>
          """))
  }

  private static let child = XcodeDocument.scene(
    "child-scene", XcodeDocument.controller("child", #"storyboardIdentifier="Child""#, height: 200))

  /// Returns the layout of a scene on a device in portrait.
  private func layout(of scene: Scene, on device: String) throws -> Layout {
    try scene.resolved(for: SceneVariant(on: device)).layout()
  }

  @Test(arguments: [("iphone-se-3", 375.0), ("ipad-10", 820)])
  func `an embedded scene has the size of its container on each device`(device: String, width: Double) throws {
    let scenes = try scenes(in: XcodeDocument.storyboard(Self.parent(embedding: "child") + Self.child))
    let layout = try layout(of: scenes[1], on: device)
    #expect(layout.resolved.rootSize == Size(width: width, height: 200))
    #expect(layout.frames[0].size == Size(width: width, height: 200))
    #expect(layout.resolved.safeArea == .zero)
  }

  @Test func `the safe area of an embedded scene is the part of its parent's that overlaps the container`() throws {
    let scenes = try scenes(in: XcodeDocument.storyboard(Self.parent(embedding: "child") + Self.child))
    // The safe area begins 47 points below the top, and the container 40 points.
    try expect(layout(of: scenes[1], on: "iphone-14").resolved.safeArea, is: EdgeInsets(top: 7))
  }

  @Test func `as saved, an embedded scene has its recorded size`() throws {
    let scenes = try scenes(in: XcodeDocument.storyboard(Self.parent(embedding: "child") + Self.child))
    #expect(scenes[1].resolvedAsSaved(leafSizes: .recorded)?.rootSize == Size(width: 375, height: 200))
  }

  @Test func `a note names the container that a scene is embedded in`() throws {
    let scenes = try scenes(in: XcodeDocument.storyboard(Self.parent(embedding: "child") + Self.child))
    #expect(scenes[0].findings.isEmpty)
    #expect(
      scenes[1].findings.map(\.message.text) == [
        "'Child' is embedded in the container 'Container View' (parent-box) of 'Parent' and is solved at its size"
      ])
    #expect(scenes[1].findings.map(\.severity) == [.note])
  }

  @Test func `the root of an embedded navigation controller is in the container, under the bar`() throws {
    let navigation = XcodeDocument.scene(
      "navigation-scene",
      """
      <navigationController id="navigation" sceneMemberID="viewController"><connections>
      <segue destination="child" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController>
      """)
    let text = XcodeDocument.storyboard(Self.parent(embedding: "navigation") + navigation + Self.child)
    let layout = try layout(of: scenes(in: text)[1], on: "iphone-se-3")
    #expect(layout.resolved.rootSize == Size(width: 375, height: 200))
    #expect(layout.resolved.safeArea == EdgeInsets(top: 44))
  }

  @Test func `other segues from a container embed nothing`() throws {
    let scenes = try scenes(in: XcodeDocument.storyboard(Self.parent(embedding: "child", segue: "show") + Self.child))
    #expect(scenes.allSatisfy { $0.surroundings == .screen && $0.findings.isEmpty })
  }

  @Test func `scenes that embed each other are still solved`() throws {
    let text = XcodeDocument.storyboard(Self.parent("a", embedding: "b") + Self.parent("b", embedding: "a"))
    for scene in try scenes(in: text) {
      try expect(layout(of: scene, on: "iphone-se-3").resolved.rootSize, is: Size(width: 375, height: 200))
    }
    let alone = try scenes(in: XcodeDocument.storyboard(Self.parent("a", embedding: "a")))
    #expect(alone.map(\.surroundings) == [.screen])
  }
}
