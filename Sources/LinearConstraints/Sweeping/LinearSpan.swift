/// One solution of a ``LinearSweep``: the values as functions of the number, and where they hold.
package struct LinearSpan: Sendable {
  /// Where the same constraints decide, are broken and leave the same open.
  package internal(set) var range: ClosedRange<Double>
  /// The number from which the functions count.
  let origin: Double
  /// The value of each variable.
  let functions: [ParametricValue]
  /// What is broken and open.
  let outcome: LinearOutcome
  /// Whether the values are those of the optimum; otherwise they are those of one number inside.
  let isComplete: Bool
  /// The one number inside at which nothing has to be broken, unlike everywhere else; nil where there is none.
  package internal(set) var exception: Double?

  /// The solution at a number, which may also lie outside: the functions then go on. Intervals of what is open are not
  /// told.
  package func solution(at number: Double) -> LinearSolution {
    LinearSolution(
      values: values(at: number), conflicts: outcome.conflicts,
      open: outcome.open.map { .init(preference: $0, minimum: nil, maximum: nil) }, isComplete: isComplete)
  }

  /// The value of each variable at a number.
  package func values(at number: Double) -> [Double] {
    functions.map { $0.constant + $0.first * (number - origin) }
  }

  /// How much each variable changes with the number.
  package var rates: [Double] { functions.map(\.first) }

  /// Rates that differ by less are the same.
  private static let rateTolerance = 1e-9

  /// Whether a neighbour behind this one has the same functions.
  func continues(as next: LinearSpan) -> Bool {
    guard outcome == next.outcome, exception == nil || next.exception == nil, isComplete == next.isComplete,
      functions.count == next.functions.count
    else {
      return false
    }
    let border = range.upperBound
    return zip(rates, next.rates).allSatisfy { abs($0 - $1) < Self.rateTolerance }
      && zip(values(at: border), next.values(at: border)).allSatisfy { abs($0 - $1) < Tolerance.feasibility }
  }
}

extension LinearSolver {
  /// The solution as functions of the parameters, by a solver that has solved nothing yet; nil where the constraints
  /// contradict each other, leave something open or are too many.
  mutating func solvedFunctions() -> SolvedFunctions? {
    guard let solution = try? feasibleSolution(), solution.open.isEmpty, solution.isComplete else { return nil }
    return SolvedFunctions(system, elimination, components, regions)
  }
}

extension SolvedFunctions {
  /// Where the functions are the solution along the first parameter, around a value and within a range.
  func interval(around value: Double, in range: ClosedRange<Double>) -> ClosedRange<Double> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    for condition in conditions where abs(condition.first) > Tolerance.pivot {
      let crossing = -condition.constant / condition.first
      if condition.first > 0 {
        lower = max(lower, min(value, crossing))
      } else {
        upper = min(upper, max(value, crossing))
      }
    }
    return lower...upper
  }
}
