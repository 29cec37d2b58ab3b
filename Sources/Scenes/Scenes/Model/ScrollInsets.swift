public import Geometry

/// The rules for the place at which a view that scrolls lets its content begin, as the properties of `UIScrollView`
/// have it.
public struct ScrollInsets: Sendable, Hashable {
  /// When the safe area keeps content off an edge, as Apple's page "UIScrollView.ContentInsetAdjustmentBehavior" has it.
  public enum Adjustment: String, Sendable, Hashable, CaseIterable {
    /// Along the axes that scroll, and from above where a navigation or tab bar controller shows the view as its content.
    case automatic
    /// Along the axes that scroll.
    case scrollableAxes
    /// Never.
    case never
    /// At every edge.
    case always
  }

  /// The author's own distance of the content from each edge, in points; negative ones move it outwards.
  public var contentInset = EdgeInsets.zero
  /// When the safe area adds to that.
  public var adjustment = Adjustment.automatic
  /// The axes along which people can drag it however small the content is; nil for those of its class.
  public var draggedAxes: Set<Axis>?

  /// The insets of a view of which the document says nothing.
  public init() {}
}

extension Views.View {
  /// True where what it shows can be dragged: what lies in it, or its own text.
  public var scrollsContent: Bool {
    if case .textView(let text) = content { return text.isScrollEnabled }
    return scrolls
  }

  /// True where people can drag the content along an axis, however small it is.
  ///
  /// Tables always bounce, and collections are filled by the app. Of scroll views nobody can tell before their content is
  /// there; unlike UIKit, which asks how large the content is just now, we take the word of the document.
  package func isDragged(along axis: Axis) -> Bool {
    if let axes = placement.scrollInsets.draggedAxes { return axes.contains(axis) }
    return switch content {
    case .table, .collection: axis == .vertical
    default: false
    }
  }
}
