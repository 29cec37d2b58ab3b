internal import AutoLayout
internal import Geometry

/// The pairs of attributes that UIKit refuses, each with its own words (specification LEG-01, LEG-02).
enum EquationLegality {
  /// Refuses an attribute against a side that UIKit would throw for.
  static func check(_ first: AttributeReference, _ right: LinearExpression) throws(EquationError) {
    try checkBaseline(first)
    guard let second = right.attribute else { return try checkConstant(first, right) }
    try checkBaseline(second)
    if first.attribute.kind != second.attribute.kind {
      throw EquationError(
        code: "illegal-constraint",
        message: "'\(first.text)' is \(describe(first.attribute)) and '\(second.text)' \(describe(second.attribute))",
        range: second.range, hint: hint(first.attribute, second),
        notes: [uiKit("Invalid pairing of layout attributes")])
    }
    if isLeftOrRight(first.attribute) && second.attribute.isDirectional
      || first.attribute.isDirectional && isLeftOrRight(second.attribute)
    {
      throw EquationError(
        code: "illegal-constraint",
        message: "'\(first.text)' and '\(second.text)' mix leading and trailing with left and right",
        range: second.range, hint: "use leading and trailing for both, or for neither",
        notes: [
          uiKit(
            "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
              + "Use leading/trailing for both or neither.")
        ])
    }
    guard right.multiplier != 0 || first.attribute.kind == .size else { return try checkConstant(first, right) }
  }

  private static func checkConstant(_ first: AttributeReference, _ right: LinearExpression) throws(EquationError) {
    guard first.attribute.kind != .size else { return }
    throw EquationError(
      code: "illegal-constraint",
      message: "'\(first.text)' is a position, which a number alone cannot fix", range: right.range,
      hint: "write what it is measured from, such as 'superview.\(first.attribute.name) + 20'",
      notes: [
        uiKit(
          "A constraint cannot be made that sets a location equal to a constant. "
            + "Location attributes must be specified in pairs")
      ])
  }

  private static func checkBaseline(_ reference: AttributeReference) throws(EquationError) {
    let isBaseline = reference.attribute == .firstBaseline || reference.attribute == .lastBaseline
    guard isBaseline, case .item(let item) = reference.item, let guide = item.guide else { return }
    throw EquationError(
      code: "illegal-constraint", message: "the guide '\(guide.name)' has no text and no baseline",
      range: reference.range, hint: "write top or bottom")
  }

  private static func describe(_ attribute: LayoutAttribute) -> String {
    switch attribute.kind {
    case .horizontalPosition: "a horizontal position"
    case .verticalPosition: "a vertical position"
    case .size: "a size"
    case .none: "nothing"
    }
  }

  /// What is probably meant: a part of the width, say, as a position, which is a part of the right edge.
  private static func hint(_ first: LayoutAttribute, _ second: AttributeReference) -> String {
    guard second.attribute.kind == .size, first.axis == second.attribute.axis, let dot = second.text.lastIndex(of: ".")
    else { return "both must be of one kind" }
    let edge = first.axis == .vertical ? "bottom" : first.isDirectional ? "trailing" : "right"
    return "write '\(second.text[..<dot]).\(edge)'"
  }

  private static func isLeftOrRight(_ attribute: LayoutAttribute) -> Bool { attribute == .left || attribute == .right }

  private static func uiKit(_ reason: String) -> String { "UIKit would throw: \(reason)" }
}
