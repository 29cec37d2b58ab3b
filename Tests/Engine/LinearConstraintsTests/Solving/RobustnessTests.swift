import LayoutTestSupport
import LinearConstraints
import Testing

/// Invalid input affects only itself.
@Suite struct RobustnessTests {
  static let unusable: [LinearConstraint] = [
    row([(0, .nan)], .equal, 1), row([(0, .infinity)], .equal, 1, at: 5), row([(0, 1)], .equal, .nan),
    row([(0, 1)], .equal, -.infinity), row([(0, 1)], .equal, 7, at: .nan), row([(1, 1)], .equal, 7),
    row([(-1, 1)], .equal, 7),
  ]

  @Test(arguments: unusable)
  func `a constraint with a non-finite number or an unknown variable is ignored`(unusable: LinearConstraint) {
    let solution = LinearProblem(1, [unusable, row([(0, 1)], .equal, 3, at: 1)]).solution()
    #expect(solution.conflicts.isEmpty)
    #expect(agree(solution.values, [3]))
  }

  @Test func `an invalid preference is ignored`() {
    let preferences = [
      preference(0, .nan), preference(4, 1), preference(-1, 1), preference(0, .infinity), preference(0, 6),
    ]
    let solution = LinearProblem(1, nonNegative: [0, 9, -3], [], preferences: preferences).solution()
    expect(solution.open.map(\.preference), is: [4])
    #expect(agree(solution.values, [6]))
  }

  @Test func `an empty problem has no values`() {
    #expect(LinearProblem(0, []).solution().values.isEmpty)
    #expect(LinearProblem(-3, nonNegative: [0], []).solution().values.isEmpty)
    expect(LinearProblem(2, [row([], .equal, 0), row([], .lessThanOrEqual, 1, at: 3)]).solution().values, is: [0, 0])
  }

  @Test(arguments: UInt64(1)...10)
  func `values are finite for any numbers`(seed: UInt64) {
    var generator = SeededRandomNumberGenerator(seed: seed)
    let numbers = [0, 1, -1, 0.5, 1e-12, 1e-300, 1e12, -1e300, 1.7e308, 1e-7, 3]
    func number() -> Double { numbers.randomElement(using: &generator) ?? 1 }
    let relations: [LinearConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    for _ in 0..<100 {
      let constraints = (0..<8).map { _ in
        row(
          (0..<3).map { _ in (Int.random(in: 0..<4, using: &generator), number()) },
          relations.randomElement(using: &generator) ?? .equal, number(),
          at: Bool.random(using: &generator) ? nil : number())
      }
      let solution = LinearProblem(
        4, nonNegative: [1], constraints, preferences: (0..<4).map { preference($0, number()) }
      ).solution()
      let bounds = solution.open.flatMap { [$0.minimum, $0.maximum].compactMap { $0 } }
      #expect((solution.values + bounds).allSatisfy { $0.isFinite })
    }
  }
}
