import AutoLayout
import LayoutTestSupport
import Testing

/// Views that other views are positioned relative to, and the constraints that refer to a view (specification CAR-18,
/// OWN-03).
@Suite struct AnchorTests {
  @Test func `an anchor depends only on its content and its superviews`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("addCar")
    test.add("totalCars", to: "addCar") { $0.intrinsicContentSize = IntrinsicContentSize(width: 100, height: 21) }
    test.add("separator")
    for equation in [
      "addCar.leading == root.leading + 20", "root.trailing == addCar.trailing + 20", "addCar.top == root.top + 72",
      "addCar.height == 102", "totalCars.leading == addCar.leading", "totalCars.top == addCar.top",
      "separator.leading == root.leading", "separator.width == 2", "separator.top == addCar.bottom + 22",
      "separator.height == 2",
    ] { test.constrain(equation) }
    let solution = test.system.solution()
    #expect(test.system.isAnchor(test["addCar"], in: solution))
    #expect(test.system.isAnchor(test["totalCars"], in: solution))
    #expect(!test.system.isAnchor(test["separator"], in: solution), "it hangs below its sibling")
    #expect(!test.system.isAnchor(0, in: solution) && !test.system.isAnchor(9, in: solution))
  }

  @Test func `a view with an ambiguous attribute is not an anchor`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("box")
    for equation in ["box.leading == root.leading", "box.top == root.top", "box.height == 10"] {
      test.constrain(equation)
    }
    #expect(!test.system.isAnchor(test["box"], in: test.system.solution()))
  }

  @Test func `OWN-03: owned constraints and mentions are separate lists`() {
    var test = TestSystem(width: 320, height: 568)
    test.add("label")
    test.add("switch")
    for equation in [
      "switch.centerY == root.centerY", "label.centerY == switch.centerY", "switch.leading == label.trailing + 8",
    ] { test.constrain(equation) }
    let system = test.system
    expect(system.constraints(ownedBy: 0).count, is: 3)
    expect(system.constraints(ownedBy: test["switch"]), is: [])
    expect([test["switch"], test["label"], 0].map { system.constraints(mentioning: $0).count }, is: [3, 2, 1])
  }
}
