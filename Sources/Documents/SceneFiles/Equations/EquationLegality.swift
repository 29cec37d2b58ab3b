internal import AutoLayout
internal import Findings
internal import Geometry

/// The pairs of attributes that UIKit rejects, with its messages (specification LEG-01, LEG-02).
enum EquationLegality {
  /// Throws if UIKit would throw for a constraint between an attribute and a side.
  static func check(_ first: AttributeReference, _ right: LinearExpression) throws(EquationError) {
    try checkBaseline(first)
    if let second = right.attribute { try checkBaseline(second) }
    let multiplier = right.attribute == nil ? 1 : right.multiplier
    let pairing = IllegalPairing(
      first.attribute, right.attribute?.attribute ?? .notAnAttribute, multiplier: multiplier)
    guard let pairing else { return }
    throw error(pairing, first, right)
  }

  /// Returns the error for a pairing, with UIKit's own message as a note.
  private static func error(
    _ pairing: IllegalPairing, _ first: AttributeReference, _ right: LinearExpression
  ) -> EquationError {
    func error(_ message: Finding.Message, _ range: Range<Int>, hint: Finding.Message) -> EquationError {
      EquationError(
        code: .illegalConstraint, message: message, range: range, hint: hint,
        notes: ["UIKit throws: \(words: pairing.message)"])
    }
    guard pairing != .locationEqualToConstant, let second = right.attribute else {
      return error(
        .init(kind: "position", "'\(first.text)' is a position, which cannot equal a number alone"), right.range,
        hint: "state what it is relative to, such as 'superview.\(first.attribute.name) + 20'")
    }
    if pairing == .mixedDirections {
      return error(
        .init(kind: "directions", "'\(first.text)' and '\(second.text)' mix leading and trailing with left and right"),
        second.range,
        hint: "use leading and trailing for both, or for neither")
    }
    return error(
      .init(
        kind: "pairing",
        "'\(first.text)' is \(words: describe(first.attribute)) and '\(second.text)' \(words: describe(second.attribute))"
      ),
      second.range, hint: hint(first.attribute, second))
  }

  private static func checkBaseline(_ reference: AttributeReference) throws(EquationError) {
    guard reference.attribute.isBaseline, case .item(let item) = reference.item, !item.hasBaselines,
      let guide = item.guide
    else { return }
    throw EquationError(
      code: .illegalConstraint,
      message: .init(kind: "baseline-of-guide", "the guide '\(guide.name)' has no text and no baseline"),
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

  /// Suggests what the author probably meant: a fraction of a width used as a position is a fraction of the right edge.
  private static func hint(_ first: LayoutAttribute, _ second: AttributeReference) -> Finding.Message {
    guard second.attribute.kind == .size, first.axis == second.attribute.axis, let dot = second.text.lastIndex(of: ".")
    else { return "both must be of the same kind" }
    let edge = first.axis == .vertical ? "bottom" : first.isDirectional ? "trailing" : "right"
    return .init(kind: "edge", "write '\(second.text[..<dot]).\(edge)'")
  }
}
