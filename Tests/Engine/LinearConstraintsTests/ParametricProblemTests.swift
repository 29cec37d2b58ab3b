import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// Solutions as functions of the first constraint's constant, which is the width of a screen.
@Suite struct ParametricProblemTests {
  /// Returns a parametric problem from two widths.
  private func parametric(_ others: [LinearConstraint], nonNegative: [Int] = []) throws -> ParametricProblem {
    func problem(_ width: Double) -> LinearProblem {
      var problem = LinearProblem(2, nonNegative: nonNegative, [row([(0, 1)], .equal, width)] + others)
      problem.isBreakable[0] = false
      return problem
    }
    return try #require(ParametricProblem([(problem(300), 300, 0), (problem(700), 700, 0)]))
  }

  /// Returns the bounds, from 100 to 1,000, of the widths for which the conditions of a piece hold.
  private func range(of piece: ParametricPiece, around width: Double) -> [Double] {
    let borders = piece.conditions.filter { abs($0.first) > 1e-9 }.map { -$0.constant / $0.first }
    let (lower, upper) = (borders.filter { $0 < width }.max() ?? 100, borders.filter { $0 > width }.min() ?? 1000)
    return [max(100, lower), min(1000, upper)].map { ($0 * 1000).rounded() / 1000 }
  }

  @Test func `each piece ends where the next one starts`() throws {
    let problem = try parametric([
      row([(1, 1)], .lessThanOrEqual, 500), row([(1, 1)], .greaterThanOrEqual, 250, at: 800),
      row([(1, 1), (0, -1)], .equal, 0, at: 750),
    ])
    let widths = [200.0, 400, 700]
    let pieces = try widths.map { try #require(problem.plainPiece(at: $0, 0)) }
    expect(zip(pieces, widths).map { range(of: $0, around: $1) }, is: [[100, 250], [250, 500], [500, 1000]])
    expect(pieces.map { ($0.functions[1].first * 1e6).rounded() / 1e6 }, is: [0, 1, 0])
    #expect(agree(zip(pieces, widths).map { $0.solution(at: $1, 0).values[1] }, [250, 400, 500]))
  }

  @Test func `a constraint is broken only at parameters where it requires a negative size`() throws {
    let problem = try parametric([row([(1, 1), (0, -1)], .equal, -200)], nonNegative: [1])
    #expect(problem.plainPiece(at: 150, 0) == nil)
    #expect(problem.piece(at: 150, 0).outcome.hasConflicts)
    let piece = try #require(problem.plainPiece(at: 300, 0))
    expect(range(of: piece, around: 300), is: [200, 1000])
  }

  @Test func `the single width at which a required constraint holds is found`() throws {
    let problem = try parametric([row([(0, 1)], .equal, 320)])
    let place = try #require(problem.feasiblePlace(from: (100, 0), to: (1000, 0)))
    #expect(agree([place.first, place.second], [320, 0]))
    #expect(problem.feasiblePlace(from: (400, 0), to: (1000, 0)) == nil)
  }

  @Test func `values along a slanted line are found too`() throws {
    let problems = [100.0, 200].map { LinearProblem(1, [row([(0, 1)], .equal, $0)]) }
    let problem = try #require(ParametricProblem([(problems[0], 10, 20), (problems[1], 40, 60)]))
    let piece = try #require(problem.plainPiece(at: 25, 40))
    #expect(agree(piece.solution(at: 25, 40).values, [150]))
    let place = try #require(problem.feasiblePlace(from: (10, 20), to: (40, 60)))
    #expect(agree([(place.first - 10) * 4], [(place.second - 20) * 3]))
  }

  @Test func `problems of different structure cannot be interpolated`() {
    let one = LinearProblem(1, [row([(0, 1)], .equal, 1)])
    let other = LinearProblem(1, [row([(0, 2)], .equal, 1)])
    #expect(ParametricProblem([(one, 0, 0), (other, 1, 0)]) == nil)
    #expect(ParametricProblem([(one, 1, 0), (one, 1, 0)]) == nil)
    #expect(ParametricProblem([(one, 0, 0), (one, 1, 1), (one, 2, 2)]) == nil)
  }
}
