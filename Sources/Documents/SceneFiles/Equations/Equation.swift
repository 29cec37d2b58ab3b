internal import AutoLayout
internal import Findings
internal import Scenes

/// A parsed equation: sides with relations between them, a priority and an identifier.
struct Equation: Sendable {
  /// A relation with its range in the text.
  struct Relation: Sendable {
    let relation: LayoutRelation
    /// The range in the text, in Unicode scalars from 0.
    let range: Range<Int>
  }

  /// The sides, at least one.
  let sides: [LinearExpression]
  /// The relations between the sides, one fewer than sides.
  let relations: [Relation]
  /// The priority. Nil for required.
  let priority: LayoutPriority?
  /// The identifier after `#`, or nil.
  let identifier: String?

  /// The identifier of constraints that are removed at run time (specification PLC-01).
  static let placeholder = "placeholder"

  /// Returns one constraint for each pair of adjacent sides.
  ///
  /// - Parameter superview: Returns the superview of a view by position, or nil for the root.
  func constraints(superview: (Int) -> Int?) throws(EquationError) -> [LayoutConstraint] {
    guard sides.count > 1 else {
      let end = sides.last?.range.upperBound ?? 0
      throw EquationError(
        code: .missingRelation, message: "expected a relation", range: end..<end,
        hint: "write '==', '<=' or '>=' and the other side")
    }
    if relations.count > 1, let other = relations.first(where: { $0.relation != .equal }) {
      throw EquationError(
        code: .invalidEquation, message: .init(kind: "chain", "a chain can only contain '=='"), range: other.range,
        hint: "write the inequality as a separate equation")
    }
    var constraints: [LayoutConstraint] = []
    for (index, relation) in relations.enumerated() {
      let first = try firstAttribute(sides[index])
      constraints.append(try constraint(first, relation.relation, sides[index + 1], superview: superview))
    }
    return constraints
  }

  /// Returns the attribute of a side that is the left side of a constraint.
  private func firstAttribute(_ side: LinearExpression) throws(EquationError) -> AttributeReference {
    guard let attribute = side.attribute else {
      throw EquationError(
        code: .invalidEquation, message: .init(kind: "left-side", "the left side must be an attribute of a view"),
        range: side.range,
        hint: "swap the sides")
    }
    guard side.isBareAttribute else {
      throw EquationError(
        code: .invalidEquation, message: .init(kind: "left-terms", "the left side can only be an attribute"),
        range: side.range,
        hint: "move the numbers to the right side")
    }
    return attribute
  }

  private func constraint(
    _ first: AttributeReference, _ relation: LayoutRelation, _ right: LinearExpression, superview: (Int) -> Int?
  ) throws(EquationError) -> LayoutConstraint {
    try EquationLegality.check(first, right)
    try EquationStandardSpacing.check(first, right)
    let firstItem = Self.item(first.item, beside: right.attribute?.item, superview: superview)
    let secondItem = right.attribute.map { Self.item($0.item, beside: first.item, superview: superview) }
    let spacing = secondItem.map { EquationStandardSpacing.length(from: firstItem, to: $0, superview: superview) } ?? 0
    return LayoutConstraint(
      firstItem, first.attribute, relation, secondItem, right.attribute?.attribute ?? .notAnAttribute,
      multiplier: right.attribute == nil ? 1 : right.multiplier,
      constant: right.constant + right.standardSpacings * spacing, priority: priority ?? .required,
      identifier: identifier == Self.placeholder ? nil : identifier, usesStandardSpacing: right.standardSpacings != 0,
      isPlaceholder: identifier == Self.placeholder)
  }

  /// Returns the item of a reference. `superview` is the superview of the view on the other side, or the root if that
  /// side has no view.
  private static func item(
    _ item: AttributeReference.Item, beside other: AttributeReference.Item?, superview: (Int) -> Int?
  ) -> LayoutItemID {
    switch item {
    case .item(let item): return item
    case .superview(let guide):
      guard case .item(let other) = other else { return LayoutItemID(view: 0, guide: guide) }
      return LayoutItemID(view: superview(other.view) ?? 0, guide: guide)
    }
  }
}
