package import AutoLayout

extension LayoutConstraint {
  /// The constraint with the content of a scroll view in the place of the scroll view where Auto Layout means it.
  ///
  /// An edge of a scroll view means its content when the other side is in the scroll view; its size and its centre always
  /// mean the scroll view itself (specification SCR-01; measured on Xcode documents).
  ///
  /// - Parameter views: The views of the scene, superviews before their subviews.
  package func namingScrolledContent<Values>(in views: [Views<Values>.View]) -> LayoutConstraint {
    guard let secondItem else { return self }
    func meansContent(_ item: LayoutItemID, _ attribute: LayoutAttribute, seenFrom other: LayoutItemID) -> Bool {
      guard item.guide == nil, attribute.meansScrollContent, views.indices.contains(item.view),
        views[item.view].placement.isScrollView
      else { return false }
      var superview = views.indices.contains(other.view) ? views[other.view].superview : nil
      while let view = superview, view > item.view { superview = views[view].superview }
      return superview == item.view
    }
    var constraint = self
    if meansContent(firstItem, firstAttribute, seenFrom: secondItem) { constraint.firstItem.guide = .scrollContent }
    if meansContent(secondItem, secondAttribute, seenFrom: firstItem) {
      constraint.secondItem?.guide = .scrollContent
    }
    return constraint
  }
}
