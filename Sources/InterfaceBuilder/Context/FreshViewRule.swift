internal import AutoLayout
internal import Geometry
internal import MarkupReading
internal import Scenes

/// The width that Interface Builder gives a plain view that nothing else gives one, measured on Xcode documents.
///
/// A view fresh from the library is 240 points wide. Where a vertical stack that does not stretch its views arranges an
/// empty one without a width, the view keeps that width and the stack grows to it.
enum FreshViewRule {
  /// The width of a fresh view, in points.
  static let width = 240.0

  /// Gives the views of a scene that width where the rule holds.
  static func setWidths(_ tree: inout ViewTree, constraints: [SceneConstraint]) {
    // Most scenes arrange nothing.
    let arranged = Set(tree.views.indices.compactMap { tree.views[$0].stack }.flatMap(\.arrangedViews))
    guard !arranged.isEmpty else { return }
    let sized = viewsWithWidth(constraints)
    let holders = Set(tree.views.compactMap(\.superview))
    for index in arranged.sorted() where !holders.contains(index) && !sized.contains(index) {
      guard tree.elements[index].name == .view, !tree.elements[index].has(.customClass),
        tree.views[index].statedContentSize.width == nil, tree.views[index].placeholderContentSize.width == nil,
        let superview = tree.views[index].superview, let stack = tree.views[superview].stack, stack.axis == .vertical,
        stack.alignment != .fill
      else { continue }
      tree.update(index) { $0.statedContentSize.width = width }
    }
  }

  /// The views whose width a constraint speaks of.
  private static func viewsWithWidth(_ constraints: [SceneConstraint]) -> Set<Int> {
    var views: Set<Int> = []
    for constraint in constraints.map(\.constraint) {
      if constraint.firstAttribute.axis == .horizontal { views.insert(constraint.firstItem.view) }
      guard constraint.secondAttribute.axis == .horizontal, let second = constraint.secondItem else { continue }
      views.insert(second.view)
    }
    return views
  }
}
