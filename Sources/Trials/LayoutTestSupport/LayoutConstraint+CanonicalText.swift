public import AutoLayout

extension LayoutConstraint {
  /// Returns the constraint in the notation of the specification's cases: `b.leading == 2*a.trailing + 8 std @750`.
  ///
  /// Factors of 1, constants of 0 and the required priority are omitted.
  public func canonicalText(_ name: (LayoutItemID) -> String) -> String {
    func reference(_ item: LayoutItemID, _ attribute: LayoutAttribute) -> String {
      "\(name(item)).\(attribute == .lastBaseline ? "baseline" : attribute.name)"
    }
    var text = "\(reference(firstItem, firstAttribute)) \(relation.symbol) "
    if let secondItem {
      if multiplier != 1 { text += "\(Self.text(multiplier))*" }
      text += reference(secondItem, secondAttribute)
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Self.text(abs(constant)))" }
    } else {
      text += Self.text(constant)
    }
    return text + (usesStandardSpacing ? " std" : "") + (priority == .required ? "" : " @\(priority)")
  }

  private static func text(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? String(number) }
}
