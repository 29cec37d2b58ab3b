/// A problem whose constants follow one number, such as the width of the screen, and its solutions for a range of it.
///
/// The number becomes a variable with a required value, and what follows it becomes a term. The solver then finds each
/// solution as a function of the number, with the interval in which the same rows decide: where one ends the next one
/// begins, so that no solution between two others is missed and nothing is sampled.
package struct LinearSweep: Sendable {
  /// What stood in the way of a solution, and what was left open.
  struct Outcome: Sendable, Hashable {
    /// The conflicts.
    var conflicts: [LinearSolution.Conflict] = []
    /// The positions of the preferences that were open.
    var open: [Int] = []
    /// Whether nothing stands in the way and nothing is open.
    var isPlain: Bool { conflicts.isEmpty && open.isEmpty }
  }

  /// The problem where the number is ``origin``.
  let problem: LinearProblem
  /// The number at which the constants are those of ``problem``.
  let origin: Double
  /// How much the constant of each constraint changes with the number.
  let rates: [Double]
  /// How much the target of each preference changes with the number.
  let targetRates: [Double]

  /// Solutions that hold for less than this are not told apart from their neighbours, in units of the number.
  static let resolution = 1e-6
  /// How far from the end of an interval one looks at what is broken or open there: conflicts begin as far from their
  /// exact place as ``Tolerance/feasibility`` allows.
  private static let margin = 1e-5
  /// A change of a constant that is no more than rounding errors.
  private static let noise = 1e-9
  /// No scene has more solutions; an absurd one must end.
  private static let spanLimit = 10_000

  /// The problem between and beyond two numbers at which it is known; nil where it is not the same but for its numbers,
  /// or where both numbers are the same.
  package init?(_ first: LinearProblem, at origin: Double, _ second: LinearProblem, at other: Double) {
    guard first.hasSameStructure(as: second), other != origin, first.preferences.count == second.preferences.count
    else {
      return nil
    }
    func rate(_ from: Double, _ to: Double) -> Double {
      abs(to - from) > Self.noise ? (to - from) / (other - origin) : 0
    }
    problem = first
    self.origin = origin
    rates = zip(first.constraints.headers, second.constraints.headers).map { rate($0.constant, $1.constant) }
    targetRates = zip(first.preferences, second.preferences).map { rate($0.target, $1.target) }
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
    let outcome = outcome(at: number)
    let shortest = max(range.lowerBound, number - Self.resolution)...min(range.upperBound, number + Self.resolution)
    guard let functions = functions(at: number, outcome) else {
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
      functions: Array(functions.functions.prefix(problem.variableCount)), outcome: outcome, isComplete: true)
    if !outcome.conflicts.isEmpty { span.exception = feasibleNumber(in: span.range) }
    return span
  }

  /// The smallest number inside a range at which all required constraints can hold; nil where there is none.
  ///
  /// Numbers at which they can hold are an interval. Where it is a single number, such as the one width demanded,
  /// the solutions on both sides are the same.
  private func feasibleNumber(in range: ClosedRange<Double>) -> Double? {
    guard range.upperBound - range.lowerBound > 4 * Self.margin else { return nil }
    let variable = problem.variableCount
    var free = following(origin, open: [])
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
  private func end(of outcome: Outcome, from number: Double, to end: Double) -> Double {
    let last = end > number ? max(number, end - Self.margin) : min(number, end + Self.margin)
    if self.outcome(at: last) == outcome { return end }
    var (same, other) = (number, last)
    while abs(other - same) > Self.resolution / 2 {
      let middle = (same + other) / 2
      if self.outcome(at: middle) == outcome { same = middle } else { other = middle }
    }
    return same
  }

  private func outcome(at number: Double) -> Outcome {
    let solution = problem(at: number).solution()
    return Outcome(conflicts: solution.conflicts, open: solution.open.map(\.preference))
  }

  /// The problem at a number.
  func problem(at number: Double) -> LinearProblem {
    var problem = problem
    let distance = number - origin
    for (position, rate) in rates.enumerated() where rate != 0 {
      let constant = problem.constraints.headers[position].constant
      problem.constraints.setConstant(constant + rate * distance, at: position)
    }
    for (position, rate) in targetRates.enumerated() where rate != 0 {
      problem.preferences[position].target += rate * distance
    }
    return problem
  }

  /// The solution as functions of the number's distance from ``origin``; nil where the solver gave up.
  private func functions(at number: Double, _ outcome: Outcome) -> SolvedFunctions? {
    let broken = Set(outcome.conflicts.map(\.broken))
    var solver = LinearSolver(LinearSystem(following(number, open: outcome.open)) { broken.contains($0) })
    return solver.solvedFunctions()
  }

  /// The problem with the number as a variable, and with open preferences as the last wishes of all.
  private func following(_ number: Double, open: [Int]) -> LinearProblem {
    let variable = problem.variableCount
    var following = problem
    following.variableCount += 1
    following.preferences = []
    var constraints = LinearConstraintList()
    for (constraint, rate) in zip(problem.constraints, rates) {
      constraints.append(constraint.following(variable, at: rate))
    }
    let lowest = min(0, problem.constraints.compactMap(\.priority).min() ?? 0)
    for (rank, position) in open.enumerated() {
      let wish = problem.preferences[position]
      constraints.append(
        LinearConstraint(
          wish.terms, constant: wish.constant - wish.target, .equal, priority: lowest - 1 - Double(rank)
        ).following(variable, at: -targetRates[position]))
    }
    following.parameters = [constraints.count]
    constraints.append(LinearConstraint([.init(variable, 1)], constant: origin - number, .equal))
    following.isBreakable += Array(repeating: false, count: constraints.count - following.isBreakable.count)
    following.constraints = constraints
    return following
  }
}

extension LinearConstraint {
  /// The constraint whose constant follows a variable.
  fileprivate func following(_ variable: Int, at rate: Double) -> LinearConstraint {
    guard rate != 0 else { return self }
    var constraint = self
    constraint.terms.append(Term(variable, rate))
    return constraint
  }
}

extension ClosedRange<Double> {
  /// The range moved by a distance.
  fileprivate func shifted(by distance: Double) -> ClosedRange<Double> {
    (lowerBound + distance)...(upperBound + distance)
  }
}
