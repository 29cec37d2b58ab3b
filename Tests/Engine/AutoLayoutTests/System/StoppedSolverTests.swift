import AutoLayout
import Geometry
import LayoutTestSupport
import Testing
import WorkBudgets

/// A solver that was stopped in the middle solves the next problem as if it were new.
@Suite struct StoppedSolverTests {
  /// Returns a row of views with equal widths as a preference, with one conflict and one ambiguous position.
  private func system(width: Double) -> ConstraintSystem {
    var test = TestSystem(width: width, height: 480)
    for number in 0..<30 {
      test.add("v\(number)") { $0.intrinsicContentSize = IntrinsicContentSize(width: Double(20 + number), height: 20) }
      test.constrain("v\(number).top == root.top")
      if number > 0 {
        test.constrain("v\(number).left >= v\(number - 1).right + 8")
        test.constrain("v\(number).width == v\(number - 1).width @\(400 + number)")
      }
    }
    test.constrain("v0.left == root.left + 20")
    test.constrain("v29.right <= root.right - 20")
    test.constrain("v3.height == 10")
    test.constrain("v3.height == 30")
    return test.system
  }

  @Test(arguments: [0, 1000, 5000, 10_000, 20_000, 40_000, 80_000, 160_000, 320_000, 1_000_000, 5_000_000])
  func `a stopped solution leaves nothing in its solver`(limit: Int) {
    let (narrow, wide) = (system(width: 320), system(width: 1024))
    var solver = LayoutSolver()
    expect(solver.solution(of: wide), is: wide.solution())
    let budget = WorkBudget(limit: limit)
    let stopped = budget.run { solver.solution(of: narrow) }
    if !budget.isSpent { #expect(stopped == narrow.solution()) }
    expect(solver.solution(of: narrow), is: narrow.solution())
    expect(solver.solution(of: wide), is: wide.solution())
  }

  @Test(arguments: [0, 10_000, 40_000, 160_000, 1_000_000])
  func `a stopped explanation leaves nothing in its solver`(limit: Int) {
    let narrow = system(width: 320)
    var fresh = LayoutSolver()
    let whole = fresh.placementSums(of: narrow)
    var solver = LayoutSolver()
    _ = solver.solution(of: narrow)
    _ = WorkBudget(limit: limit).run { solver.placementSums(of: narrow) }
    expect(solver.placementSums(of: narrow), is: whole)
  }

  @Test func `a canceled solution is marked as incomplete`() {
    let looks = Looks()
    let budget = WorkBudget { looks.next() > 1 }
    var solver = LayoutSolver()
    budget.run {
      while !WorkBudget.spend(1) {}
      #expect(!solver.solution(of: system(width: 320)).isComplete)
    }
    #expect(budget.isCancelled)
    expect(solver.solution(of: system(width: 320)), is: system(width: 320).solution())
  }
}
