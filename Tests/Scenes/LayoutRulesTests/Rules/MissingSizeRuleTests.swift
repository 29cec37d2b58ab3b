import AutoLayout
import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

@Suite struct MissingSizeRuleTests {
  /// Returns the codes of the findings about a label without a width.
  private func codes(_ reason: (inout TestScene, LayoutItemID) -> Void) -> [String] {
    var test = TestScene()
    let label = test.add("label", .label(LabelContent(text: "Hello")))
    test.pin(label, left: 0, top: 0)
    reason(&test, LayoutItemID(view: label))
    return test.layout().findings.map(\.code.name)
  }

  @Test func `MIS-01: a text that its neighbors compress to nothing is reported`() {
    #expect(codes { $0.add(LayoutConstraint($1, .right, .equal, .root, .left)) } == ["no-size"])
  }

  @Test func `a size of 0 that the author wrote is not reported`() {
    #expect(codes { $0.add(LayoutConstraint($1, .width, constant: 0)) } == [])
    #expect(codes { $0.add(LayoutConstraint($1, .width, .lessThanOrEqual, constant: 0)) } == [])
  }

  @Test func `a minimum size of 0 requires nothing`() {
    let found = codes { scene, label in
      scene.add(LayoutConstraint(label, .width, .greaterThanOrEqual, constant: 0))
      scene.add(LayoutConstraint(label, .right, .equal, .root, .left))
    }
    #expect(found == ["no-size"])
  }

  @Test func `a height of 0 is reported even if nothing decides the width`() {
    var test = TestScene()
    let view = test.add("view") { $0.appearance.background = .components(red: 1, green: 0, blue: 0, alpha: 1) }
    test.pin(view, left: 0, top: 40)
    test.add(LayoutConstraint(LayoutItemID(view: view), .bottom, .equal, .root, .top, constant: 40))
    let found = test.layout().findings
    #expect(found.flatMap(\.unfolded).contains { $0.message.text == "'view' is invisible: its height is 0" })
  }

  @Test func `a background of bars has no height without bars, but another view must have one`() {
    func codes(_ top: Double) -> [String] {
      var test = TestScene()
      let ground = test.add("ground") { $0.appearance.background = .components(red: 1, green: 0, blue: 0, alpha: 1) }
      let item = LayoutItemID(view: ground)
      test.pin(ground, left: 0, top: top)
      test.add(LayoutConstraint(item, .right, .equal, .root, .right))
      test.add(LayoutConstraint(item, .bottom, .equal, LayoutItemID(view: 0, guide: .safeArea), .top, constant: top))
      return test.layout().findings.map(\.code.name)
    }
    #expect(codes(0) == [])
    #expect(codes(40) == ["no-size"])
  }
}
