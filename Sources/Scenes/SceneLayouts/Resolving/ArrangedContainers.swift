internal import AutoLayout
internal import Geometry
internal import Scenes

/// The views with a label in a scene's vertical stacks for which Interface Builder's canvas keeps a minimum height
/// (specification STK-06).
///
/// The canvas gives a view 50 points when it is put into a stack. A label that is added later would only reduce that by
/// its hugging, which is not enough. Of the views whose label alone needs less, 3 of 3 are 50 points tall, in documents
/// of two projects. With several labels it is unclear which one is stretched: 3 of 3 views with two are taller than 50
/// points.
struct ArrangedContainers {
  /// The constraints for the minimum heights. They prevail over constraints with priorities of up to 500.
  let constraints: [LayoutConstraint]

  /// Finds the views of a scene. There are none outside Interface Builder.
  init(of scene: ResolvedScene) {
    constraints = Self.views(of: scene).map { view in
      LayoutConstraint(
        LayoutItemID(view: view), .height, .greaterThanOrEqual, constant: StackLayout.emptyViewLength,
        priority: StackLayout.emptyViewPriority, origin: .stackView)
    }
  }

  private static func views(of scene: ResolvedScene) -> [Int] {
    let stacks = scene.isInInterfaceBuilder ? scene.views.filter(isColumn).compactMap(\.placement.stack) : []
    guard !stacks.isEmpty else { return [] }
    var labels: [Int: Int] = [:]
    for case (.label, let superview?) in scene.views.map({ ($0.content, $0.superview) }) {
      labels[superview, default: 0] += 1
    }
    return stacks.flatMap(\.arrangedViews).filter {
      labels[$0] == 1 && scene.views.indices.contains($0) && isPlain(scene.views[$0])
        && !scene.hasConstraint(onLengthOf: $0, along: .vertical, above: StackLayout.emptyViewPriority)
    }
  }

  private static func isColumn(_ view: ResolvedView) -> Bool {
    guard let stack = view.placement.stack else { return false }
    return stack.axis == .vertical && stack.distribution == .fill
  }

  /// Whether a view shows nothing of its own, neither arranges nor scrolls anything, and states no height.
  private static func isPlain(_ view: ResolvedView) -> Bool {
    guard case .container = view.content, view.placement.stack == nil, !view.placement.isScrollView else {
      return false
    }
    return !view.appearance.isHidden && view.placement.statedContentSize.height == nil
      && view.placement.placeholderContentSize.height == nil
  }
}
