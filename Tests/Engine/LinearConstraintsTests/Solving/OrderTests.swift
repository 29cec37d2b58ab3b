import LinearConstraints
import Testing

/// Independence of the order in which a problem is written (specification SOL-06).
@Suite struct OrderTests {
  @Test(arguments: UInt64(1)...4)
  func `constraints in any order give the same pixels if nothing is ambiguous`(seed: UInt64) {
    var problems = RandomProblems(seed: seed)
    var checked = 0
    for _ in 0..<80 {
      var problem = problems.next(variableCount: problems.number(in: 2...8), rowCount: 20, levelCount: 6)
      let solution = problem.solution()
      guard solution.open.isEmpty else { continue }
      checked += 1
      problem.constraints = LinearConstraintList(problems.shuffled(Array(problem.constraints)))
      #expect(pixels(problem.solution().values) == pixels(solution.values), "\(problem)")
    }
    #expect(checked > 40)
  }

  @Test(arguments: UInt64(1)...4)
  func `terms in any order give the same pixels`(seed: UInt64) {
    var problems = RandomProblems(seed: seed)
    for _ in 0..<80 {
      let count = problems.number(in: 2...8)
      let problem = problems.next(variableCount: count, rowCount: problems.number(in: 0...20), levelCount: 6)
      let other = problems.shufflingTerms(problem).solution()
      let solution = problem.solution()
      #expect(other.open.map(\.preference) == solution.open.map(\.preference), "\(problem)")
      #expect(pixels(other.values) == pixels(solution.values), "\(problem)")
    }
  }

  @Test func `conflicts do not depend on the order of terms`() {
    var problems = RandomProblems(seed: 9)
    for _ in 0..<60 {
      let problem = problems.nextRequiredOnly(rowCount: 8)
      #expect(problems.shufflingTerms(problem).solution().conflicts == problem.solution().conflicts, "\(problem)")
    }
  }

  /// Returns the bits of the values, rounded to pixels on screens with one, two and three pixels per point.
  private func pixels(_ values: [Double]) -> [UInt64] {
    [1, 2, 3].flatMap { scale in values.map { (($0 * scale).rounded() / scale).bitPattern } }
  }
}
