import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

@Suite struct ConstraintSystemTests {
  private func frame(_ name: String, in test: TestSystem) -> Rect? {
    test.system.framesByName(test.system.solution())[name]
  }

  @Test func `four constraints determine the frame of a view`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("v")
    for text in ["v.left == root.left + 20", "v.top == root.top + 30", "v.width == 100", "v.height == 44"] {
      test.constrain(text)
    }
    expect(frame("v", in: test), is: Rect(x: 20, y: 30, width: 100, height: 44))
    #expect(test.system.solution().ambiguities.isEmpty)
    #expect(test.system.solution().conflicts.isEmpty)
  }

  @Test func `the frame is larger than the alignment rectangle by its insets`() {
    var test = TestSystem(width: 320, height: 568)
    test.add("switch") {
      $0.intrinsicContentSize = IntrinsicContentSize(width: 49, height: 31)
      $0.alignmentRectInsets = EdgeInsets(right: 2)
    }
    test.constrain("switch.centerX == root.centerX")
    test.constrain("switch.centerY == root.centerY")
    expect(frame("switch", in: test), is: Rect(x: 135.5, y: 268.5, width: 51, height: 31))
  }

  @Test func `leading points inward from the right in a right-to-left layout`() {
    var test = TestSystem(width: 320, height: 480, direction: .rightToLeft)
    test.add("a")
    test.add("b")
    for text in [
      "a.leading == root.leading + 20", "a.width == 100", "a.top == root.top", "a.height == 10",
      "b.left == root.left + 20", "b.width == 100", "b.top == root.top", "b.height == 10",
    ] { test.constrain(text) }
    expect(frame("a", in: test)?.minX, is: 200)
    expect(frame("b", in: test)?.minX, is: 20)
  }

  @Test func `a multiplied position is measured in the common superview`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("box")
    test.add("in", to: "box")
    for text in [
      "box.left == root.left + 100", "box.width == 200", "box.top == root.top", "box.height == 50",
      "in.centerX == 0.25*box.right", "in.width == 20", "in.top == box.top", "in.height == 10",
    ] { test.constrain(text) }
    expect(frame("in", in: test)?.midX, is: 50)
  }

  @Test func `a multiplied position is measured from the right in a right-to-left layout`() {
    var test = TestSystem(width: 320, height: 480, direction: .rightToLeft)
    test.add("box")
    test.add("in", to: "box")
    // The longest possible row: three right edges and a center are each a left edge and a width.
    for text in [
      "box.right == root.right - 100", "box.width == 200", "box.top == root.top", "box.height == 50",
      "in.leading == 0.25*box.centerX + 10", "in.width == 20", "in.top == box.top", "in.height == 10",
    ] { test.constrain(text) }
    // 0.25 * 100 + 10 from the right edge of the box, in whose coordinates the frames are.
    expect(frame("in", in: test)?.maxX, is: 165)
  }

  @Test func `the author's oldest constraint in a conflict is broken`() {
    var test = TestSystem(width: 480, height: 320, safeArea: EdgeInsets(top: 52))
    test.add("addCar")
    for text in ["addCar.top == topGuide.bottom + 8", "addCar.top == root.top + 20", "addCar.height == 280"] {
      test.constrain(text)
    }
    let solution = test.system.solution()
    expect(solution.conflicts.map(\.broken.text), is: ["addCar.top == topGuide.bottom + 8"])
    #expect(
      Set(solution.conflicts.flatMap { $0.conflicting.map(test.system.text) }) == [
        "addCar.top == topGuide.bottom + 8", "addCar.top == root.top + 20", "topGuide.height == 52",
        "topGuide.top == root.top",
      ])
    expect(test.system.framesByName(solution)["addCar"]?.minY, is: 20)
  }

  @Test func `an ambiguous attribute is reported with its interval and resolved in the documented order`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("view1") { $0.intrinsicContentSize = IntrinsicContentSize(width: 60, height: 30) }
    test.add("view2") { $0.intrinsicContentSize = IntrinsicContentSize(width: 80, height: 30) }
    for text in [
      "view1.leading == root.leading", "view2.leading == view1.trailing + 8", "view2.trailing == root.trailing",
      "view1.top == root.top", "view2.top == root.top",
    ] { test.constrain(text) }
    let solution = test.system.solution()
    #expect(
      solution.ambiguities == [
        AmbiguousLayout(view: 1, attribute: .width, minimum: 60, maximum: 232),
        AmbiguousLayout(view: 2, attribute: .left, minimum: 68, maximum: 240),
        AmbiguousLayout(view: 2, attribute: .width, minimum: 80, maximum: 252),
      ])
    expect(test.system.framesByName(solution)["view1"]?.width, is: 232)
    expect(test.system.framesByName(solution)["view2"]?.width, is: 80)
  }

  @Test func `a hidden arranged view takes no space along its stack`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("stack") { $0.stack = StackLayout(spacing: 10, arrangedViews: [2, 3, 4]) }
    for (name, hidden) in [("a", false), ("b", true), ("c", false)] {
      test.add(name, to: "stack") {
        $0.intrinsicContentSize = IntrinsicContentSize(width: 50, height: 20)
        $0.isHidden = hidden
      }
    }
    test.constrain("stack.leading == root.leading + 20")
    test.constrain("stack.top == root.top + 20")
    let frames = test.system.framesByName(test.system.solution())
    expect(frames["stack"], is: Rect(x: 20, y: 20, width: 110, height: 20))
    expect(frames["c"], is: Rect(x: 60, y: 0, width: 50, height: 20))
    expect(frames["b"]?.width, is: 0)
  }

  @Test func `a stack with equal spacing distributes its views`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("stack") {
      $0.stack = StackLayout(distribution: .equalSpacing, alignment: .center, arrangedViews: [2, 3, 4])
    }
    for (name, width) in [("a", 40.0), ("b", 60.0), ("c", 100.0)] {
      test.add(name, to: "stack") { $0.intrinsicContentSize = IntrinsicContentSize(width: width, height: 20) }
    }
    for text in [
      "stack.leading == root.leading", "stack.width == 300", "stack.top == root.top", "stack.height == 50",
    ] { test.constrain(text) }
    let frames = test.system.framesByName(test.system.solution())
    expect(frames["b"], is: Rect(x: 90, y: 15, width: 60, height: 20))
    expect(frames["c"], is: Rect(x: 200, y: 15, width: 100, height: 20))
  }

  @Test func `an autoresizing mask follows the superview`() {
    var test = TestSystem(width: 520, height: 480)
    test.add("v") {
      $0.autoresizing = Autoresizing(
        frame: Rect(x: 30, y: 10, width: 100, height: 20), superviewSize: Size(width: 200, height: 480),
        mask: [.flexibleLeftMargin, .flexibleRightMargin])
    }
    // Left 30 and right 70 share 320 points: 30 + 96.
    expect(frame("v", in: test), is: Rect(x: 126, y: 10, width: 100, height: 20))
  }

  @Test func `a system without items has an empty solution`() {
    let solution = ConstraintSystem(rootSize: .zero, items: [], constraints: []).solution()
    #expect(solution.alignmentRects.isEmpty)
  }
}
