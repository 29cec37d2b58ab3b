import AutoLayout
import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Constraints of an attribute with itself (specification CON-05).
@Suite struct DegenerateConstraintRuleTests {
  @Test(arguments: [
    (2.0, LayoutRelation.equal, 0.0, "box.width == 2 * box.width", "box.width can only be 0"),
    (0.5, .equal, 30, "box.width == 0.5 * box.width + 30", "box.width can only be 60"),
    (1, .equal, 0, "box.width == box.width", "it has no effect"),
    (1, .lessThanOrEqual, 8, "box.width <= box.width + 8", "it has no effect"),
    (1, .greaterThanOrEqual, 8, "box.width >= box.width + 8", "it can never hold"),
    (3, .greaterThanOrEqual, -8, "box.width >= 3 * box.width - 8", "it only limits box.width"),
  ])
  func `a constraint of an attribute with itself is a warning that explains its effect`(
    multiplier: Double, relation: LayoutRelation, constant: Double, text: String, meaning: String
  ) throws {
    var test = TestScene()
    let box = LayoutItemID(view: test.add("box"))
    test.pin(box.view, left: 0, top: 0)
    test.add(LayoutConstraint(box, .height, constant: 10))
    test.add(LayoutConstraint(box, .width, constant: 60, priority: .defaultLow))
    test.add(LayoutConstraint(box, .width, relation, box, .width, multiplier: multiplier, constant: constant))
    let finding = try #require(test.layout().findings.first { $0.code == "degenerate" })
    #expect(finding.severity == .warning && finding.message.text == "'\(text)' relates box.width to itself")
    #expect(finding.hint?.text == "\(meaning); use another view on one side")
  }

  @Test func `A-SOL-005: the only width that is twice itself is 0`() {
    var test = TestScene()
    let box = LayoutItemID(view: test.add("box"))
    test.pin(box.view, left: 0, top: 0)
    test.add(LayoutConstraint(box, .width, .equal, box, .width, multiplier: 2))
    test.add(LayoutConstraint(box, .height, .equal, box, .width))
    #expect(test.layout().frames[1].size == .zero)
  }

  @Test func `the width and height of a view may be related`() {
    var test = TestScene()
    let box = LayoutItemID(view: test.add("box"))
    test.pin(box.view, left: 0, top: 0)
    test.add(LayoutConstraint(box, .width, constant: 60))
    test.add(LayoutConstraint(box, .width, .equal, box, .height))
    #expect(test.layout().findings == [])
  }
}
