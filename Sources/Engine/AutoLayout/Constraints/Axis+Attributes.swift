package import Geometry

extension Axis {
  /// The edge where reading along the axis begins: leading or top.
  package var startAttribute: LayoutAttribute { self == .horizontal ? .leading : .top }
  /// The edge where reading along the axis ends: trailing or bottom.
  package var endAttribute: LayoutAttribute { self == .horizontal ? .trailing : .bottom }
  /// The center along the axis.
  package var centerAttribute: LayoutAttribute { self == .horizontal ? .centerX : .centerY }
  /// The extent along the axis: width or height.
  package var sizeAttribute: LayoutAttribute { self == .horizontal ? .width : .height }
}
