internal import LinearConstraints

extension ProblemFile {
  /// The text that describes the problem.
  var text: String {
    var lines = ["v \(variableCount)"]
    lines += parameters.map { "p \($0.variable) \($0.value)" }
    lines += rows.map(Self.line)
    lines += sizes.map { "d " + $0.map(\.description).joined(separator: " ") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ row: LinearConstraint) -> String {
    let relation =
      switch row.relation {
      case .equal: "="
      case .lessThanOrEqual: "<"
      case .greaterThanOrEqual: ">"
      }
    let terms = row.terms.map { " \($0.variable) \($0.coefficient)" }.joined()
    return "c \(row.priority ?? requiredPriority) \(relation) \(-row.constant) \(row.terms.count)\(terms)"
  }
}
