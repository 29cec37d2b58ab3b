import LayoutTestSupport
import LinearConstraints
import Testing

/// Laws that hold for every problem, on random problems (specification SOL-03, SOL-06).
@Suite struct OptimalityTests {
  @Test(arguments: UInt64(1)...20)
  func `no point is lexicographically better`(seed: UInt64) {
    var problems = RandomProblems(seed: seed)
    var checked = 0
    for _ in 0..<100 {
      let problem = problems.next()
      let oracle = LexicographicOracle(problem: problem)
      guard let best = oracle.optimum() else { continue }
      let solution = problem.solution()
      checked += 1
      #expect(solution.conflicts.isEmpty)
      #expect(oracle.violation(of: nil, at: solution.values) <= 1e-6)
      let costs = oracle.costs(at: solution.values)
      #expect(!LexicographicOracle.precedes(best, costs), "\(problem) took \(solution.values): \(costs), not \(best)")
    }
    #expect(checked > 40)
  }

  @Test(arguments: UInt64(1)...10)
  func `variables behind equalities are solved as well`(seed: UInt64) {
    var problems = RandomProblems(seed: seed)
    for _ in 0..<100 {
      let problem = problems.next()
      guard let best = LexicographicOracle(problem: problem).optimum() else { continue }
      let solution = problems.hidden(problem).solution()
      let costs = LexicographicOracle(problem: problem).costs(at: Array(solution.values.prefix(problem.variableCount)))
      #expect(solution.conflicts.isEmpty)
      #expect(!LexicographicOracle.precedes(best, costs), "\(problem) took \(solution.values)")
    }
  }

  @Test func `the same problem gives the same bits`() {
    var problems = RandomProblems(seed: 7)
    for _ in 0..<200 {
      let problem = problems.next()
      expect(problem.solution().values.map(\.bitPattern), is: problem.solution().values.map(\.bitPattern))
    }
  }

  @Test func `the order of constraints does not matter if nothing is ambiguous`() {
    var problems = RandomProblems(seed: 11)
    var checked = 0
    for _ in 0..<500 {
      var problem = problems.next()
      problem.preferences = (0..<problem.variableCount).map { preference($0, 5) }
      let solution = problem.solution()
      guard solution.open.isEmpty else { continue }
      checked += 1
      problem.constraints = LinearConstraintList(problems.shuffled(Array(problem.constraints)))
      #expect(agree(problem.solution().values, solution.values))
    }
    #expect(checked > 100)
  }
}
