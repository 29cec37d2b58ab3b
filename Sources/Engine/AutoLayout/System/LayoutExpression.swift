internal import LinearConstraints

/// A sum of variables and a constant, in points.
///
/// No row has more than eight terms: four positions of two terms each in two distances, or in a position that is
/// compared with a multiple of another's distance from a third. They are stored inline. A system has thousands of rows
/// of two or three terms, and allocating an array for each intermediate sum would take most of the time.
struct LayoutExpression {
  private var storage: InlineArray<8, LinearConstraint.Term>
  private var count: Int
  /// The constant, in points.
  var constant: Double

  init(constant: Double = 0) {
    storage = InlineArray(repeating: LinearConstraint.Term(0, 0))
    count = 0
    self.constant = constant
  }

  /// Creates a variable times a factor, plus a constant.
  init(_ variable: Int, _ factor: Double = 1, constant: Double = 0) {
    self.init(constant: constant)
    append(LinearConstraint.Term(variable, factor))
  }

  /// The terms of the sum. They may contain a variable more than once.
  var terms: [LinearConstraint.Term] { (0..<count).map { storage[$0] } }

  /// Appends to a list the constraint that relates the sum to zero.
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
