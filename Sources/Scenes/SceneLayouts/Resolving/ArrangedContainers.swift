internal import AutoLayout
internal import Geometry
internal import Scenes

/// The views with labels that vertical stacks of a scene arrange and that Interface Builder's canvas keeps at a least
/// height (specification STK-06).
///
/// The canvas gives a view 50 points when it is put into a stack. Labels that are added to it later would make it lower only
/// by their hugging, and that does not take the points back: of the views whose labels alone ask for less, 3 of 3 are 50
/// points high, in documents of two projects.
struct ArrangedContainers {
  /// For each stack the views that are no lower.
  private(set) var held: [Int: [Int]] = [:]

  /// The views of a scene; none outside of Interface Builder.
  init(of scene: ResolvedScene) {
    let stacks = scene.isInInterfaceBuilder ? scene.views.indices.filter { Self.isColumn(scene.views[$0]) } : []
    guard !stacks.isEmpty else { return }
    let holders = Set(scene.views.compactMap { view in if case .label = view.content { view.superview } else { nil } })
    for position in stacks {
      let views = (scene.views[position].placement.stack?.arrangedViews ?? []).filter {
        holders.contains($0) && scene.views.indices.contains($0) && Self.isPlain(scene.views[$0])
          && !scene.hasConstraint(onLengthOf: $0, along: .vertical, above: StackLayout.emptyViewPriority)
      }
      if !views.isEmpty { held[position] = views }
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
