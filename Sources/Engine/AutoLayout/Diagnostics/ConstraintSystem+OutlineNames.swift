internal import Geometry

extension ConstraintSystem {
  /// Returns the name of a constraint in Interface Builder's document outline: `Horizontal Space - (136) - Switch -
  /// View` (specification OUT-02).
  ///
  /// - Parameters:
  ///   - constraint: A constraint of the system.
  ///   - label: Returns the outline's name of an item.
  public func outlineName(of constraint: LayoutConstraint, label: (LayoutItemID) -> String) -> String {
    let role = outlineRole(of: constraint)
    let constant = role.showsConstant ? ["(\(LayoutDescriptions.number(constraint.constant)))"] : []
    let labels = [constraint.firstItem, constraint.secondItem].compactMap(\.self).map(label)
    return ([role.name] + constant + labels).joined(separator: " - ")
  }

  /// Returns the role of a constraint in the outline. Only spaces and sizes show their constant.
  private func outlineRole(of constraint: LayoutConstraint) -> (name: String, showsConstant: Bool) {
    let (first, second) = (constraint.firstAttribute.withoutMargins, constraint.secondAttribute.withoutMargins)
    guard let other = constraint.secondItem else { return (first == .width ? "Width" : "Height", true) }
    let isAcross = first.axis == .horizontal
    if first.kind == .size {
      guard first == second else { return ("Aspect Ratio", false) }
      return (isAcross ? "Equal Widths" : "Equal Heights", false)
    }
    switch (first, second) {
    case (.centerX, .centerX): return ("Center X Alignment", false)
    case (.centerY, .centerY): return ("Center Y Alignment", false)
    case (.firstBaseline, _), (.lastBaseline, _): return ("Baseline Alignment", false)
    case _ where first == second && !isNested(constraint.firstItem, other):
      return ("Align \(first.name.prefix(1).uppercased())\(first.name.dropFirst())", false)
    default: return (isAcross ? "Horizontal Space" : "Vertical Space", true)
    }
  }

  /// Whether one of two items contains the other, at any depth. A guide is treated like its view.
  private func isNested(_ first: LayoutItemID, _ second: LayoutItemID) -> Bool {
    guard items.indices.contains(first.view), items.indices.contains(second.view) else { return false }
    let ancestor = items.commonAncestor(first.view, second.view)
    return ancestor == first.view || ancestor == second.view
  }
}
