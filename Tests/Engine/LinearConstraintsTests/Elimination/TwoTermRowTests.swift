import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// Rows of one or two unknown variables.
@Suite struct TwoTermRowTests {
  private func terms(_ sum: TwoTermRow) -> [LinearConstraint.Term] {
    [sum.first, sum.second].filter { $0.coefficient != 0 }
  }

  @Test func `the terms of a variable are added up`() {
    var sum = TwoTermRow()
    let additions = [sum.add(4, times: 2), sum.add(7, times: 1), sum.add(4, times: -0.5)]
    expect(additions, is: [true, true, true])
    expect(terms(sum), is: [.init(4, 1.5), .init(7, 1)])
  }

  @Test func `a third variable is rejected`() {
    var sum = TwoTermRow()
    let additions = [sum.add(4, times: 2), sum.add(7, times: 1), sum.add(5, times: 1)]
    expect(additions, is: [true, true, false])
  }

  @Test func `a row with three variables that do not cancel is postponed`() {
    let system = LinearSystem(
      LinearProblem(
        4,
        [
          row([(0, 1), (1, 1), (2, 1)], .equal, 0), row([(0, 1), (1, 1), (2, 1), (0, -1)], .equal, 0),
          row([(0, 1), (0, -1), (1, 1), (2, 1)], .equal, 0), row([(0, 1), (1, 1), (2, 1), (3, 1)], .equal, 0),
        ]))
    var sets = AffineUnionFind(count: 4)
    let thirds = (0..<4).map { row in
      var sum = TwoTermRow()
      _ = sets.reduce(row, times: 1, of: system, into: &sum)
      return sum.third
    }
    expect(thirds, is: [2, -1, -1, 2])
  }

  @Test func `canceling terms are removed, and nearly canceling ones left to exact arithmetic`() {
    var sum = TwoTermRow()
    let cancelling = [sum.add(4, times: 0.1), sum.add(4, times: 0.2), sum.add(4, times: -0.3)]
    #expect(cancelling == [true, true, true] && terms(sum) == [])
    let nearlyCancelling = [sum.add(5, times: 1), sum.add(5, times: -1 + 1e-9)]
    expect(nearlyCancelling, is: [true, false])
  }

  @Test(arguments: UInt64(1)...20)
  func `a short sum equals the general sum`(seed: UInt64) {
    var random = SeededRandomNumberGenerator(seed: seed)
    let count = 5
    var problem = LinearProblem(variableCount: count)
    for _ in 0..<12 {
      let terms = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        LinearConstraint.Term(
          Int.random(in: 0..<count, using: &random), Double(Int.random(in: -2...2, using: &random)))
      }
      problem.constraints.append(LinearConstraint(terms, constant: Double(seed), .equal))
    }
    let system = LinearSystem(problem)
    var sets = AffineUnionFind(count: count)
    sets.set(1, to: ParametricValue(8))
    sets.tie(3, to: 2, scale: 2, offset: ParametricValue(1))
    var long = SparseAccumulator(variableCount: count)
    for row in problem.constraints.indices {
      var short = TwoTermRow()
      let isShort = sets.reduce(row, times: 1, of: system, into: &short)
      sets.reduce(row, of: system, into: &long)
      guard isShort else { continue }
      expect(Set(terms(short)), is: Set(long.terms))
      expect(short.constant, is: long.constant)
    }
  }
}
