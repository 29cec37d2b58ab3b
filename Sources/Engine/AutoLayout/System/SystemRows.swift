internal import LinearConstraints

/// The rows of a system, for an external solver that tries other constants.
///
/// Each view has four variables, and after the views each used guide: the left and top edge of the alignment rectangle
/// in root coordinates, its width and its height.
package struct SystemRows: Sendable {
  /// A weighted sum of variables and a constant, and its relation to zero.
  package struct Row: Sendable, Hashable {
    /// The variables and their coefficients.
    package let terms: ArraySlice<Term>
    /// The relation of the sum to zero.
    package let relation: LayoutRelation
    /// The priority, or nil if required.
    package let priority: Double?
    /// The constant that is added to the sum, in points.
    package let constant: Double
    /// The item that the row constrains.
    package let item: LayoutItemID
    /// The attribute of the item.
    package let attribute: LayoutAttribute
    /// The origin of the constraint that the row represents.
    package let origin: LayoutConstraint.Origin
    /// Whether the row is broken before the others of a conflict, provided that it may be broken.
    package let yieldsFirst: Bool
  }

  /// A variable times its coefficient.
  package struct Term: Sendable, Hashable {
    /// The number of the variable.
    package let variable: Int
    /// The factor of the variable.
    package let coefficient: Double
  }

  /// The rows in the order of installation.
  package let rows: [Row]
  /// The guides with variables, in the order of their variables.
  package let guides: [LayoutItemID]
  package init(of system: ConstraintSystem) {
    let lowering = system.lowering
    let lowered = LayoutRows(of: system, lowering: lowering)
    guides = lowering.variables.guides
    // One array for all: most rows have two or three terms.
    let terms = lowered.rows.terms.map { Term(variable: $0.variable, coefficient: $0.coefficient) }
    let yieldsFirst = lowered.yieldsFirst
    rows = lowered.constraints.indices.map { position in
      let (constraint, header) = (lowered.constraints[position], lowered.rows.headers[position])
      return Row(
        terms: terms[lowered.rows.termRange(of: position)], relation: LayoutRelation(header.relation),
        priority: header.isRequired ? nil : header.priority, constant: header.constant,
        item: constraint.firstItem, attribute: constraint.firstAttribute, origin: constraint.origin,
        yieldsFirst: !yieldsFirst.isEmpty && yieldsFirst[position])
    }
  }
}

extension LayoutRelation {
  fileprivate init(_ relation: LinearConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
