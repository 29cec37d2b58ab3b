import AutoLayout
import Findings
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import WorkBudgets

@testable import LayoutRules

/// A layout that exceeds its work limit is abandoned, and has no other findings.
@Suite struct WorkLimitRuleTests {
  /// A box that is too far to the right, with two widths.
  private var resolved: ResolvedScene {
    var test = TestScene()
    let box = test.add("box")
    test.pin(box, left: 5000, top: 0)
    test.add(LayoutConstraint(LayoutItemID(view: box), .width, constant: 50))
    test.add(LayoutConstraint(LayoutItemID(view: box), .width, constant: 60))
    test.add(LayoutConstraint(LayoutItemID(view: box), .height, constant: 50))
    return test.scene.resolved(for: TestScene.variant(width: 320, height: 480))
  }

  private func layout(within limit: Int) -> Layout {
    WorkBudget(limit: limit).run { resolved.layout(measuringTextWith: FixedPitchTextMeasurer()) }
  }

  @Test func `a layout within its budget is not reported`() {
    let layout = layout(within: WorkBudget.standardLimit)
    #expect(!layout.isGivenUp && WorkLimitRule.findings(in: layout).isEmpty)
    #expect(layout.findings.map(\.code.name).contains("conflict"))
    #expect(layout.findings == resolved.layout(measuringTextWith: FixedPitchTextMeasurer()).findings)
  }

  @Test func `a layout beyond its budget is one error with advice`() throws {
    let layout = layout(within: 10)
    #expect(layout.isGivenUp)
    let finding = try #require(layout.findings.first)
    #expect(layout.findings.count == 1 && finding.code == "work-limit" && finding.severity == .error)
    #expect(finding.message.text == "solving the layout exceeded the work limit")
    #expect(finding.hint?.text == "split the scene, or raise the limit with '--work-limit'")
  }

  @Test func `the work of rules counts toward the limit`() {
    let measuring = WorkBudget(limit: .max)
    var solver = LayoutSolver()
    _ = measuring.run {
      resolved.uncheckedLayout(measuringTextWith: FixedPitchTextMeasurer(), solvingWith: &solver)
    }
    let layout = layout(within: measuring.spent + 1)
    #expect(layout.isGivenUp && layout.findings.map(\.code.name) == ["work-limit"])
  }

  @Test func `the same budget gives the same result`() {
    for limit in stride(from: 0, through: 20_000, by: 500) { #expect(layout(within: limit) == layout(within: limit)) }
  }
}
