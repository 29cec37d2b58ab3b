import LayoutTestSupport
import LinearConstraints
import Testing

/// A solver whose constants change repeatedly returns the same solutions as a new one (specification SOL-06).
@Suite struct EditTests {
  /// The number of edits before each solution, and the number of solutions before each comparison.
  private static let (editsPerSolution, solutionsPerComparison) = (40, 5)

  @Test(arguments: UInt64(1)...5)
  func `ten thousand edits of a layout leave no state behind`(seed: UInt64) {
    edit(EditedLayouts.list(rowCount: 1 + Int(seed)), count: 10_000, seed: seed)
  }

  @Test(arguments: UInt64(1)...5)
  func `ten thousand edits of a random system leave no state behind`(seed: UInt64) {
    var problems = RandomProblems(seed: seed)
    var problem = problems.next(variableCount: 5, rowCount: 12, levelCount: 6)
    if seed % 2 == 0 { problem.preferences = [] }
    problem.constraints = LinearConstraintList(
      [row([(0, 1)], .equal, 10), row([(1, 1)], .equal, 20)] + problem.constraints)
    problem.isBreakable = [false, false] + problem.isBreakable
    problem.parameters = [0, 1]
    edit(problem, count: 10_000, seed: seed)
  }

  @Test func `edits that add and remove conflicts leave no state behind`() {
    var problems = RandomProblems(seed: 21)
    for seed in 1...8 { edit(problems.nextRequiredOnly(rowCount: 6), count: 2000, seed: UInt64(seed)) }
  }

  /// Changes constants by multiples of a third of a point. About half of the edits change parameters.
  private func edit(_ problem: LinearProblem, count: Int, seed: UInt64) {
    var generator = SeededRandomNumberGenerator(seed: seed)
    var solver = LinearSolver(problem)
    for number in 1...count {
      let isParameter = !problem.parameters.isEmpty && Bool.random(using: &generator)
      let positions = isParameter ? problem.parameters : Array(problem.constraints.indices)
      guard let position = positions.randomElement(using: &generator) else { return }
      let change = Double(Int.random(in: -90...90, using: &generator)) / 3
      solver.setConstant(problem.constraints[position].constant + change, at: position)
      guard number % Self.editsPerSolution == 0 else { continue }
      let solution = solver.solution()
      guard number % (Self.editsPerSolution * Self.solutionsPerComparison) == 0 else { continue }
      let fresh = solver.problem.solution()
      #expect(solution.values.map(\.bitPattern) == fresh.values.map(\.bitPattern), "edit \(number) of \(problem)")
      expect(solution.conflicts, is: fresh.conflicts)
      expect(solution.open, is: fresh.open)
    }
  }
}
