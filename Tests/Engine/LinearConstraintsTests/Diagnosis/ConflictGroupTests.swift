import LayoutTestSupport
import Testing
import WorkBudgets

@testable import LinearConstraints

/// The search for conflicts in parts that share only fixed variables (specification CNF-02).
@Suite struct ConflictGroupTests {
  /// Returns a problem in which all constraints but the first, which belongs to the system, may be broken.
  private func problem(
    _ variableCount: Int, nonNegative: [Int] = [], _ constraints: [LinearConstraint]
  ) -> LinearProblem {
    var problem = LinearProblem(variableCount, nonNegative: nonNegative, constraints)
    problem.isBreakable[0] = false
    return problem
  }

  @Test func `a constraint that fixes a variable is listed if the conflict needs it`() {
    let problem = problem(
      3,
      [
        row([(0, 1)], .equal, 5), row([(1, 1), (0, -1)], .equal, 1), row([(2, 1), (0, -1)], .equal, 2),
        row([(1, 1)], .equal, 9),
      ])
    expect(problem.conflicts(), is: [.init(broken: 1, constraints: [0, 1, 3])])
  }

  @Test func `an equivalent newer constraint of another group is listed instead`() {
    let problem = problem(
      2,
      [
        row([(0, 1)], .equal, 5), row([(1, 1), (0, -1)], .equal, 1), row([(0, 1)], .equal, 5), row([(1, 1)], .equal, 9),
      ])
    expect(problem.conflicts(), is: [.init(broken: 1, constraints: [1, 2, 3])])
  }

  @Test func `an indirectly equivalent group is listed instead, with all constraints it needs`() {
    // Next to a width of 300, another part fills it with 100 and 200.
    let problem = problem(
      4,
      [
        row([(0, 1)], .equal, 300), row([(2, 1)], .equal, 100), row([(3, 1)], .equal, 200),
        row([(2, 1), (3, 1), (0, -1)], .equal, 0), row([(1, 1), (0, -1)], .equal, 0), row([(1, 1)], .equal, 320),
      ])
    #expect(
      problem.conflicts() == [
        .init(broken: 1, constraints: [1, 2, 3, 4, 5]), .init(broken: 4, constraints: [0, 4, 5]),
      ])
  }

  @Test func `a group that only bounds a fixed variable is not part of a conflict beyond the bound`() {
    let rows = [
      row([(0, 1)], .equal, 300), row([(0, 1)], .greaterThanOrEqual, 200), row([(1, 1), (0, -1)], .equal, 0),
    ]
    #expect(
      problem(2, rows + [row([(1, 1)], .equal, 320)]).conflicts() == [.init(broken: 2, constraints: [0, 2, 3])])
    #expect(
      problem(2, rows + [row([(1, 1)], .equal, 180)]).conflicts() == [
        .init(broken: 1, constraints: [1, 2, 3]), .init(broken: 2, constraints: [0, 2, 3]),
      ])
  }

  @Test func `a later constraint of another group is not listed`() {
    let problem = problem(
      2,
      [
        row([(0, 1)], .equal, 5), row([(1, 1), (0, -1)], .equal, 1), row([(1, 1)], .equal, 9), row([(0, 1)], .equal, 5),
      ])
    expect(problem.conflicts(), is: [.init(broken: 1, constraints: [0, 1, 2])])
  }

  @Test func `a non-negative size limits how far a fixed variable may change`() {
    // The first width may have any value that is not negative, so it may be 20 as well.
    let rows = [row([(0, 1)], .equal, 5), row([(1, 1), (0, -1)], .equal, 0)]
    #expect(
      problem(2, nonNegative: [0], rows + [row([(1, 1)], .equal, 20)]).conflicts()
        == [.init(broken: 1, constraints: [0, 1, 2])])
    #expect(
      problem(2, nonNegative: [0], rows + [row([(1, 1)], .equal, -20)]).conflicts()
        == [.init(broken: 1, constraints: [1, 2])])
  }

  @Test(arguments: UInt64(1)...8)
  func `conflicts found by groups equal those of testing all constraints`(seed: UInt64) {
    var problems = RandomProblems(seed: seed)
    var found = 0
    for _ in 0..<300 {
      let problem = problems.nextInGroups()
      let conflicts = problem.conflicts()
      expect(conflicts, is: PlainConflictSearch(problem: problem).conflicts(), "\(problem)")
      found += conflicts.count
    }
    #expect(found > 300)
  }

  @Test(arguments: UInt64(1)...4)
  func `conflicts found by groups equal those of exact arithmetic`(seed: UInt64) throws {
    var problems = RandomProblems(seed: 100 + seed)
    for _ in 0..<10 {
      let problem = problems.nextInGroups()
      try expect(problem.conflicts(), is: ConflictOracle(problem: problem).conflicts(), "\(problem)")
    }
  }

  @Test(arguments: [true, false])
  func `twice as many unrelated conflicts take twice the work`(areFixed: Bool) {
    func work(_ count: Int) -> Int {
      // Views that begin at the left edge of the screen, each with two contradicting widths.
      var constraints = [row([(0, 1)], .equal, 0)]
      for view in 0..<count {
        constraints += [
          row([(2 * view + 1, 1), (0, -1)], .equal, 8), row([(2 * view + 2, 1)], .equal, 10),
          row([(2 * view + 2, 1)], .equal, 20),
        ]
      }
      var problem = LinearProblem(2 * count + 1, nonNegative: (0..<count).map { 2 * $0 + 2 }, constraints)
      problem.isBreakable[0] = !areFixed
      let search = ConflictSearch(problem)
      expect(search.conflicts.map(\.broken), is: (0..<count).map { 3 * $0 + 2 })
      return search.work
    }
    #expect(work(400) < 5 * work(100))
  }

  @Test func `the budget of the layout is charged for all the work of the search`() {
    let budget = WorkBudget(limit: .max)
    let problem = LinearProblem(1, (0..<200).map { row([(0, 1)], .equal, Double($0)) })
    let work = budget.run { ConflictSearch(problem).work }
    #expect(work > 200 * SolverLimit.workPerConstraint && budget.spent >= work)
  }

  @Test func `a thousand widths of one view give as many conflicts with little work`() {
    let search = ConflictSearch(LinearProblem(1, (0..<1000).map { row([(0, 1)], .equal, Double($0)) }))
    expect(search.conflicts, is: (0..<999).map { .init(broken: $0, constraints: [$0, $0 + 1]) })
    #expect(search.work < 1000 * 100 * SolverLimit.workPerConstraint)
  }
}
