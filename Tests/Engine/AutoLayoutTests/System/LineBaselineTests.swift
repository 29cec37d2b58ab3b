import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

/// Constraints between the first and the last baselines of text (specification ATT-07).
@Suite struct LineBaselineTests {
  /// Returns the heights of two strings 21 points high. The distances of their rounded baselines from the edges sum to
  /// 20 points.
  private func heights(_ baseline: TextBaseline, other: TextBaseline, _ equation: String) -> [Double?] {
    var test = TestSystem(width: 320, height: 480)
    for (name, baseline) in [("a", baseline), ("b", other)] {
      test.add(name) {
        $0.intrinsicContentSize = IntrinsicContentSize(width: 40, height: 21)
        $0.baseline = baseline
      }
    }
    test.constrain("a.left == root.left")
    test.constrain("b.left == root.left + 100")
    test.constrain("a.top == root.top + 30")
    // Their last baselines are aligned already, so that a second aligned line requires another height.
    test.constrain("b.lastBaseline == a.lastBaseline")
    test.constrain(equation)
    let solution = test.system.solution()
    #expect(solution.conflicts.isEmpty)
    let frames = test.system.framesByName(solution)
    return ["a", "b"].map { frames[$0]?.height }
  }

  private static let line = TextBaseline.line(first: 16, last: 4, height: 21)
  private static let lines = TextBaseline.edges(first: 16, last: 4)

  static let equations = ["a.lastBaseline == b.firstBaseline", "b.firstBaseline == a.lastBaseline"]

  @Test(arguments: equations)
  func `the first and last baseline of a single line are equal`(equation: String) {
    expect(heights(Self.line, other: Self.line, equation), is: [21, 21])
  }

  @Test(arguments: equations)
  func `the first and last baseline of other texts differ, also beside a single line`(equation: String) {
    expect(heights(Self.lines, other: Self.lines, equation), is: [21, 20])
    expect(heights(Self.line, other: Self.lines, equation), is: [21, 20])
  }

  @Test func `an empty text with tied baselines is as high as its line`() {
    var test = TestSystem(width: 320, height: 480)
    for name in ["a", "b"] {
      test.add(name) {
        $0.intrinsicContentSize = IntrinsicContentSize(width: 0, height: 0)
        $0.baseline = Self.line
      }
    }
    let equations = [
      "a.lastBaseline == b.firstBaseline", "b.lastBaseline == a.firstBaseline", "a.lastBaseline == b.lastBaseline",
      "a.centerY == root.centerY",
    ]
    for equation in equations {
      test.constrain(equation)
    }
    let frames = test.system.framesByName(test.system.solution())
    #expect(frames["a"]?.height == 21 && frames["b"]?.height == 21)
  }
}
