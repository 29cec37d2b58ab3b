import AutoLayout
import Findings
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

@testable import LayoutRules

/// A scene that the engine could not solve completely is not reported as solved.
@Suite struct UnsolvedRuleTests {
  private func layout() -> Layout {
    var test = TestScene()
    let box = test.add("box")
    test.pin(box, left: 0, top: 0)
    test.add(LayoutConstraint(LayoutItemID(view: box), .width, constant: 50))
    test.add(LayoutConstraint(LayoutItemID(view: box), .height, constant: 50))
    return test.layout()
  }

  @Test func `a solved layout is not reported`() {
    #expect(layout().solution.isComplete)
    #expect(UnsolvedRule.findings(in: layout()).isEmpty)
  }

  @Test func `an incompletely solved layout is an error with advice`() throws {
    var layout = layout()
    layout.solution.isComplete = false
    let finding = try #require(UnsolvedRule.findings(in: layout).first)
    #expect(finding.code == "unsolved" && finding.severity == .error)
    #expect(
      finding.message.text == "some frames are not solved: too many sizes and positions depend on each other")
    #expect(finding.hint?.text == "split the scene, or give some views a required size")
  }
}
