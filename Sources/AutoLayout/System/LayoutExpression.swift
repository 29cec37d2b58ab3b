internal import LinearConstraints

/// A sum of variables and a constant, in points.
struct LayoutExpression {
  var terms: [LinearConstraint.Term]
  var constant: Double

  init(_ terms: [LinearConstraint.Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  static func + (first: LayoutExpression, second: LayoutExpression) -> LayoutExpression {
    LayoutExpression(first.terms + second.terms, constant: first.constant + second.constant)
  }

  static func - (first: LayoutExpression, second: LayoutExpression) -> LayoutExpression {
    first + second * -1
  }

  static func * (expression: LayoutExpression, factor: Double) -> LayoutExpression {
    LayoutExpression(
      expression.terms.map { LinearConstraint.Term($0.variable, $0.coefficient * factor) },
      constant: expression.constant * factor)
  }
}
