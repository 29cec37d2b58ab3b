public import Geometry

/// The natural size of a view's content, in points. Nil on an axis without one (specification SIZ-01).
public struct IntrinsicContentSize: Sendable, Hashable {
  /// The natural width, or nil.
  public var width: Double?
  /// The natural height, or nil.
  public var height: Double?

  /// Creates a size from a natural width and height. Nil means no intrinsic size on that axis.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// Creates a size from two numbers of a document or class. Nil means no intrinsic size, and so does a number below 0,
  /// as UIKit's `UIView.noIntrinsicMetric` is -1.
  package init(metrics width: Double?, _ height: Double?) {
    self.init(width: width.flatMap { $0 < 0 ? nil : $0 }, height: height.flatMap { $0 < 0 ? nil : $0 })
  }

  /// Creates the size of a frame's alignment rectangle, in points. 0 on an axis where the insets leave nothing.
  package init(ofFrame size: Size, insetBy insets: EdgeInsets) {
    self.init(
      width: max(0, size.width - insets.left - insets.right), height: max(0, size.height - insets.top - insets.bottom))
  }

  /// No natural size on either axis, as for plain views.
  public static let none = IntrinsicContentSize()

  /// The natural length along an axis, or nil.
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
