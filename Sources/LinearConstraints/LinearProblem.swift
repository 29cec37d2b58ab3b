/// A relation between a weighted sum of variables and zero, required or with a priority.
package struct LinearConstraint: Sendable, Hashable {
  /// How the sum relates to zero.
  package enum Relation: Sendable, Hashable {
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

/// Variables and the constraints on them.
///
/// The solution meets every required constraint that can be met, then minimises the sum of absolute violations of the
/// highest priority, keeps that optimum, goes on with the next, and so on (specification SOL-03). Of the values that
/// are then still open, each preference in turn takes the nearest to what it wants.
package struct LinearProblem: Sendable {
  /// A value that an expression should be near where nothing else decides.
  package struct Preference: Sendable, Hashable {
    /// The expression `terms + constant`.
    package var terms: [LinearConstraint.Term]
    /// What is added to the sum.
    package var constant: Double
    /// What the expression should be near.
    package var target: Double

    /// An expression and what it should be near.
    package init(_ terms: [LinearConstraint.Term], constant: Double = 0, target: Double) {
      self.terms = terms
      self.constant = constant
      self.target = target
    }
  }

  /// How many variables there are, numbered from 0.
  package var variableCount: Int
  /// The variables that are never negative; a rule of the system that is never listed or broken.
  package var nonNegative: [Int]
  /// The constraints in the order of their installation.
  package var constraints: [LinearConstraint]
  /// For each constraint whether it may be broken in a conflict; the same count as `constraints`.
  package var isBreakable: [Bool]
  /// What settles values that remain open, in the order they are settled.
  package var preferences: [Preference]

  /// A problem.
  package init(
    variableCount: Int, nonNegative: [Int] = [], constraints: [LinearConstraint] = [], isBreakable: [Bool] = [],
    preferences: [Preference] = []
  ) {
    self.variableCount = variableCount
    self.nonNegative = nonNegative
    self.constraints = constraints
    self.isBreakable = isBreakable
    self.preferences = preferences
  }
}
