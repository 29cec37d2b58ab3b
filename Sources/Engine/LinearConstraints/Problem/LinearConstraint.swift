/// A required or optional relation between a weighted sum of variables and zero.
package struct LinearConstraint: Sendable, Hashable {
  /// The relation between the sum and zero.
  package enum Relation: UInt8, Sendable, Hashable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }

  /// One variable times its coefficient.
  package struct Term: Sendable, Hashable {
    /// The number of the variable, from 0.
    package var variable: Int
    /// The factor of the variable.
    package var coefficient: Double

    /// Creates a variable times a coefficient.
    package init(_ variable: Int, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms of the sum. They may contain a variable more than once.
  package var terms: [Term]
  /// The constant that is added to the sum.
  package var constant: Double
  /// The relation between `terms + constant` and zero.
  package var relation: Relation
  /// The priority, or nil if required. Higher priorities are met first; only their order matters.
  package var priority: Double?

  /// Creates the constraint `terms + constant relation 0`.
  package init(_ terms: [Term], constant: Double = 0, _ relation: Relation, priority: Double? = nil) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }
}

extension Sequence<LinearConstraint.Term> {
  /// Whether every coefficient is finite and every variable exists.
  func areUsable(variableCount: Int) -> Bool {
    allSatisfy { $0.coefficient.isFinite && $0.variable >= 0 && $0.variable < variableCount }
  }
}
