/// A relation between a weighted sum of variables and zero, required or with a priority.
package struct LinearConstraint: Sendable, Hashable {
  /// The relation between the sum and zero.
  package enum Relation: UInt8, Sendable, Hashable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }

  /// One variable times its coefficient.
  package struct Term: Sendable, Hashable {
    /// The variable, by its number from 0.
    package var variable: Int
    /// The factor of the variable.
    package var coefficient: Double

    /// A variable times a coefficient.
    package init(_ variable: Int, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms of the sum; a variable may stand in it more than once.
  package var terms: [Term]
  /// The constant that is added to the sum.
  package var constant: Double
  /// The relation between `terms + constant` and zero.
  package var relation: Relation
  /// The priority; nil is required. Of the others the highest is met first, and only their order matters.
  package var priority: Double?

  /// The constraint `terms + constant relation 0`.
  package init(_ terms: [Term], constant: Double = 0, _ relation: Relation, priority: Double? = nil) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }
}

extension Sequence<LinearConstraint.Term> {
  /// Returns whether every coefficient is finite and every variable exists.
  func areUsable(variableCount: Int) -> Bool {
    allSatisfy { $0.coefficient.isFinite && $0.variable >= 0 && $0.variable < variableCount }
  }
}
