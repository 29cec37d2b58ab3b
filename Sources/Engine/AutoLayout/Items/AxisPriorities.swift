public import Geometry

/// A priority for each axis, as content hugging and compression resistance have.
public struct AxisPriorities: Sendable, Hashable {
  /// The priority along the horizontal axis.
  public var horizontal: LayoutPriority
  /// The priority along the vertical axis.
  public var vertical: LayoutPriority

  public init(horizontal: LayoutPriority, vertical: LayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates the same priority for both axes.
  public init(_ priority: LayoutPriority) {
    self.init(horizontal: priority, vertical: priority)
  }

  /// The priority along an axis.
  public subscript(axis: Axis) -> LayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
