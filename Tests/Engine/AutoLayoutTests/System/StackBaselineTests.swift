import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

/// The baselines of stack views (specification ATT-05).
@Suite struct StackBaselineTests {
  /// Returns the tops of a label and of a stack of two lines, 20 and 30 points high, with aligned baselines. All
  /// baselines are 4 points above the bottom of their line and 16 points below its top.
  private func tops(_ axis: Axis, _ equation: String, isSecondHidden: Bool = false) -> [Double?] {
    var test = TestSystem(width: 320, height: 480)
    test.add("label") {
      $0.intrinsicContentSize = IntrinsicContentSize(width: 40, height: 20)
      $0.baseline = .edges(first: 16, last: 4)
    }
    test.add("stack") { $0.stack = StackLayout(axis: axis, alignment: axis == .horizontal ? .top : .leading) }
    for (name, height) in [("a", 20.0), ("b", 30)] {
      test.add(name, to: "stack") {
        $0.intrinsicContentSize = IntrinsicContentSize(width: 40, height: height)
        $0.baseline = .edges(first: 16, last: 4)
        $0.isHidden = isSecondHidden && name == "b"
      }
    }
    let arranged = [test["a"], test["b"]]
    test.change("stack") { $0.stack?.arrangedViews = arranged }
    for position in ["label.left == root.left", "stack.left == root.left + 100", "stack.top == root.top + 50"] {
      test.constrain(position)
    }
    test.constrain(equation)
    let frames = test.system.framesByName(test.system.solution())
    return ["label", "stack"].map { frames[$0]?.minY }
  }

  @Test(arguments: [
    // The first line ends at 70 and the second one at 100.
    ("label.firstBaseline == stack.firstBaseline", 50.0), ("label.lastBaseline == stack.lastBaseline", 80),
    ("stack.lastBaseline == label.lastBaseline", 80),
  ])
  func `a column has the first baseline of its first view and the last baseline of its last one`(
    equation: String, top: Double
  ) {
    expect(tops(.vertical, equation), is: [top, 50])
  }

  @Test func `a hidden view has no baseline`() {
    expect(tops(.vertical, "label.lastBaseline == stack.lastBaseline", isSecondHidden: true), is: [50, 50])
  }

  @Test func `a row has the baselines of its tallest view`() {
    expect(tops(.horizontal, "label.lastBaseline == stack.lastBaseline"), is: [60, 50])
  }
}
