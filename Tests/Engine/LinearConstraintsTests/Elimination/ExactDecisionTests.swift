import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// Coefficients that may be zero, which double arithmetic cannot decide.
@Suite struct ExactDecisionTests {
  @Test(arguments: [3, 7, 9, 11, 13])
  func `fractions of a width that add up to the whole do not constrain it`(count: Int) {
    // The width, and views that each take an equal part of it.
    let width = 0
    var constraints = (1...count).map { row([($0, 1), (width, -1 / Double(count))], .equal, 0) }
    constraints.append(row([(width, -1)] + (1...count).map { ($0, 1) }, .equal, 0))
    let problem = LinearProblem(count + 1, constraints, preferences: [preference(width, 91)])
    let solution = problem.solution()
    #expect(solution.conflicts.isEmpty)
    expect(solution.open.map(\.preference), is: [0])
    #expect(agree(solution.values, [91] + Array(repeating: 91 / Double(count), count: count), within: 1e-7))
  }

  @Test func `three thirds of a width and a gap conflict with the whole width`() {
    let shares = (1...3).map { row([($0, 1), (0, -1.0 / 3)], .equal, 0) }
    let solution = LinearProblem(4, shares + [row([(0, -1), (1, 1), (2, 1), (3, 1)], .equal, -8)]).solution()
    expect(solution.conflicts, is: [.init(broken: 0, constraints: [0, 1, 2, 3])])
  }

  @Test func `multipliers that are not exact fractions determine the width`() {
    // Three times 0.333 is not 1. The remainder of the width is the gap of one point.
    let shares = (1...3).map { row([($0, 1), (0, -0.333)], .equal, 0) }
    let solution = LinearProblem(4, shares + [row([(0, -1), (1, 1), (2, 1), (3, 1)], .equal, -1)]).solution()
    #expect(solution.conflicts.isEmpty)
    #expect(agree(solution.values, [1000, 333, 333, 333]))
  }

  @Test func `an aspect ratio in both directions does not constrain the size`() {
    let ratio = [row([(0, 1), (1, -16.0 / 9)], .equal, 0), row([(1, 1), (0, -9.0 / 16)], .equal, 0)]
    let solution = LinearProblem(2, ratio, preferences: [preference(0, 320)]).solution()
    #expect(solution.conflicts.isEmpty)
    expect(solution.open.map(\.preference), is: [0])
    #expect(agree(solution.values, [320, 180]))
  }

  @Test func `tenths that add up are decided in rows of three or more variables`() {
    // a + b + c = 0.1 d, derived in two ways with different numbers: 0.1 + 0.2 is not 0.3 in doubles.
    let long = [
      row([(0, 1), (1, 1), (2, 1), (3, -0.1)], .equal, 0), row([(0, 1), (1, -1), (2, 2), (3, -0.2)], .equal, 0),
      row([(0, 2), (2, 3), (3, -0.3)], .equal, 0),
    ]
    let solution = LinearProblem(4, long, preferences: (0..<4).map { preference(3 - $0, 10 * Double($0)) }).solution()
    #expect(solution.conflicts.isEmpty)
    expect(solution.open.map(\.preference), is: [0, 1, 2, 3])
    let values = solution.values
    #expect(abs(2 * values[0] + 3 * values[2] - 0.3 * values[3]) < 1e-6)
  }

  @Test func `an inequality whose terms cancel only compares numbers`() {
    let shares = (1...3).map { row([($0, 1), (0, -1.0 / 3)], .equal, 0) }
    let sum = [(0, -1.0), (1, 1), (2, 1), (3, 1)]
    let wide = [preference(0, 1e9)]
    let fits = LinearProblem(4, shares + [row(sum, .lessThanOrEqual, 2)], preferences: wide).solution()
    #expect(fits.conflicts.isEmpty)
    expect(fits.open, is: [.init(preference: 0, minimum: nil, maximum: nil)])
    let tooWide = LinearProblem(4, shares + [row(sum, .greaterThanOrEqual, 2)], preferences: wide).solution()
    expect(tooWide.conflicts, is: [.init(broken: 0, constraints: [0, 1, 2, 3])])
  }

  @Test func `a sum is unchanged if its exact numbers are too long`() {
    let factors = [0.123456789012347, 0.987654321098763, 0.314159265358979]
    var constraints = factors.enumerated().map { row([($0, 1), ($0 + 1, -$1)], .equal, 0) }
    constraints.append(row([(0, 1), (3, -factors.reduce(1, *))], .equal, 0))
    let solution = LinearProblem(4, constraints, preferences: [preference(3, 70)]).solution()
    #expect(solution.conflicts.isEmpty)
    expect(solution.open.map(\.preference), is: [0])
  }

  @Test func `combining stops at the row limit`() {
    let stages = Stages(LinearProblem(3, [row([(0, 1), (1, -1)], .equal, 0), row([(1, 1), (2, -1)], .equal, 0)]))
    var combination = RowCombination<LinearConstraints.Fraction>(stages.system, stages.elimination.pivots)
    #expect(combination.remainder(of: 1, rowLimit: 0) == nil)
    #expect(combination.remainder(of: 1, rowLimit: 1)?.isEmpty == true)
  }
}
