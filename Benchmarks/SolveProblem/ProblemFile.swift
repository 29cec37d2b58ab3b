internal import LinearConstraints

/// A problem of the solver as a text file: one record on each line.
///
/// - `v COUNT`: how many variables there are, numbered from 0.
/// - `p VARIABLE VALUE`: a variable that the surroundings set, such as the width of the screen, and its first value.
/// - `c PRIORITY RELATION RIGHT COUNT (VARIABLE COEFFICIENT)…`: a row; the relation is `=`, `<` (at most) or `>` (at
///   least), and 1000 is required.
/// - `d VALUE…`: another size: a value for each `p` line, in their order.
struct ProblemFile: Sendable, Hashable {
  /// A variable that the surroundings set.
  struct Parameter: Sendable, Hashable {
    var variable: Int
    var value: Double
  }

  /// The priority of a row that has to hold.
  static let requiredPriority = 1000.0
  /// More variables than this are taken for a mistake in the file.
  static let variableLimit = 10_000_000

  var variableCount = 0
  var parameters: [Parameter] = []
  var rows: [LinearConstraint] = []
  var sizes: [[Double]] = []

  /// The problem at one size: the rows, behind what the parameters are.
  func problem(at size: [Double], preferences: [LinearProblem.Preference] = []) -> LinearProblem {
    let fixed = zip(parameters, size).map { parameter, value in
      LinearConstraint([LinearConstraint.Term(parameter.variable, 1)], constant: -value, .equal)
    }
    return LinearProblem(
      variableCount: variableCount, constraints: LinearConstraintList(fixed + rows),
      isBreakable: fixed.map { _ in false } + rows.map { _ in true }, parameters: Array(fixed.indices.prefix(2)),
      preferences: preferences)
  }

  /// The sizes that are solved: first the values of the `p` lines, then the `d` lines.
  var allSizes: [[Double]] { [parameters.map(\.value)] + sizes }
}
