/// A problem in the standard form that the stages of the solver work on: `row = 0` or `row ≥ 0`, each at one of a few
/// levels of priority.
///
/// A row is known by the position of its constraint. The nonnegativity of variables stands behind the constraints:
/// that of the k-th such variable has the position `constraints.count + k`.
struct LinearSystem: Sendable {
  /// The problem.
  private(set) var problem: LinearProblem
  /// The number of levels.
  let levelCount: Int
  /// The required equalities, in order.
  private(set) var equalities: [Int32] = []
  /// The inequalities and the optional constraints, level by level, otherwise in order.
  let others: [Int32]
  /// The first position of each level in ``others``, and behind the last level the end.
  private let otherStarts: [Int]
  /// The variables that are never negative and exist.
  let nonNegative: [Int]
  /// The positions of the constraints that the parameters are the constants of; -1 for none.
  private let parameterPositions: (first: Int, second: Int)
  /// The number of variables; zero where the problem is too large.
  let variableCount: Int

  /// All constraints of a problem but those that are left out.
  ///
  /// Constraints with a number that is not finite or a variable that does not exist are left out as well: callers have
  /// refused them with a place already.
  init(_ problem: LinearProblem, leavingOut isLeftOut: (Int) -> Bool = { _ in false }) {
    self.problem = problem
    let variableCount = Self.isTooLarge(problem) ? 0 : max(0, problem.variableCount)
    var levels = PriorityLevels()
    var others: [Int32] = []
    var priorities: [Int32] = []
    equalities.reserveCapacity(problem.constraints.count)
    others.reserveCapacity(problem.constraints.count)
    priorities.reserveCapacity(problem.constraints.count)
    // One pass over the headers; the terms of a regular list are not looked at.
    for (position, header) in problem.constraints.headers.enumerated() {
      guard !isLeftOut(position), problem.constraints.isUsable(position, variableCount: variableCount) else { continue }
      if header.isRequired && header.relation == .equal {
        equalities.append(Int32(position))
      } else {
        others.append(Int32(position))
        priorities.append(levels.insert(header.priority))
      }
    }
    self.variableCount = variableCount
    levelCount = levels.count
    // Levels are known once all priorities are; until then rows carry the numbers in which priorities came.
    let levelsOfPriorities = levels.levels
    let order = CountingSort(others, keyCount: levelCount) { levelsOfPriorities[Int(priorities[$0])] }
    self.others = order.elements
    otherStarts = order.starts
    let parameters = problem.parameters
    parameterPositions = (parameters.first ?? -1, parameters.count > 1 ? parameters[1] : -1)
    let areUsable = problem.nonNegative.allSatisfy { $0 >= 0 && $0 < variableCount }
    nonNegative = areUsable ? problem.nonNegative : problem.nonNegative.filter { $0 >= 0 && $0 < variableCount }
  }

  /// Changes the constant of a constraint.
  mutating func setConstant(_ constant: Double, at position: Int) {
    problem.constraints.setConstant(constant, at: position)
  }

  /// Changes the preferences.
  mutating func setPreferences(_ preferences: [LinearProblem.Preference]) { problem.preferences = preferences }

  /// Indicates that the problem is too large to be solved at all.
  var isTooLarge: Bool { Self.isTooLarge(problem) }

  private static func isTooLarge(_ problem: LinearProblem) -> Bool {
    max(problem.variableCount, problem.constraints.count, problem.constraints.terms.count) > SolverLimit.problemSize
  }

  /// The number of rows: constraints, and behind them the nonnegativity of variables.
  var rowCount: Int { problem.constraints.count + nonNegative.count }

  /// The values of the parameters.
  var parameters: Parameters { Parameters(first: parameter(0), second: parameter(1)) }

  /// The constant of a constraint as a function of the parameters.
  @inline(__always)
  func constant(of position: Int) -> ParametricValue {
    if position == parameterPositions.first { return ParametricValue(constant: 0, first: -1, second: 0) }
    if position == parameterPositions.second { return ParametricValue(constant: 0, first: 0, second: -1) }
    return ParametricValue(problem.constraints.headers[position].constant)
  }

  /// The largest absolute coefficient of a row; violations of required rows are measured against it.
  func scale(of position: Int) -> Double {
    guard position < problem.constraints.count else { return 1 }
    return problem.constraints.terms[problem.constraints.termRange(of: position)]
      .reduce(0) { max($0, abs($1.coefficient)) }
  }

  /// The value of a parameter; zero where its constraint does not exist or has no finite constant.
  private func parameter(_ index: Int) -> Double {
    guard index < problem.parameters.count, problem.constraints.indices.contains(problem.parameters[index]) else {
      return 0
    }
    let constant = problem.constraints.headers[problem.parameters[index]].constant
    return constant.isFinite ? -constant : 0
  }
}

extension LinearSystem {
  /// The positions of a level's constraints in ``others``.
  func otherRange(of level: Int) -> Range<Int> { otherStarts[level]..<otherStarts[level + 1] }

  /// -1 for a constraint that is turned around so that its expression is not negative, otherwise 1.
  @inline(__always)
  func sign(of row: Int) -> Double {
    row < problem.constraints.count && problem.constraints.headers[row].relation == .lessThanOrEqual ? -1 : 1
  }
}
