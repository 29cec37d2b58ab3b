import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

/// Views without measurable content that keep a size (specification SIZ-21).
@Suite struct KeptSizeTests {
  /// Solves equations on a box that keeps 60 by 30 points in a root of 320 by 480.
  private func solution(_ equations: [String], keepsSizes: Bool) -> LayoutSolution {
    var test = TestSystem(width: 320, height: 480)
    test.add("box")
    test.constrain("box.left == root.left")
    test.constrain("box.top == root.top")
    for equation in equations { test.constrain(equation) }
    var system = test.system
    system.items[1].keptSize = IntrinsicContentSize(width: 60, height: 30)
    system.keepsSizes = keepsSizes
    return system.solution()
  }

  @Test(arguments: [("== 21", 21.0), ("== 21 @999", 21), ("== 21 @750", 30), (">= 100 @250", 30), ("<= 20", 20)])
  func `a kept size yields only to constraints above 751`(equation: String, height: Double) {
    let size = solution(["box.height \(equation)"], keepsSizes: true).alignmentRects[1].size
    expect(size, is: Size(width: 60, height: height))
  }

  @Test(arguments: [("== 21 @1", 21.0), (">= 100 @250", 100), ("<= 40", 30)])
  func `off the canvas, a kept size is only preferred for an ambiguous size`(equation: String, height: Double) {
    let layout = solution(["box.height \(equation)"], keepsSizes: false)
    expect(layout.alignmentRects[1].size, is: Size(width: 60, height: height))
    #expect(layout.ambiguities.contains { $0.view == 1 && $0.attribute == .width })
  }

  @Test func `an arranged view keeps its kept size`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("stack")
    test.add("box", to: "stack")
    test.constrain("stack.left == root.left")
    test.constrain("stack.top == root.top")
    var system = test.system
    system.items[1].stack = StackLayout(axis: .vertical, arrangedViews: [2])
    system.items[2].keptSize = IntrinsicContentSize(width: 60, height: 30)
    let layout = system.solution()
    expect(layout.alignmentRects[1].size, is: Size(width: 60, height: 30))
    expect(layout.alignmentRects[2].size, is: Size(width: 60, height: 30))
  }

  @Test func `a kept size has no effect if required constraints set both lengths`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("box")
    test.constrain("box.width == 10")
    var system = test.system
    system.items[1].keptSize = IntrinsicContentSize(width: 60, height: 30)
    #expect(!system.keepsOpenSize)
    system.keepsSizes = true
    #expect(system.keepsOpenSize)
    test.constrain("box.height == 20 @999")
    system.constraints = test.system.constraints
    #expect(system.keepsOpenSize)
    test.constrain("box.height == 20")
    system.constraints = test.system.constraints
    #expect(!system.keepsOpenSize)
  }

  @Test func `a content size replaces a kept size`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("box")
    var system = test.system
    system.items[1].keptSize = IntrinsicContentSize(width: 60, height: 30)
    system.items[1].intrinsicContentSize = IntrinsicContentSize(width: 10, height: 20)
    system.keepsSizes = true
    expect(system.solution().alignmentRects[1].size, is: Size(width: 10, height: 20))
  }
}
