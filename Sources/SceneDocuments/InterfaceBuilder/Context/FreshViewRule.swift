internal import AutoLayout
internal import Geometry
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
    let sized = viewsWithWidth(constraints)
    let holders = Set(tree.views.compactMap(\.superview))
    let arranged = Set(tree.views.lazy.compactMap(\.stack).flatMap(\.arrangedViews))
    for (index, view) in tree.views.enumerated() {
      guard tree.elements[index].name == "view", tree.elements[index]["customClass"] == nil, !holders.contains(index),
        !sized.contains(index), view.statedContentSize.width == nil, view.placeholderContentSize.width == nil,
        let superview = view.superview,
        let stack = tree.views[superview].stack, stack.axis == .vertical, stack.alignment != .fill,
        arranged.contains(index)
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
