import LayoutTestSupport
import LinearConstraints
import Testing

/// The reference of other tests, on problems that are easy to check by hand.
@Suite struct ExactOptimumTests {
  @Test func `fractions are computed without rounding`() throws {
    let third = try Fraction.one.divided(by: Fraction(3))
    try expect(third.plus(third).plus(third), is: .one)
    try expect(third.times(Fraction(-6)), is: Fraction(-2))
    try expect(Fraction(0.375), is: Fraction(3).divided(by: Fraction(8)))
    let (negated, half) = try (third.negated, Fraction(0.5))
    #expect(negated < third && third < half && Fraction(-1) < third)
  }

  @Test func `a fraction that does not fit is an error`() throws {
    let large = Fraction(Int.max)
    let square = try large.times(large)
    #expect(throws: Fraction.Overflow.self) { try square.times(large) }
    #expect(throws: Fraction.Overflow.self) { try Fraction(1).divided(by: .zero) }
    #expect(throws: Fraction.Overflow.self) { try Fraction(Double.nan) }
    #expect(throws: Fraction.Overflow.self) { try Fraction(0.1) }
  }

  @Test func `a weak constraint gets the rest that a strong one leaves`() throws {
    let optimum = try ExactOptimum(
      LinearProblem(
        2, nonNegative: [0, 1],
        [
          row([(0, 1), (1, 1)], .equal, 10), row([(0, 1)], .greaterThanOrEqual, 7, at: 2),
          row([(1, 3)], .equal, 10, at: 1),
        ]))
    expect(optimum.costs, is: [.zero, .zero, Fraction(1)])
    try expect(optimum.interval(of: [.init(0, 1)]).minimum, is: Fraction(7))
    try expect(optimum.interval(of: [.init(0, 1)]).maximum, is: Fraction(7))
  }

  @Test func `an unbounded expression has no bound`() throws {
    let optimum = try ExactOptimum(LinearProblem(2, [row([(0, 1)], .lessThanOrEqual, 4)]))
    let interval = try optimum.interval(of: [.init(0, 2), .init(1, 0)])
    #expect(interval.minimum == nil && interval.maximum == Fraction(8))
  }

  @Test func `contradicting rows have a cost`() throws {
    let optimum = try ExactOptimum(LinearProblem(1, [row([(0, 1)], .equal, 4), row([(0, 1)], .equal, 7)]))
    expect(optimum.costs, is: [Fraction(3)])
    #expect(!optimum.isFeasible)
  }
}
