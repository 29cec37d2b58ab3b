public import AutoLayout

extension ViewConstraint {
  /// The constraints of a visual format, in the order that UIKit makes them (specification VFL-01, VFL-20).
  ///
  /// They are made, not installed.
  ///
  /// - Parameters:
  ///   - format: The format: `H:|-[title]-8-[button(44)]`.
  ///   - options: How neighbours are aligned and which way the format reads.
  ///   - metrics: What names of numbers stand for, in points.
  ///   - views: What names of views stand for; guides may be named like views. Names that the format does not use do
  ///     no harm (specification LEG-05).
  /// - Throws: `VisualFormatError` with the place of what cannot be read or is bound to nothing.
  public static func constraints(
    withVisualFormat format: String, options: VisualFormatOptions = [], metrics: [String: Double]? = nil,
    views: [String: ConstraintItem]
  ) throws(VisualFormatError) -> [ViewConstraint] {
    var names = FormatItems()
    let bindings = views.mapValues { names.identifier(of: $0) }
    let constraints = try VisualFormat(parsing: format).constraints(
      views: bindings, metrics: metrics ?? [:], options: options
    ) { item in
      names.item(item)?.enclosingView.map { names.identifier(of: $0) }
    }
    return constraints.compactMap { names.viewConstraint($0) }
  }
}

/// The items of a format, numbered in the order in which they were met.
private struct FormatItems {
  private var items: [ConstraintItem] = []

  /// The number of an item, a new one for one that was not met before.
  mutating func identifier(of item: ConstraintItem) -> LayoutItemID {
    if let known = items.firstIndex(where: { $0 === item }) { return LayoutItemID(view: known) }
    items.append(item)
    return LayoutItemID(view: items.count - 1)
  }

  func item(_ identifier: LayoutItemID) -> ConstraintItem? {
    items.indices.contains(identifier.view) ? items[identifier.view] : nil
  }

  func viewConstraint(_ constraint: LayoutConstraint) -> ViewConstraint? {
    guard let first = item(constraint.firstItem) else { return nil }
    let second = constraint.secondItem.flatMap { item($0) }.map { ($0, constraint.secondAttribute) }
    let made = ViewConstraint(
      unchecked: (first, constraint.firstAttribute), constraint.relation, second,
      multiplier: second == nil ? 0 : constraint.multiplier, constant: constraint.constant, format: constraint.text)
    made.priority = constraint.priority
    made.usesStandardSpacing = constraint.usesStandardSpacing
    return made
  }
}
