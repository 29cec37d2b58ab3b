internal import LinearConstraints

/// A sum of variables and a constant, in points.
///
/// No row has more than eight terms: as many as four positions of two each have, in two distances, or in a position that is
/// compared with a multiple of another's distance from a third. They stand in the expression itself: a system has thousands
/// of rows of two or three terms, and an array for each step to one would take most of the time.
struct LayoutExpression {
  private var storage: InlineArray<8, LinearConstraint.Term>
  private var count: Int
  /// The constant, in points.
  var constant: Double

  /// A constant.
  init(constant: Double = 0) {
    storage = InlineArray(repeating: LinearConstraint.Term(0, 0))
    count = 0
    self.constant = constant
  }

  /// A variable times a factor, and a constant.
  init(_ variable: Int, _ factor: Double = 1, constant: Double = 0) {
    self.init(constant: constant)
    append(LinearConstraint.Term(variable, factor))
  }

  /// The terms of the sum; a variable may stand in it more than once.
  var terms: [LinearConstraint.Term] { (0..<count).map { storage[$0] } }

  /// Adds the constraint that relates the sum to zero to a list.
  func append(to rows: inout LinearConstraintList, _ relation: LinearConstraint.Relation, priority: Double?) {
    for index in 0..<count { rows.addTerm(storage[index]) }
    rows.endConstraint(constant: constant, relation, priority: priority)
  }

  private mutating func append(_ term: LinearConstraint.Term) {
    storage[count] = term
    count += 1
  }

  static func + (first: LayoutExpression, second: LayoutExpression) -> LayoutExpression {
    var sum = first
    sum.constant += second.constant
    for index in 0..<second.count { sum.append(second.storage[index]) }
    return sum
  }

  static func - (first: LayoutExpression, second: LayoutExpression) -> LayoutExpression {
    first + second * -1
  }

  static func * (expression: LayoutExpression, factor: Double) -> LayoutExpression {
    guard factor != 1 else { return expression }
    var product = expression
    product.constant *= factor
    for index in 0..<product.count { product.storage[index].coefficient *= factor }
    return product
  }
}
