import LinearConstraints
import Testing

/// Strict priorities (specification PRI-02, PRI-03, SOL-02 to SOL-05).
@Suite struct PriorityTests {
  @Test(arguments: [[751.0, 752, 753], [751, 752, 999]])
  func `the label with the least resistance yields`(priorities: [Double]) {
    let widths = (0..<3).map { row([($0, 1)], .greaterThanOrEqual, 150, at: priorities[$0]) }
    let problem = LinearProblem(
      3, nonNegative: [0, 1, 2], [row([(0, 1), (1, 1), (2, 1)], .equal, 300)] + widths)
    #expect(agree(problem.solution().values, [0, 150, 150]))
  }

  @Test func `no number of weaker constraints outweighs a stronger one`() {
    let weak = Array(repeating: row([(0, 1)], .equal, 200, at: 500), count: 3)
    #expect(agree(LinearProblem(1, weak + [row([(0, 1)], .equal, 100, at: 501)]).solution().values, [100]))
    let caps = Array(repeating: row([(0, 1)], .lessThanOrEqual, 40, at: 251), count: 3)
    let solution = LinearProblem(1, caps + [row([(0, 1)], .greaterThanOrEqual, 100, at: 750)]).solution()
    #expect(agree(solution.values, [100]))
  }

  @Test func `a negative size becomes zero`() {
    let problem = LinearProblem(1, nonNegative: [0], [row([(0, 1)], .equal, -50, at: 500)])
    #expect(agree(problem.solution().values, [0]))
  }

  @Test func `a multiplier scales the violation`() {
    // A point of the first constraint costs as much as two points of the second.
    let problem = LinearProblem(
      2,
      [
        row([(0, 1), (1, 1)], .equal, 153),
        row([(0, 1)], .greaterThanOrEqual, 111, at: 700), row([(1, 0.5)], .greaterThanOrEqual, 40, at: 700),
      ])
    #expect(agree(problem.solution().values, [111, 42]))
  }

  @Test func `a chain through several constraints determines one value`() {
    let problem = LinearProblem(
      4,
      [
        row([(0, 1)], .equal, 480), row([(1, 1)], .equal, 20), row([(2, 1), (0, -1)], .equal, -220),
        row([(3, 1), (1, 1), (2, -1)], .equal, 0),
      ])
    #expect(agree(problem.solution().values, [480, 20, 260, 240]))
  }
}
