internal import AutoLayout
public import Scenes

extension ConstraintReport {
  /// The constraints of the author in a layout, in the order of their installation.
  ///
  /// Required constraints hold unless the engine reports them as broken; whether an optional one holds is measured on
  /// the exact solution.
  public static func constraints(of layout: Layout) -> [ConstraintReport] {
    let broken = Set(layout.solution.conflicts.map(\.broken))
    let measure = ConstraintMeasure(system: layout.system, solution: layout.solution)
    return layout.system.constraints.filter { $0.origin == .author }.map { constraint in
      ConstraintReport(
        text: text(of: constraint, in: layout), identifier: constraint.identifier, priority: constraint.priority,
        state: broken.contains(constraint) ? .broken : measure.isMet(constraint) ? .satisfied : .unmet,
        source: constraint.source)
    }
  }

  /// The equation, in the author's words where they are known.
  private static func text(of constraint: LayoutConstraint, in layout: Layout) -> String {
    if let text = constraint.text { return text }
    let first = "\(name(of: constraint.firstItem, in: layout)).\(constraint.firstAttribute.name)"
    var terms: [String] = []
    if let item = constraint.secondItem {
      terms.append("\(name(of: item, in: layout)).\(constraint.secondAttribute.name)")
      if constraint.multiplier != 1 { terms.append("× \(JSONText.number(constraint.multiplier))") }
    }
    let distance = JSONText.number(constraint.constant.magnitude)
    if terms.isEmpty {
      terms.append(JSONText.number(constraint.constant))
    } else if constraint.constant != 0 {
      terms.append("\(constraint.constant < 0 ? "−" : "+") \(distance)")
    }
    return "\(first) \(constraint.relation.sign) \(terms.joined(separator: " "))"
  }

  /// How people call an item: the view's label or name, and its guide.
  private static func name(of item: LayoutItemID, in layout: Layout) -> String {
    let views = layout.resolved.views
    let view = views.indices.contains(item.view) ? views[item.view].displayName : layout.system.name(of: item)
    return item.guide.map { "\(view).\($0.name)" } ?? view
  }
}
