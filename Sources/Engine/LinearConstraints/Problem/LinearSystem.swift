/// A problem in the standard form of the solver's stages: `row = 0` or `row ≥ 0`, each at one of a few levels of
/// priority.
///
/// A row is identified by the position of its constraint. The nonnegativity of variables comes after the constraints.
/// For the k-th such variable it has the position `constraints.count + k`.
struct LinearSystem: Sendable {
  private(set) var problem: LinearProblem
  let levelCount: Int
  /// The required equalities, in order.
  private(set) var equalities: [Int32] = []
  /// The inequalities and the optional constraints, by level, then in order.
  let others: [Int32]
  /// The first position of each level in ``others``, followed by the number of these.
  private let otherStarts: [Int]
  /// The existing variables that are never negative.
  let nonNegative: [Int]
  /// The positions of the constraints whose constants are the parameters, or -1.
  private let parameterPositions: (first: Int, second: Int)
  /// The number of variables, or zero if the problem is too large.
  let variableCount: Int

  /// Creates the system of a problem's constraints, except those that are to be skipped.
  ///
  /// Constraints with a number that is not finite, or with a variable that does not exist, are also skipped. Callers
  /// have already reported them.
  init(_ problem: LinearProblem, leavingOut isLeftOut: (Int) -> Bool = { _ in false }) {
    self.problem = problem
    let variableCount = Self.isTooLarge(problem) ? 0 : max(0, problem.variableCount)
    var levels = PriorityLevels()
    var others: [Int32] = []
    var priorities: [Int32] = []
    equalities.reserveCapacity(problem.constraints.count)
    others.reserveCapacity(problem.constraints.count)
    priorities.reserveCapacity(problem.constraints.count)
    // A single pass over the headers. The terms of a regular list are not read.
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
    // Levels are known only after all priorities. Until then rows carry the numbers in which priorities occurred.
    let levelsOfPriorities = levels.levels
    let order = CountingSort(others, keyCount: levelCount) { levelsOfPriorities[Int(priorities[$0])] }
    self.others = order.elements
    otherStarts = order.starts
    let parameters = problem.parameters
    parameterPositions = (parameters.first ?? -1, parameters.count > 1 ? parameters[1] : -1)
    let areUsable = problem.nonNegative.allSatisfy { $0 >= 0 && $0 < variableCount }
    nonNegative = areUsable ? problem.nonNegative : problem.nonNegative.filter { $0 >= 0 && $0 < variableCount }
  }

  /// Sets the constant of a constraint.
  mutating func setConstant(_ constant: Double, at position: Int) {
    problem.constraints.setConstant(constant, at: position)
  }

  /// Replaces the preferences.
  mutating func setPreferences(_ preferences: [LinearProblem.Preference]) { problem.preferences = preferences }

  /// Whether the problem is too large to be solved at all.
  var isTooLarge: Bool { Self.isTooLarge(problem) }

  private static func isTooLarge(_ problem: LinearProblem) -> Bool {
    max(problem.variableCount, problem.constraints.count, problem.constraints.terms.count) > SolverLimit.problemSize
  }

  /// The number of rows: constraints, then the nonnegativity of variables.
  var rowCount: Int { problem.constraints.count + nonNegative.count }

  /// The values of the parameters.
  var parameters: Parameters { Parameters(first: parameter(0), second: parameter(1)) }

  /// Returns the constant of a constraint as a function of the parameters.
  @inline(__always)
  func constant(of position: Int) -> ParametricValue {
    if position == parameterPositions.first { return ParametricValue(constant: 0, first: -1, second: 0) }
    if position == parameterPositions.second { return ParametricValue(constant: 0, first: 0, second: -1) }
    return ParametricValue(problem.constraints.headers[position].constant)
  }

  /// Returns the largest absolute coefficient of a row. Violations of required rows are relative to it.
  func scale(of position: Int) -> Double {
    guard position < problem.constraints.count else { return 1 }
    return problem.constraints.terms[problem.constraints.termRange(of: position)]
      .reduce(0) { max($0, abs($1.coefficient)) }
  }

  /// Returns the value of a parameter, or zero if its constraint does not exist or has no finite constant.
  private func parameter(_ index: Int) -> Double {
    guard index < problem.parameters.count, problem.constraints.indices.contains(problem.parameters[index]) else {
      return 0
    }
    let constant = problem.constraints.headers[problem.parameters[index]].constant
    return constant.isFinite ? -constant : 0
  }
}

extension LinearSystem {
  /// Returns the positions of a level's constraints in ``others``.
  func otherRange(of level: Int) -> Range<Int> { otherStarts[level]..<otherStarts[level + 1] }

  /// Returns -1 for a constraint that is reversed so that its expression is nonnegative, otherwise 1.
  @inline(__always)
  func sign(of row: Int) -> Double {
    row < problem.constraints.count && problem.constraints.headers[row].relation == .lessThanOrEqual ? -1 : 1
  }
}
