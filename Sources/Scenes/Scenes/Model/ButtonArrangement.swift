public import Geometry

/// The places of a button's title and image in its content, as UIKit has them.
public struct ButtonArrangement: Sendable, Hashable {
  /// The side of the title at which the image stands (`NSDirectionalRectEdge`).
  public enum Placement: String, Sendable, Hashable, CaseIterable {
    case leading, trailing, top, bottom
  }

  /// The side at which the content stands along an axis.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    case center, left, right, leading, trailing, fill, top, bottom
  }

  /// The side of the title at which the image stands.
  public var placement = Placement.leading
  /// The distance between image and title, in points.
  public var padding = 0.0
  /// The side at which the content stands along the horizontal axis.
  public var horizontal = Alignment.center
  /// The side at which the content stands along the vertical axis.
  public var vertical = Alignment.center
  /// The distances by which the image is moved from its place, which add nothing to the natural size.
  public var imageInsets = EdgeInsets.zero
  /// The distances by which the title is moved from its place, which add nothing to the natural size.
  public var titleInsets = EdgeInsets.zero

  /// An image before the title, both in the middle.
  public init() {}

  /// True where image and title stand one below the other.
  public var isVertical: Bool { placement == .top || placement == .bottom }
}
