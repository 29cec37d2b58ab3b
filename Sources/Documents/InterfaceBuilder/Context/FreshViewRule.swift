internal import AutoLayout
internal import Geometry
internal import MarkupReading
internal import Scenes

/// The size that Interface Builder gives a plain view that nothing else gives one.
///
/// Where a vertical stack that does not stretch its views arranges an empty one, the view keeps the size that it had when
/// it came from the library, and the stack grows to it.
enum FreshViewRule {
  /// Gives the views of a scene that size where the rule holds.
  static func setSizes(_ tree: inout ViewTree, constraints: [SceneConstraint]) {
    // Most scenes arrange nothing.
    let arranged = Set(tree.views.indices.compactMap { tree.views[$0].placement.stack }.flatMap(\.arrangedViews))
    guard !arranged.isEmpty else { return }
    let sized = (viewsWithLength(.horizontal, constraints), viewsWithLength(.vertical, constraints))
    let holders = Set(tree.views.compactMap(\.superview))
    for index in arranged.sorted() where !holders.contains(index) && isFresh(index, in: tree) {
      let view = tree.views[index]
      if !sized.0.contains(index), view.placement.statedContentSize.width == nil,
        view.placement.placeholderContentSize.width == nil
      {
        let width = tree.apply(InterfaceBuilderRules.freshWidths, to: RuleSubject(), at: index)
        tree.update(index) { $0.placement.statedContentSize.width = width }
      }
      if !sized.1.contains(index), view.placement.statedContentSize.height == nil,
        view.placement.placeholderContentSize.height == nil
      {
        let height = tree.apply(InterfaceBuilderRules.freshHeights, to: RuleSubject(), at: index)
        tree.update(index) { $0.placement.statedContentSize.height = height }
      }
    }
  }

  /// True where a view is a plain one in a vertical stack that does not stretch it.
  private static func isFresh(_ index: Int, in tree: ViewTree) -> Bool {
    guard tree.elements[index].name == .view, !tree.elements[index].has(.customClass),
      let superview = tree.views[index].superview, let stack = tree.views[superview].placement.stack
    else { return false }
    return stack.axis == .vertical && stack.alignment != .fill
  }

  /// The views whose place or length along an axis a constraint speaks of.
  private static func viewsWithLength(_ axis: Axis, _ constraints: [SceneConstraint]) -> Set<Int> {
    var views: Set<Int> = []
    for constraint in constraints.map(\.constraint) {
      if constraint.firstAttribute.axis == axis { views.insert(constraint.firstItem.view) }
      guard constraint.secondAttribute.axis == axis, let second = constraint.secondItem else { continue }
      views.insert(second.view)
    }
    return views
  }
}
