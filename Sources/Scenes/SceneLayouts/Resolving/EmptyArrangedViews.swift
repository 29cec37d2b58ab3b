internal import AutoLayout
internal import Geometry
internal import Scenes

/// The empty labels and stacks in a scene's stacks, as on Interface Builder's canvas (specification STK-04).
///
/// In the app an empty label is 0 points long, and the length of an empty stack is open. On the canvas neither has a
/// natural length, and the first of a stack is shown with one. Plain views and labels keep their recorded size instead.
struct EmptyArrangedViews {
  /// For each stack that shows an empty view with a length, that view.
  private(set) var shown: [Int: Int] = [:]
  /// The empty labels with the axis of their stack, along which they have no natural length.
  private(set) var labels: [Int: Axis] = [:]

  /// Finds the empty views of a scene. There are none outside Interface Builder.
  init(of scene: ResolvedScene) {
    guard scene.isInInterfaceBuilder, scene.views.contains(where: { $0.placement.stack != nil }) else { return }
    for (position, view) in scene.views.enumerated() {
      guard let stack = view.placement.stack, stack.distribution != .fillProportionally else { continue }
      let empty = stack.arrangedViews.filter {
        scene.views.indices.contains($0) && Self.isEmpty(scene.views[$0], along: stack.axis)
          && !scene.hasConstraint(onLengthOf: $0, along: stack.axis, above: StackLayout.emptyViewPriority)
      }
      let ownLabels = empty.filter { scene.views[$0].content.label != nil }
      // The recorded frame of a leaf counts as its content.
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
  /// Whether a constraint above a priority concerns the length of a view, so that a constraint of the canvas has no
  /// effect.
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
