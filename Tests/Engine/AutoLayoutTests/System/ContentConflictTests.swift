import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

/// Required content sizes that contradict required constraints of the author. In Interface Builder, the content gives
/// way.
@Suite struct ContentConflictTests {
  /// Solves equations on a label whose content size of 60 by 30 points is required in both directions.
  private func solution(_ equations: [String], contentGivesWay: Bool) -> LayoutSolution {
    var test = TestSystem(width: 320, height: 480)
    test.add("label")
    test.constrain("label.left == root.left")
    test.constrain("label.top == root.top")
    for equation in equations { test.constrain(equation) }
    var system = test.system
    system.items[1].intrinsicContentSize = IntrinsicContentSize(width: 60, height: 30)
    system.items[1].contentHugging = AxisPriorities(.required)
    system.items[1].compressionResistance = AxisPriorities(.required)
    system.contentGivesWay = contentGivesWay
    return system.solution()
  }

  @Test func `a required constraint wins over a required content size, which is reported as broken`() {
    let canvas = solution(["label.height == 21"], contentGivesWay: true)
    expect(canvas.alignmentRects[1].size, is: Size(width: 60, height: 21))
    expect(canvas.conflicts.map(\.broken.origin), is: [.contentSize])
    let app = solution(["label.height == 21"], contentGivesWay: false)
    expect(app.alignmentRects[1].size, is: Size(width: 60, height: 30))
    expect(app.conflicts.map(\.broken.origin), is: [.author])
  }

  @Test func `a yielding content size still wins over every optional constraint and leaves nothing ambiguous`() {
    let layout = solution(["label.height <= 21", "label.height == 5 @999"], contentGivesWay: true)
    expect(layout.alignmentRects[1].size, is: Size(width: 60, height: 21))
    #expect(layout.ambiguities.isEmpty)
  }

  @Test func `a required content size without a conflict is kept`() {
    let layout = solution(["label.height == 5 @999", "label.width >= 50"], contentGivesWay: true)
    expect(layout.alignmentRects[1].size, is: Size(width: 60, height: 30))
    #expect(layout.conflicts.isEmpty)
  }
}
