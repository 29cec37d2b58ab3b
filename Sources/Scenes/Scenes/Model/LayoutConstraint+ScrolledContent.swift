package import AutoLayout

extension LayoutConstraint {
  /// Returns the constraint with a scroll view replaced by its content, if Auto Layout means the content.
  ///
  /// An edge of a scroll view, or of its margins, means its content if the other side is inside the scroll view. Size
  /// and center always mean the scroll view itself (specification SCR-01; measured on Xcode documents: 4 of 4
  /// constraints with margins).
  ///
  /// - Parameter views: The views of the scene, superviews before their subviews.
  package func namingScrolledContent<Values>(in views: [Views<Values>.View]) -> LayoutConstraint {
    guard let secondItem else { return self }
    func meansContent(_ item: LayoutItemID, _ attribute: LayoutAttribute, seenFrom other: LayoutItemID) -> Bool {
      guard item.guide == nil || item.guide == .layoutMargins, attribute.meansScrollContent,
        views.indices.contains(item.view),
        views[item.view].placement.isScrollView
      else { return false }
      var superview = views.indices.contains(other.view) ? views[other.view].superview : nil
      while let view = superview, view > item.view { superview = views[view].superview }
      return superview == item.view
    }
    func content(_ item: LayoutItemID) -> LayoutGuide { item.guide == nil ? .scrollContent : .contentMargins }
    var constraint = self
    if meansContent(firstItem, firstAttribute, seenFrom: secondItem) {
      constraint.firstItem.guide = content(firstItem)
    }
    if meansContent(secondItem, secondAttribute, seenFrom: firstItem) {
      constraint.secondItem?.guide = content(secondItem)
    }
    return constraint
  }
}
