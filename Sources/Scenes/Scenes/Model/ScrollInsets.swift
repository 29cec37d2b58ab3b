public import Geometry

/// The insets at which the content of a scrolling view begins, from the properties of `UIScrollView`.
public struct ScrollInsets: Sendable, Hashable {
  /// The cases in which the safe area insets the content, as in Apple's "UIScrollView.ContentInsetAdjustmentBehavior".
  public enum Adjustment: String, Sendable, Hashable, CaseIterable {
    /// Along the axes that scroll, and at the top if a navigation or tab bar controller shows the view as its content.
    case automatic
    /// Along the axes that scroll.
    case scrollableAxes
    case never
    /// At every edge.
    case always
  }

  /// The author's own distance of the content from each edge, in points. Negative distances move it outwards.
  public var contentInset = EdgeInsets.zero
  /// The cases in which the safe area is added to ``contentInset``.
  public var adjustment = Adjustment.automatic
  /// The axes along which the content can always be dragged, or nil to use the axes of the class.
  public var draggedAxes: Set<Axis>?

  /// Creates default insets.
  public init() {}
}

extension Views.View {
  /// Whether its content can be dragged: its subviews, or its own text.
  public var scrollsContent: Bool {
    if case .textView(let text) = content { return text.isScrollEnabled }
    return scrolls
  }

  /// Whether the content can be dragged along an axis, even if it is small.
  ///
  /// Tables always bounce, and the app fills collections. The content of a scroll view is not known in advance. UIKit
  /// checks its current size, whereas this uses the settings in the document.
  package func isDragged(along axis: Axis) -> Bool {
    if let axes = placement.scrollInsets.draggedAxes { return axes.contains(axis) }
    return switch content {
    case .table, .collection: axis == .vertical
    default: false
    }
  }
}
