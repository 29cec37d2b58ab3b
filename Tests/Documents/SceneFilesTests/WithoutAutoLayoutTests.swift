import AutoLayout
import DocumentTestSupport
import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Scenes without Auto Layout (specification AUT-03).
@Suite struct WithoutAutoLayoutTests {
  private func layout(_ scene: Scene) throws -> Layout {
    try scene.resolved(for: SceneVariant(on: "iPhone 4s")).layout()
  }

  @Test(arguments: [("", 518.0), (", in: 320x568, stretch: top", 430)])
  func `without Auto Layout, constraints are ignored and a frame follows its mask`(mask: String, y: Double) throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      autoLayout: false
      views:
        previous: { type: button, text: Previous, frame: { x: 20, y: 518, width: 62, height: 30\(mask) } }
        bare: { width: 30 }
      constraints: [previous.top == superview.top]
      variants: { portrait: { constraints: [bare.height == 30], views: { previous: { hidden: true } } } }
      """)
    #expect(
      scene.findings.map(\.text) == [
        """
        test.scene.yaml:6:14: warning: Constraints Ignored: the scene does not use Auto Layout [constraints-ignored]
            constraints: [previous.top == superview.top]
                         ^ remove them, or 'autoLayout: false'
        """
      ])
    let layout = try layout(scene)
    expect(layout.frames[1], is: Rect(x: 20, y: y, width: 62, height: 30))
    #expect(layout.frames[2] == .zero && layout.system.constraints == [])
    #expect(layout.resolved.views[1].appearance.isHidden, "other changes of a variant hold")
  }

  @Test(arguments: ["YES", "NO"])
  func `a storyboard or xib may disable Auto Layout as well`(word: String) throws {
    let label = XcodeDocument.view(
      "button", "b", (20, 430, 62, 30), "translatesAutoresizingMaskIntoConstraints=\"NO\"",
      "<autoresizingMask key=\"autoresizingMask\" flexibleMinY=\"YES\"/>")
    let text = XcodeDocument.xib(
      XcodeDocument.view(
        "view", "r", (0, 0, 320, 480), "",
        """
        <subviews>\(label)</subviews><constraints><constraint firstItem="b" firstAttribute="top" secondItem="r" \
        secondAttribute="top" constant="10" id="c"/></constraints>
        """)
    ).replacing("useAutolayout=\"YES\"", with: "useAutolayout=\"\(word)\"")
    let scene = try #require(try scenes(in: text).first)
    let frame = try layout(scene).frames[1]
    if word == "NO" {
      expect(scene.findings.map(\.code), is: ["constraints-ignored"])
      expect(frame, is: Rect(x: 20, y: 430, width: 62, height: 30))
    } else {
      #expect(scene.findings == [] && frame.minY == 10)
    }
  }

  @Test func `a scene without constraints to ignore is not reported, and 'true' has no effect`() throws {
    let without = try SceneFile.scene(
      "format: 1\nautoLayout: false\nviews: { a: { frame: { x: 1, y: 2, width: 3, height: 4 } } }")
    expect(without.findings, is: [])
    let with = try SceneFile.scene("format: 1\nautoLayout: true\nviews: { a: { size: 3x4 } }")
    #expect(with.constraints.count == 2 && with.findings == [])
  }
}
