public import Geometry

/// The natural size of a view's content, in points; nil on an axis without one (specification SIZ-01).
public struct IntrinsicContentSize: Sendable, Hashable {
  /// The natural width, or nil.
  public var width: Double?
  /// The natural height, or nil.
  public var height: Double?

  /// A natural width and height, nil for none.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The size that two numbers of a document or of a class state, nil for none: a length below 0 is none, as UIKit's
  /// `UIView.noIntrinsicMetric` is -1.
  package init(metrics width: Double?, _ height: Double?) {
    self.init(width: width.flatMap { $0 < 0 ? nil : $0 }, height: height.flatMap { $0 < 0 ? nil : $0 })
  }

  /// The size of the alignment rectangle of a frame of a size, in points; 0 on an axis on which the insets leave nothing.
  package init(ofFrame size: Size, insetBy insets: EdgeInsets) {
    self.init(
      width: max(0, size.width - insets.left - insets.right), height: max(0, size.height - insets.top - insets.bottom))
  }

  /// No natural size on either axis, as plain views have.
  public static let none = IntrinsicContentSize()

  /// The natural length along an axis, or nil.
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
