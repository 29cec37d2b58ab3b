internal import AutoLayout
public import Geometry
internal import Scenes

/// A view whose recorded frame would change to the size of its content: Xcode's Size to Fit Content (specification
/// SIZ-07).
public struct FittedFrame: Sendable, Hashable {
  /// The position of the view in the scene.
  public var view: Int
  /// The recorded frame, in the superview's coordinates, in points.
  public var recorded: Rect
  /// The frame with the size of the content and the same corner, in the superview's coordinates, in points.
  public var fitted: Rect
}

extension Layout {
  /// The views whose recorded frame differs from the size of their content by more than half a point, in order. Views
  /// without a natural size, and those that a stack view arranges, are not included.
  public var fittedFrames: [FittedFrame] {
    let arranged = Set(resolved.views.flatMap { $0.placement.stack?.arrangedViews ?? [] })
    return resolved.views.indices.dropFirst().compactMap { position -> FittedFrame? in
      guard let recorded = resolved.views[position].placement.recordedFrame, !arranged.contains(position) else {
        return nil
      }
      let item = system.items[position]
      let insets = item.alignmentRectInsets
      var fitted = recorded
      if let width = item.intrinsicContentSize.width { fitted.size.width = width + insets.left + insets.right }
      if let height = item.intrinsicContentSize.height { fitted.size.height = height + insets.top + insets.bottom }
      let isDifferent =
        (fitted.width - recorded.width).magnitude > 0.5 || (fitted.height - recorded.height).magnitude > 0.5
      return isDifferent ? FittedFrame(view: position, recorded: recorded, fitted: fitted) : nil
    }
  }
}
