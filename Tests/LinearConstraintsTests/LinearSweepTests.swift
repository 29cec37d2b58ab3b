import Testing

@testable import LinearConstraints

/// Solutions along the first constraint's constant, which is the width of a screen.
@Suite struct LinearSweepTests {
  /// The spans of a problem over widths of 100 to 1,000.
  private func spans(_ others: [LinearConstraint], nonNegative: [Int] = []) throws -> [LinearSpan] {
    func problem(_ width: Double) -> LinearProblem {
      var problem = LinearProblem(2, nonNegative: nonNegative, [row([(0, 1)], .equal, width)] + others)
      problem.isBreakable[0] = false
      return problem
    }
    return try #require(LinearSweep(problem(300), at: 300, problem(700), at: 700)).spans(in: 100...1000)
  }

  private func borders(_ spans: [LinearSpan]) -> [Double] {
    spans.dropFirst().map { ($0.range.lowerBound * 1000).rounded() / 1000 }
  }

  @Test func `each solution ends where the next one begins`() throws {
    let spans = try spans([
      row([(1, 1)], .lessThanOrEqual, 500), row([(1, 1)], .greaterThanOrEqual, 250, at: 800),
      row([(1, 1), (0, -1)], .equal, 0, at: 750),
    ])
    #expect(borders(spans) == [250, 500])
    #expect(spans.map { ($0.rates[1] * 1e6).rounded() / 1e6 } == [0, 1, 0])
    #expect(spans.first?.range.lowerBound == 100 && spans.last?.range.upperBound == 1000)
  }

  @Test func `a size that would become negative is broken up to where it does not`() throws {
    let spans = try spans([row([(1, 1), (0, -1)], .equal, -200)], nonNegative: [1])
    #expect(borders(spans) == [200])
    #expect(spans.map { $0.solution(at: 300).conflicts.count } == [1, 0])
  }

  @Test func `the single width at which a demand holds is known`() throws {
    let spans = try spans([row([(0, 1)], .equal, 320)])
    #expect(spans.count == 1)
    #expect(spans.first?.exception.map { abs($0 - 320) < 1e-6 } == true)
  }

  @Test func `problems of different structure have nothing between them`() {
    let one = LinearProblem(1, [row([(0, 1)], .equal, 1)])
    let other = LinearProblem(1, [row([(0, 2)], .equal, 1)])
    #expect(LinearSweep(one, at: 0, other, at: 1) == nil)
    #expect(LinearSweep(one, at: 0, one, at: 0) == nil)
  }
}
