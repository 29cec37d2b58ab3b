internal import AutoLayout
internal import Findings
internal import Scenes

/// An attribute of an item, as named in an equation.
struct AttributeReference: Sendable, Hashable {
  enum Item: Sendable, Hashable {
    case item(LayoutItemID)
    /// The superview of the item on the other side, or a guide of that superview.
    case superview(LayoutGuide?)
  }

  let item: Item
  let attribute: LayoutAttribute
  /// The text as written: `title.top`.
  let text: String
  /// The range in the text, in Unicode scalars from 0.
  let range: Range<Int>
}

/// One side of an equation: `multiplier × attribute + constant + standardSpacings × std`.
struct LinearExpression: Sendable, Hashable {
  /// The attribute, or nil for a number.
  var attribute: AttributeReference?
  /// The factor of the attribute.
  var multiplier: Double
  /// The constant, in points.
  var constant: Double
  /// The factor of the standard spacing, whose length depends on both sides of the constraint (specification CON-10).
  var standardSpacings = 0.0
  /// The range of the expression in the text, in Unicode scalars from 0.
  var range: Range<Int>

  /// Whether the expression is an attribute without a factor or constant.
  var isBareAttribute: Bool { attribute != nil && multiplier == 1 && constant == 0 && standardSpacings == 0 }
  var isNumber: Bool { attribute == nil && standardSpacings == 0 }

  static func number(_ number: Double, _ range: Range<Int>) -> LinearExpression {
    LinearExpression(attribute: nil, multiplier: 0, constant: number, range: range)
  }

  static func standardSpacing(_ range: Range<Int>) -> LinearExpression {
    LinearExpression(attribute: nil, multiplier: 0, constant: 0, standardSpacings: 1, range: range)
  }

  /// Returns the sum, or the difference if `factor` is −1.
  func adding(_ other: LinearExpression, factor: Double) throws(EquationError) -> LinearExpression {
    if attribute != nil, let second = other.attribute {
      throw EquationError(
        code: .invalidEquation,
        message: .init(kind: "attributes", "one side of an equation can have at most one attribute"),
        range: second.range,
        hint: "a constraint relates at most two views")
    }
    return try LinearExpression(
      attribute: attribute ?? other.attribute, multiplier: multiplier + factor * other.multiplier,
      constant: constant + factor * other.constant,
      standardSpacings: standardSpacings + factor * other.standardSpacings, range: union(other)
    ).checked()
  }

  /// Returns the product. One of the two must be a number.
  func multiplied(by other: LinearExpression) throws(EquationError) -> LinearExpression {
    if attribute != nil, let second = other.attribute {
      throw EquationError(
        code: .invalidEquation, message: .init(kind: "product", "two attributes cannot be multiplied"),
        range: second.range)
    }
    guard isNumber || other.isNumber else { throw standardSpacingAsFactor(other) }
    let factor = isNumber ? constant : other.constant
    let scaled = isNumber ? other : self
    return try LinearExpression(
      attribute: scaled.attribute, multiplier: scaled.multiplier * factor, constant: scaled.constant * factor,
      standardSpacings: scaled.standardSpacings * factor, range: union(other)
    ).checked()
  }

  /// Returns the quotient. The divisor must be a number other than zero.
  func divided(by other: LinearExpression) throws(EquationError) -> LinearExpression {
    if let second = other.attribute {
      throw EquationError(
        code: .invalidEquation, message: .init(kind: "divisor", "an attribute cannot be a divisor"), range: second.range
      )
    }
    guard other.isNumber else { throw standardSpacingAsFactor(other) }
    guard other.constant != 0 else {
      throw EquationError(
        code: .invalidNumber, message: .init(kind: "zero", "division by zero"), range: other.range)
    }
    return try LinearExpression(
      attribute: attribute, multiplier: multiplier / other.constant, constant: constant / other.constant,
      standardSpacings: standardSpacings / other.constant, range: union(other)
    ).checked()
  }

  private func standardSpacingAsFactor(_ other: LinearExpression) -> EquationError {
    EquationError(
      code: .invalidEquation, message: .init(kind: "spacing", "the standard spacing cannot be a factor"),
      range: union(other),
      hint: "add it: 'other.trailing + std'")
  }

  private func union(_ other: LinearExpression) -> Range<Int> {
    min(range.lowerBound, other.range.lowerBound)..<max(range.upperBound, other.range.upperBound)
  }

  private func checked() throws(EquationError) -> LinearExpression {
    try SceneNumber.check(multiplier, range)
    try SceneNumber.check(constant, range)
    try SceneNumber.check(standardSpacings, range)
    return self
  }
}
