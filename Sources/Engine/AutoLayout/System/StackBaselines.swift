internal import Geometry

extension [LayoutItem] {
  /// Returns a constraint with the views that have the baselines of the stacks that it names (specification ATT-05).
  func withBaselinesOfText(_ constraint: LayoutConstraint) -> LayoutConstraint {
    guard constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline else { return constraint }
    var constraint = constraint
    constraint.firstItem = baselineItem(of: constraint.firstItem, constraint.firstAttribute)
    constraint.secondItem = constraint.secondItem.map { baselineItem(of: $0, constraint.secondAttribute) }
    return constraint
  }

  /// Returns the item that provides the baseline of an item: the first or last view of a column, or the tallest one of
  /// a row, which may be a stack itself. Other items have their own baselines.
  private func baselineItem(of item: LayoutItemID, _ attribute: LayoutAttribute) -> LayoutItemID {
    guard attribute.isBaseline, item.guide == nil, indices.contains(item.view) else { return item }
    var view = item.view
    while let next = baselineView(ofStack: view, attribute) { view = next }
    return LayoutItemID(view: view)
  }

  private func baselineView(ofStack view: Int, _ attribute: LayoutAttribute) -> Int? {
    guard let stack = self[view].stack else { return nil }
    // Subviews follow their superviews, so that the search ends in a damaged document too.
    let shown = stack.arrangedViews.filter { $0 > view && indices.contains($0) && !self[$0].isHidden }
    guard stack.axis == .horizontal else { return attribute == .firstBaseline ? shown.first : shown.last }
    let tallest = shown.compactMap { self[$0].intrinsicContentSize.height }.max()
    return shown.first { self[$0].intrinsicContentSize.height == tallest } ?? shown.first
  }
}
