/// A problem whose constants follow one or two numbers, such as the width and height of the screen.
struct FollowingProblem: Sendable {
  /// The problem where the numbers are ``origin``.
  let problem: LinearProblem
  /// The numbers at which the constants are those of ``problem``.
  let origin: Parameters
  /// How many numbers there are: one or two.
  private let parameterCount: Int
  /// How the constant of each constraint changes with the numbers.
  private let rates: [ParametricValue]
  /// How the target of each preference changes with the numbers.
  private let targetRates: [ParametricValue]

  /// A change of a constant that is no more than rounding errors.
  private static let noise = 1e-9

  /// The problem between and beyond two numbers at which it is known, or three pairs of them; nil where it is not the
  /// same there but for its numbers, or where the pairs lie on a line.
  init?(_ samples: [(problem: LinearProblem, parameters: Parameters)]) {
    guard let first = samples.first, let plane = ParameterPlane(samples.map(\.parameters)),
      samples.allSatisfy({
        $0.problem.hasSameStructure(as: first.problem)
          && $0.problem.preferences.count == first.problem.preferences.count
      })
    else { return nil }
    func rates(_ numbers: [[Double]]) -> [ParametricValue] {
      numbers[0].indices.map { index in
        let changes = numbers.map { $0[index] - numbers[0][index] }
        return changes.allSatisfy { abs($0) <= Self.noise } ? ParametricValue() : plane.rate(changes)
      }
    }
    problem = first.problem
    origin = first.parameters
    parameterCount = samples.count - 1
    self.rates = rates(samples.map { $0.problem.constraints.headers.map(\.constant) })
    targetRates = rates(samples.map { $0.problem.preferences.map(\.target) })
  }

  /// What stands in the way at some numbers, and what is left open.
  func outcome(at parameters: Parameters) -> LinearOutcome {
    let solution = problem(at: parameters).solution()
    return LinearOutcome(conflicts: solution.conflicts, open: solution.open.map(\.preference))
  }

  /// The problem at some numbers.
  func problem(at parameters: Parameters) -> LinearProblem {
    var problem = problem
    let distance = parameters - origin
    for (position, rate) in rates.enumerated() where !rate.isConstant {
      let constant = problem.constraints.headers[position].constant
      problem.constraints.setConstant(constant + rate.value(at: distance), at: position)
    }
    for (position, rate) in targetRates.enumerated() where !rate.isConstant {
      problem.preferences[position].target += rate.value(at: distance)
    }
    return problem
  }

  /// The solution as functions of the numbers' distances from ``origin``; nil where the solver gave up.
  ///
  /// - Parameter outcome: What is broken and open there; nil where that is not known: the solution is then nil too where
  ///   something is.
  func functions(at parameters: Parameters, _ outcome: LinearOutcome?) -> SolvedFunctions? {
    let broken = Set(outcome?.conflicts.map(\.broken) ?? [])
    var solver = LinearSolver(LinearSystem(following(parameters, open: outcome?.open)) { broken.contains($0) })
    return solver.solvedFunctions()
  }

  /// The problem with the numbers as variables behind all others, and with open preferences as the last wishes of all;
  /// with its preferences as they are where it is not known which are open.
  func following(_ parameters: Parameters, open: [Int]?) -> LinearProblem {
    let variable = problem.variableCount
    var following = problem
    following.variableCount += parameterCount
    if open != nil { following.preferences = [] }
    var constraints = LinearConstraintList()
    for (constraint, rate) in zip(problem.constraints, rates) {
      constraints.append(constraint.following(variable, at: rate))
    }
    let lowest = min(0, problem.constraints.compactMap(\.priority).min() ?? 0)
    for (rank, position) in (open ?? []).enumerated() {
      let wish = problem.preferences[position]
      constraints.append(
        LinearConstraint(
          wish.terms, constant: wish.constant - wish.target, .equal, priority: lowest - 1 - Double(rank)
        ).following(variable, at: targetRates[position] * -1))
    }
    let distance = parameters - origin
    following.parameters = []
    for (number, value) in [distance.first, distance.second].prefix(parameterCount).enumerated() {
      following.parameters.append(constraints.count)
      constraints.append(LinearConstraint([.init(variable + number, 1)], constant: -value, .equal))
    }
    following.isBreakable += Array(repeating: false, count: constraints.count - following.isBreakable.count)
    following.constraints = constraints
    return following
  }
}

/// One or two numbers at places that span them.
private struct ParameterPlane {
  private let first: Parameters
  private let second: Parameters?
  private let area: Double

  /// The line through two places, or the plane through three; nil where they do not span one.
  init?(_ places: [Parameters]) {
    guard places.count == 2 || places.count == 3 else { return nil }
    first = places[1] - places[0]
    second = places.count == 3 ? places[2] - places[0] : nil
    area = second.map { [first] in first.first * $0.second - first.second * $0.first } ?? first.first
    guard area != 0 else { return nil }
  }

  /// How a number changes of which the changes from the first place to each are known.
  func rate(_ changes: [Double]) -> ParametricValue {
    guard let second else { return ParametricValue(constant: 0, first: changes[1] / area, second: 0) }
    return ParametricValue(
      constant: 0, first: (changes[1] * second.second - changes[2] * first.second) / area,
      second: (first.first * changes[2] - second.first * changes[1]) / area)
  }
}

extension Parameters {
  static func - (parameters: Parameters, other: Parameters) -> Parameters {
    Parameters(first: parameters.first - other.first, second: parameters.second - other.second)
  }
}

extension LinearConstraint {
  /// The constraint whose constant follows one or two variables.
  fileprivate func following(_ variable: Int, at rate: ParametricValue) -> LinearConstraint {
    guard !rate.isConstant else { return self }
    var constraint = self
    if rate.first != 0 { constraint.terms.append(Term(variable, rate.first)) }
    if rate.second != 0 { constraint.terms.append(Term(variable + 1, rate.second)) }
    return constraint
  }
}
