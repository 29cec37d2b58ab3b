internal import AutoLayout
internal import Geometry
internal import Scenes

/// The empty labels and stacks that stacks of a scene arrange, as Interface Builder's canvas shows them
/// (specification STK-04).
///
/// In the app an empty label is 0 points long and an empty stack open. On the canvas neither has a length of its own; the
/// first of a stack's is shown with one. Plain views and labels keep the size that their document records instead.
struct EmptyArrangedViews {
  /// For each stack that shows one of them with a length, that view.
  private(set) var shown: [Int: Int] = [:]
  /// The empty labels with the axis of their stack, along which they have no natural length.
  private(set) var labels: [Int: Axis] = [:]

  /// The empty views of a scene; none outside of Interface Builder.
  init(of scene: ResolvedScene) {
    guard scene.isInInterfaceBuilder, scene.views.contains(where: { $0.placement.stack != nil }) else { return }
    for (position, view) in scene.views.enumerated() {
      guard let stack = view.placement.stack, stack.distribution != .fillProportionally else { continue }
      let empty = stack.arrangedViews.filter {
        scene.views.indices.contains($0) && Self.isEmpty(scene.views[$0], along: stack.axis)
          && !scene.hasConstraint(onLengthOf: $0, along: stack.axis, above: StackLayout.emptyViewPriority)
      }
      let ownLabels = empty.filter { scene.views[$0].content.label != nil }
      // The frame that a document records of a leaf counts as its content.
      if scene.leafSizes == .measured { for label in ownLabels { labels[label] = stack.axis } }
      guard let first = empty.first, scene.leafSizes == .measured || !ownLabels.contains(first),
        !ownLabels.contains(first) || scene.views[first].placement.keptSize[stack.axis] == nil
      else { continue }
      shown[position] = first
    }
  }

  private static func isEmpty(_ view: ResolvedView, along axis: Axis) -> Bool {
    guard !view.appearance.isHidden, !view.placement.isScrollView, view.placement.statedContentSize[axis] == nil,
      view.placement.placeholderContentSize[axis] == nil
    else { return false }
    return switch view.content {
    case .label(let label): label.text.isEmpty
    case .container: view.placement.stack?.arrangedViews.isEmpty ?? false
    default: false
    }
  }
}

extension ResolvedScene {
  /// Whether a constraint above a priority is about the length of a view, against which one of the canvas does not stand.
  func hasConstraint(onLengthOf position: Int, along axis: Axis, above priority: LayoutPriority) -> Bool {
    let length = axis.sizeAttribute
    let item = LayoutItemID(view: position)
    return constraints.contains { constraint in
      constraint.priority.rawValue > priority.rawValue
        && (constraint.firstItem == item && constraint.firstAttribute == length
          || constraint.secondItem == item && constraint.secondAttribute == length)
    }
  }
}
