public import Geometry

/// The arrangement of a button's title and image, as in UIKit.
public struct ButtonArrangement: Sendable, Hashable {
  /// The side of the title on which the image is (`NSDirectionalRectEdge`).
  public enum Placement: String, Sendable, Hashable, CaseIterable {
    case leading, trailing, top, bottom
  }

  /// The alignment of the content along an axis.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    case center, left, right, leading, trailing, fill, top, bottom
  }

  /// The side of the title on which the image is.
  public var placement = Placement.leading
  /// The distance between image and title, in points.
  public var padding = 0.0
  /// The alignment of the content along the horizontal axis.
  public var horizontal = Alignment.center
  /// The alignment of the content along the vertical axis.
  public var vertical = Alignment.center
  /// The distances by which the image is moved. They do not affect the natural size.
  public var imageInsets = EdgeInsets.zero
  /// The distances by which the title is moved. They do not affect the natural size.
  public var titleInsets = EdgeInsets.zero

  /// Whether the title breaks into lines if there is room for them, as UIKit's word and character wrapping let it.
  public var breaksLines = false

  /// Creates an arrangement with the image before the title, both centered.
  public init() {}

  /// Whether image and title are arranged vertically.
  public var isVertical: Bool { placement == .top || placement == .bottom }
}
