/// A relation between a weighted sum of variables and zero, required or with a priority.
package struct LinearConstraint: Sendable, Hashable {
  /// How the sum relates to zero.
  package enum Relation: UInt8, Sendable, Hashable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }

  /// One variable times its coefficient.
  package struct Term: Sendable, Hashable {
    /// The variable, by its number from 0.
    package var variable: Int
    /// What it is multiplied by.
    package var coefficient: Double

    /// A variable times a coefficient.
    package init(_ variable: Int, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The sum; a variable may stand in it more than once.
  package var terms: [Term]
  /// What is added to the sum.
  package var constant: Double
  /// How `terms + constant` relates to zero.
  package var relation: Relation
  /// How important it is; nil is required, and of the others the highest is met first. Only the order matters.
  package var priority: Double?

  /// `terms + constant relation 0`.
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
