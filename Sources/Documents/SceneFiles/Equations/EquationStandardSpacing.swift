internal import AutoLayout
internal import Findings

/// The standard spacing in an equation: its allowed positions, and its length (specification CON-10).
enum EquationStandardSpacing {
  /// Throws if the standard spacing is used with attributes that are not edges, several times, or together with a
  /// number.
  static func check(_ first: AttributeReference, _ right: LinearExpression) throws(EquationError) {
    guard right.standardSpacings != 0 else { return }
    func error(_ message: Finding.Message, hint: Finding.Message) -> EquationError {
      EquationError(code: .invalidEquation, message: message, range: right.range, hint: hint)
    }
    guard let second = right.attribute, isEdge(first.attribute), isEdge(second.attribute) else {
      throw error(
        .init(kind: "spacing-attributes", "the standard spacing is a distance between edges or baselines"),
        hint: "write for example 'a.leading == b.trailing + std'")
    }
    guard abs(right.standardSpacings) == 1, right.constant == 0 else {
      throw error(
        .init(kind: "spacing-constant", "the standard spacing replaces the whole constant"),
        hint: "write '+ std', '- std' or a number")
    }
  }

  /// Returns the spacing in points: the longer one between a view and a view that contains it, the shorter one between
  /// siblings and to a guide (specification NBR-02).
  ///
  /// `superview` returns the superview of a view by position, or nil for the root.
  static func length(from first: LayoutItemID, to second: LayoutItemID, superview: (Int) -> Int?) -> Double {
    guard first.guide == nil, second.guide == nil, first != second else { return StandardSpacing.betweenSiblings }
    let isNested =
      lies(first.view, in: second.view, superview: superview) || lies(second.view, in: first.view, superview: superview)
    return isNested ? StandardSpacing.toSuperview : StandardSpacing.betweenSiblings
  }

  private static func isEdge(_ attribute: LayoutAttribute) -> Bool {
    attribute.kind != .size && attribute != .centerX && attribute != .centerY
  }

  private static func lies(_ view: Int, in container: Int, superview: (Int) -> Int?) -> Bool {
    var outer = superview(view)
    while let current = outer, current != container { outer = superview(current) }
    return outer != nil
  }
}
