internal import AutoLayout
internal import Scenes

/// A writer of constraints as equations and as values of the short notation.
struct EquationWriter {
  let views: [View]
  let names: ViewNames
  let metrics: ConstraintMetrics

  func equation(_ constraint: WrittenConstraint) -> WrittenValue {
    let left = "\(text(constraint.item, beside: constraint.other)).\(constraint.attribute.name)"
    let right = constraint.other.map { "\(text($0, beside: constraint.item)).\(constraint.otherAttribute.name)" }
    var equation = "\(left) \(constraint.relation.symbol) \(sum(right, constraint))\(priority(constraint.priority))"
    guard let identifier = constraint.identifier.map(word), !identifier.isEmpty else { return .scalar(equation) }
    equation += " #\(identifier)"
    return .scalar(WrittenText.scalar(equation))
  }

  /// Returns the other side of a constraint for a word of the short notation. The attribute is omitted if the word
  /// implies it.
  func value(_ constraint: WrittenConstraint, implied: LayoutAttribute) -> String {
    let right = constraint.other.map { other in
      let item = text(other, beside: constraint.item)
      return constraint.otherAttribute == implied ? item : "\(item).\(constraint.otherAttribute.name)"
    }
    return sum(right, constraint) + priority(constraint.priority)
  }

  /// Returns the text of an item, given the item on the other side of the constraint.
  func text(_ item: LayoutItemID, beside other: LayoutItemID?) -> String {
    if item.view == 0, let guide = item.guide, EquationNames.rootGuides.contains(guide) { return guide.name }
    let guide = item.guide.map { ".\($0.name)" } ?? ""
    let isSuperview = other.map { views[$0.view].superview == item.view } ?? false
    return (isSuperview ? "superview" : names[item.view]) + guide
  }

  /// Returns the priority after a constraint. Empty if it is required.
  func priority(_ priority: LayoutPriority) -> String {
    switch priority {
    case .required: ""
    case .defaultHigh: " @high"
    case .defaultLow: " @low"
    default: " @\(WrittenText.priority(priority))"
    }
  }

  private func sum(_ item: String?, _ constraint: WrittenConstraint) -> String {
    guard let item else { return WrittenText.number(constraint.constant) }
    let product = constraint.multiplier == 1 ? item : "\(item) * \(WrittenText.factor(constraint.multiplier))"
    guard constraint.constant != 0 else { return product }
    let number = metrics.text(constraint.constant, ConstraintMetrics.role(of: constraint, in: views))
    return "\(product) \(constraint.constant < 0 ? "-" : "+") \(number)"
  }

  private func word(_ identifier: String) -> String {
    identifier.split(whereSeparator: \.isWhitespace).joined(separator: "-")
  }
}
