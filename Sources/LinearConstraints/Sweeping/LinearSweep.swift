/// A problem whose constants follow one number, such as the width of the screen, and its solutions for a range of it.
///
/// The number becomes a variable with a required value, and what follows it becomes a term. The solver then finds each
/// solution as a function of the number, with the interval in which the same rows decide: where one ends the next one
/// begins, so that no solution between two others is missed and nothing is sampled.
package struct LinearSweep: Sendable {
  /// The problem and how it follows the number.
  private let following: FollowingProblem

  /// Solutions that hold for less than this are not told apart from their neighbours, in units of the number.
  static let resolution = 1e-6
  /// How far from the end of an interval one looks at what is broken or open there: conflicts begin as far from their
  /// exact place as ``Tolerance/feasibility`` allows.
  private static let margin = 1e-5
  /// No scene has more solutions; an absurd one must end.
  private static let spanLimit = 10_000

  /// The problem between and beyond two numbers at which it is known; nil where it is not the same but for its numbers,
  /// or where both numbers are the same.
  package init?(_ first: LinearProblem, at origin: Double, _ second: LinearProblem, at other: Double) {
    guard
      let following = FollowingProblem([
        (first, Parameters(first: origin)), (second, Parameters(first: other)),
      ])
    else { return nil }
    self.following = following
  }

  /// The solutions in a range, in order and without gaps; none where the range is shorter than can be told apart.
  package func spans(in range: ClosedRange<Double>) -> [LinearSpan] {
    var found: [LinearSpan] = []
    var waiting = [range]
    while let next = waiting.popLast(), found.count < Self.spanLimit {
      let length = next.upperBound - next.lowerBound
      guard length > Self.resolution else { continue }
      // Breakpoints are often round numbers, or half way between two of them.
      let inside = next.lowerBound + 0.414_213_562 * length
      let span = span(around: inside, in: next)
      found.append(span)
      waiting.append(next.lowerBound...span.range.lowerBound)
      waiting.append(span.range.upperBound...next.upperBound)
    }
    return Self.joined(found.sorted { $0.range.lowerBound < $1.range.lowerBound }, in: range)
  }

  /// Neighbours that go on as the ones before are one; gaps too short to be told apart are closed.
  private static func joined(_ spans: [LinearSpan], in range: ClosedRange<Double>) -> [LinearSpan] {
    var joined: [LinearSpan] = []
    for var span in spans {
      if let last = joined.last, last.continues(as: span) {
        joined[joined.count - 1].range = last.range.lowerBound...span.range.upperBound
        joined[joined.count - 1].exception = last.exception ?? span.exception
      } else {
        span.range = (joined.last?.range.upperBound ?? range.lowerBound)...span.range.upperBound
        joined.append(span)
      }
    }
    if let last = joined.last { joined[joined.count - 1].range = last.range.lowerBound...range.upperBound }
    return joined
  }

  /// The solution at a number, for as long as it holds within a range.
  private func span(around number: Double, in range: ClosedRange<Double>) -> LinearSpan {
    let (origin, outcome) = (following.origin.first, following.outcome(at: Parameters(first: number)))
    let shortest = max(range.lowerBound, number - Self.resolution)...min(range.upperBound, number + Self.resolution)
    guard let functions = following.functions(at: Parameters(first: number), outcome) else {
      let values = problem(at: number).solution().values.map { ParametricValue($0) }
      return LinearSpan(range: range, origin: 0, functions: values, outcome: outcome, isComplete: false)
    }
    let interval = functions.interval(around: number - origin, in: range.shifted(by: -origin)).shifted(by: origin)
    // What a face of optimal points leaves open is concave along the number, so that what is determined at one point
    // inside stays so; what is open or broken may end before the solution does.
    let lower = outcome.isPlain ? interval.lowerBound : end(of: outcome, from: number, to: interval.lowerBound)
    let upper = outcome.isPlain ? interval.upperBound : end(of: outcome, from: number, to: interval.upperBound)
    var span = LinearSpan(
      range: min(lower, shortest.lowerBound)...max(upper, shortest.upperBound), origin: origin,
      functions: Array(functions.functions.prefix(following.problem.variableCount)), outcome: outcome, isComplete: true)
    if !outcome.conflicts.isEmpty { span.exception = feasibleNumber(in: span.range) }
    return span
  }

  /// The smallest number inside a range at which all required constraints can hold; nil where there is none.
  ///
  /// Numbers at which they can hold are an interval. Where it is a single number, such as the one width demanded,
  /// the solutions on both sides are the same.
  private func feasibleNumber(in range: ClosedRange<Double>) -> Double? {
    guard range.upperBound - range.lowerBound > 4 * Self.margin else { return nil }
    let (variable, origin) = (following.problem.variableCount, following.origin.first)
    var free = following.following(following.origin, open: [])
    free.constraints = LinearConstraintList(free.constraints.dropLast().filter { $0.priority == nil })
    for (limit, relation) in [
      (range.lowerBound + 2 * Self.margin, LinearConstraint.Relation.greaterThanOrEqual),
      (range.upperBound - 2 * Self.margin, .lessThanOrEqual),
    ] { free.constraints.append(LinearConstraint([.init(variable, 1)], constant: origin - limit, relation)) }
    free.constraints.append(
      LinearConstraint([.init(variable, 1)], constant: origin - range.lowerBound, .equal, priority: 1))
    free.parameters = []
    free.isBreakable = Array(repeating: false, count: free.constraints.count)
    var solver = LinearSolver(free)
    return (try? solver.feasibleSolution()).map { $0.values[variable] + origin }
  }

  /// How far the same constraints are broken, and the same preferences open, on the way to an end.
  private func end(of outcome: LinearOutcome, from number: Double, to end: Double) -> Double {
    let last = end > number ? max(number, end - Self.margin) : min(number, end + Self.margin)
    if following.outcome(at: Parameters(first: last)) == outcome { return end }
    var (same, other) = (number, last)
    while abs(other - same) > Self.resolution / 2 {
      let middle = (same + other) / 2
      if following.outcome(at: Parameters(first: middle)) == outcome { same = middle } else { other = middle }
    }
    return same
  }

  /// The problem at a number.
  func problem(at number: Double) -> LinearProblem { following.problem(at: Parameters(first: number)) }
}

extension ClosedRange<Double> {
  /// The range moved by a distance.
  fileprivate func shifted(by distance: Double) -> ClosedRange<Double> {
    (lowerBound + distance)...(upperBound + distance)
  }
}
