import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// Required constraints that contradict each other (specification CNF-01 to CNF-03).
@Suite struct ConflictTests {
  @Test func `the oldest constraint of a conflict breaks`() {
    let solution = LinearProblem(
      1, [row([(0, 1)], .equal, 60), row([(0, 1)], .equal, 20)]
    ).solution()
    expect(solution.conflicts, is: [LinearSolution.Conflict(broken: 0, constraints: [0, 1])])
    #expect(agree(solution.values, [20]))
  }

  @Test func `constraints outside the conflict are not listed`() {
    let solution = LinearProblem(
      3,
      [
        row([(1, 1)], .equal, 7), row([(0, 1)], .greaterThanOrEqual, 5), row([(2, 1), (1, 1)], .equal, 9),
        row([(0, 1)], .lessThanOrEqual, 90), row([(0, 1), (2, -1)], .equal, 0),
      ]
    ).solution()
    expect(solution.conflicts, is: [LinearSolution.Conflict(broken: 0, constraints: [0, 1, 2, 4])])
  }

  @Test func `of two explanations, the one with the newer constraints is given`() {
    let equal20 = row([(0, 1)], .equal, 20)
    let solution = LinearProblem(1, [equal20, equal20, row([(0, 1)], .equal, 30)]).solution()
    #expect(
      solution.conflicts == [
        LinearSolution.Conflict(broken: 1, constraints: [1, 2]),
        LinearSolution.Conflict(broken: 0, constraints: [0, 2]),
      ])
    #expect(agree(solution.values, [30]))
  }

  @Test func `a constraint of the system breaks only if no other can`() {
    var problem = LinearProblem(1, [row([(0, 1)], .equal, 60), row([(0, 1)], .equal, 20)])
    problem.isBreakable = [false, true]
    expect(problem.solution().conflicts.map(\.broken), is: [1])
    problem.isBreakable = [false, false]
    expect(problem.solution().conflicts.map(\.broken), is: [1])
    problem.isBreakable = []
    expect(problem.solution().conflicts.map(\.broken), is: [0])
  }

  @Test func `a constraint that yields first breaks before older ones, but never one of the system`() {
    var problem = LinearProblem(1, [20, 30, 40].map { row([(0, 1)], .equal, $0) })
    problem.isBreakable = [true, true, true]
    problem.yieldsFirst = [false, true]
    expect(problem.solution().conflicts.map(\.broken), is: [1, 0])
    problem.isBreakable = [true, false, true]
    expect(problem.solution().conflicts.map(\.broken), is: [0, 2])
  }

  @Test func `problems with different yielding constraints have different structures`() {
    let problem = LinearProblem(1, [20, 30].map { row([(0, 1)], .equal, $0) })
    var other = problem
    other.yieldsFirst = [false, true]
    #expect(!problem.hasSameStructure(as: other))
  }

  @Test func `a negative size breaks the constraint that requires it`() {
    let solution = LinearProblem(1, nonNegative: [0], [row([(0, 1)], .equal, -5)]).solution()
    expect(solution.conflicts, is: [LinearSolution.Conflict(broken: 0, constraints: [0])])
    #expect(agree(solution.values, [0]))
  }

  @Test func `a constraint without variables can only conflict with itself`() {
    let solution = LinearProblem(1, [row([(0, 1)], .equal, 4), row([(0, 1), (0, -1)], .equal, 3)]).solution()
    expect(solution.conflicts, is: [LinearSolution.Conflict(broken: 1, constraints: [1])])
    #expect(agree(solution.values, [4]))
  }

  @Test func `optional constraints never conflict`() {
    let solution = LinearProblem(
      1, [row([(0, 1)], .equal, 60, at: 999), row([(0, 1)], .equal, 20, at: 999)]
    ).solution()
    #expect(solution.conflicts.isEmpty)
  }

  @Test func `a conflict far from its cause is found in a long chain`() {
    // Each view begins where the previous one ends, the first at 0. The bound on the last is 100 too small.
    var constraints = [row([(0, 1)], .equal, 0)]
    for view in 1..<300 { constraints.append(row([(view, 1), (view - 1, -1)], .equal, 10)) }
    constraints.append(row([(299, 1)], .lessThanOrEqual, 2890))
    constraints.append(row([(150, 1)], .greaterThanOrEqual, -20))
    let solution = LinearProblem(300, constraints).solution()
    expect(solution.conflicts, is: [LinearSolution.Conflict(broken: 0, constraints: Array(0...301).dropLast())])
  }

  @Test(arguments: UInt64(1)...10)
  func `conflicts equal those of dropping constraints one by one`(seed: UInt64) throws {
    var problems = RandomProblems(seed: seed)
    var found = 0
    for _ in 0..<30 {
      let problem = problems.nextRequiredOnly()
      let conflicts = problem.solution().conflicts
      try expect(conflicts, is: ConflictOracle(problem: problem).conflicts(), "\(problem)")
      found += conflicts.count
    }
    #expect(found > 15)
  }

  @Test(arguments: UInt64(1)...4)
  func `conflicts with more variables equal those of dropping constraints one by one`(seed: UInt64) throws {
    var problems = RandomProblems(seed: seed)
    for _ in 0..<12 {
      var problem = problems.nextRequiredOnly(rowCount: 9)
      problem.yieldsFirst = problem.constraints.indices.map { $0 % 3 == 2 }
      try expect(problem.solution().conflicts, is: ConflictOracle(problem: problem).conflicts(), "\(problem)")
    }
  }

  @Test(arguments: UInt64(1)...6)
  func `a conflict is unsatisfiable, and satisfiable without any one of its members`(seed: UInt64) throws {
    var problems = RandomProblems(seed: seed)
    var longest = 0
    for _ in 0..<15 {
      let problem = problems.nextRequiredOnly(rowCount: 14)
      let oracle = ConflictOracle(problem: problem)
      let conflicts = problem.solution().conflicts
      for conflict in conflicts {
        longest = max(longest, conflict.constraints.count)
        try expect(oracle.canHold(conflict.constraints), is: false)
        for member in conflict.constraints {
          try expect(oracle.canHold(conflict.constraints.filter { $0 != member }), is: true, "\(member) of \(conflict)")
        }
        let breakable = conflict.constraints.first { problem.isBreakable[$0] }
        #expect(conflict.broken == breakable ?? conflict.constraints.last)
      }
      let broken = conflicts.map(\.broken)
      expect(Set(broken).count, is: broken.count)
      try expect(oracle.canHold(problem.constraints.indices.filter { !broken.contains($0) }), is: true)
    }
    #expect(longest > 3)
  }
}
