internal import LinearConstraints

/// A problem for the solver as a text file, with one record on each line.
///
/// - `v COUNT`: the number of variables. They are numbered from 0.
/// - `p VARIABLE VALUE`: a variable with a value from outside, such as the width of the screen, and its first value.
/// - `c PRIORITY RELATION RIGHT COUNT (VARIABLE COEFFICIENT)…`: a row. The relation is `=`, `<` (at most) or `>` (at
///   least). A priority of 1000 is required.
/// - `d VALUE…`: another size, with a value for each `p` line, in their order.
struct ProblemFile: Sendable, Hashable {
  /// A variable with a value from outside, such as the width of the screen.
  struct Parameter: Sendable, Hashable {
    var variable: Int
    var value: Double
  }

  /// The lowest priority of required rows.
  static let requiredPriority = 1000.0
  /// The greatest number of variables that is accepted. A greater number is treated as a mistake in the file.
  static let variableLimit = 10_000_000

  var variableCount = 0
  var parameters: [Parameter] = []
  var rows: [LinearConstraint] = []
  var sizes: [[Double]] = []

  /// Returns the problem at one size: rows that set the parameters, followed by all other rows.
  func problem(at size: [Double], preferences: [LinearProblem.Preference] = []) -> LinearProblem {
    let fixed = zip(parameters, size).map { parameter, value in
      LinearConstraint([LinearConstraint.Term(parameter.variable, 1)], constant: -value, .equal)
    }
    return LinearProblem(
      variableCount: variableCount, constraints: LinearConstraintList(fixed + rows),
      isBreakable: fixed.map { _ in false } + rows.map { _ in true }, parameters: Array(fixed.indices.prefix(2)),
      preferences: preferences)
  }

  /// All sizes: the values of the `p` lines, followed by the `d` lines.
  var allSizes: [[Double]] { [parameters.map(\.value)] + sizes }
}
