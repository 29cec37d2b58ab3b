internal import AutoLayout
internal import Findings
internal import Scenes

/// An equation as it is written: sides with relations between them, a priority and a name.
struct Equation: Sendable {
  /// A relation with its place.
  struct Relation: Sendable {
    /// The relation of the sides.
    let relation: LayoutRelation
    /// The part of the text, in Unicode scalars from 0.
    let range: Range<Int>
  }

  /// The sides, at least one.
  let sides: [LinearExpression]
  /// The relations, one less than there are sides.
  let relations: [Relation]
  /// The priority; nil for required.
  let priority: LayoutPriority?
  /// The name behind `#`, or nil.
  let identifier: String?

  /// The name that marks constraints which are gone when the app runs (specification PLC-01).
  static let placeholder = "placeholder"

  /// The constraints of the equation: one between each side and the next.
  ///
  /// - Parameter superview: The superview of a view by its position; nil for the root.
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

  /// The attribute of a side that another one follows.
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

  /// The item that is meant, `superview` being that of the other side's view, or the root without another view.
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
