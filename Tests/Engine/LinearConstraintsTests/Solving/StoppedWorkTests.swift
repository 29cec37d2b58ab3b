import LayoutTestSupport
import LinearConstraints
import Testing
import WorkBudgets

/// Interrupted work is reported as incomplete and leaves no traces.
@Suite struct StoppedWorkTests {
  /// Returns a problem of some kind: with long rows and many levels, with preferences, or with conflicts.
  private func problem(_ kind: Int, from problems: inout RandomProblems) -> LinearProblem {
    switch kind {
    case 0: problems.next(variableCount: 12, rowCount: 60, levelCount: 7)
    case 1: problems.nextInBox()
    default: problems.nextRequiredOnly(rowCount: 14)
    }
  }

  /// Returns a complete description of a solution, exact to the last bit of its numbers.
  private func text(_ solution: LinearSolution) -> String { String(describing: solution) }

  @Test(arguments: UInt64(1)...8, 0...2)
  func `a solution is marked as incomplete or equals the one without a budget`(seed: UInt64, kind: Int) {
    var problems = RandomProblems(seed: seed)
    var generator = SeededRandomNumberGenerator(seed: seed)
    for _ in 0..<12 {
      let problem = problem(kind, from: &problems)
      let whole = problem.solution()
      let measuring = WorkBudget(limit: .max)
      let measured = measuring.run { problem.solution() }
      expect(text(measured), is: text(whole))
      for _ in 0..<12 {
        let budget = WorkBudget(limit: Int.random(in: 0...measuring.spent, using: &generator))
        let solution = budget.run { problem.solution() }
        #expect(solution.values.allSatisfy(\.isFinite) && solution.values.count == whole.values.count)
        if !budget.isSpent { #expect(solution.isComplete) }
        if solution.isComplete { #expect(text(solution) == text(whole)) }
      }
    }
  }

  @Test(arguments: UInt64(1)...8)
  func `the same budget stops the same problem at the same point`(seed: UInt64) {
    var problems = RandomProblems(seed: seed)
    let problem = problems.next(variableCount: 12, rowCount: 60, levelCount: 7)
    for share in 1...20 {
      let limit = share * 2000
      let (first, second) = (WorkBudget(limit: limit), WorkBudget(limit: limit))
      let solutions = [first, second].map { budget in budget.run { text(problem.solution()) } }
      expect(solutions[0], is: solutions[1])
      #expect(first.spent == second.spent && first.isSpent == second.isSpent)
    }
  }

  @Test(arguments: UInt64(1)...4)
  func `a solver that is stopped after a change of constants solves the next change`(seed: UInt64) {
    var problems = RandomProblems(seed: seed)
    let problem = problems.next(variableCount: 12, rowCount: 60, levelCount: 7)
    var changed = problem
    changed.constraints.setConstant(problem.constraints.headers[0].constant + 3, at: 0)
    let whole = changed.solution()
    for limit in stride(from: 0, through: 60_000, by: 1500) {
      var solver = LinearSolver(problem)
      _ = solver.solution()
      // The first pass is stopped, and passes that follow it are solved with a spent budget.
      WorkBudget(limit: limit).run {
        for constant in [7.0, 9.0] {
          solver.setConstant(constant, at: 0)
          expect(solver.solution().values.count, is: whole.values.count)
        }
      }
      solver.setConstants(from: changed)
      let solution = solver.solution()
      if solution.isComplete { #expect(agree(solution.values, whole.values)) }
    }
  }

  @Test func `a stopped explanation is not cached`() {
    var problems = RandomProblems(seed: 3)
    let problem = problems.next(variableCount: 12, rowCount: 60, levelCount: 7)
    let sums = (0..<problem.variableCount).map { [LinearConstraint.Term($0, 1)] }
    var fresh = LinearSolver(problem)
    let whole = fresh.bindingConstraints(ofEach: sums)
    for limit in stride(from: 0, through: 60_000, by: 1500) {
      var solver = LinearSolver(problem)
      _ = WorkBudget(limit: limit).run { solver.bindingConstraints(ofEach: sums) }
      expect(solver.bindingConstraints(ofEach: sums), is: whole)
    }
  }

  @Test func `solving an extreme web of inequalities ends soon after cancellation`() {
    // Each of 600 positions is tied to many others at different priorities, which takes seconds of exchanges.
    var generator = SeededRandomNumberGenerator(seed: 7)
    let constraints = (0..<12_000).map { index in
      row(
        [(Int.random(in: 0..<600, using: &generator), 1), (Int.random(in: 0..<600, using: &generator), -1)],
        index.isMultiple(of: 2) ? .lessThanOrEqual : .greaterThanOrEqual,
        Double(Int.random(in: -200...200, using: &generator)), at: Double(1 + index % 997))
    }
    let looks = Looks()
    let budget = WorkBudget { looks.next() > 20 }
    let solution = budget.run { LinearProblem(600, constraints).solution() }
    #expect(budget.isCancelled && !budget.isSpent && !solution.isComplete)
    #expect(budget.spent < 100_000_000)
  }
}
