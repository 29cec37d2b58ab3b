package import AutoLayout
package import Geometry

/// A view of a layout with its frames.
package struct ViewReport: Sendable, Hashable {
  /// The name in the scene or the object id.
  package var name: String
  /// The display name; nil if it is ``name``.
  package var label: String?
  /// The element or type in the document.
  package var className = "view"
  /// The position of the superview in the list of views; nil for the root.
  package var superview: Int?
  /// The frame in the superview's coordinates, in points, on the pixel grid.
  package var frame: Rect
  /// The frame in root coordinates, in points, on the pixel grid.
  var absoluteFrame: Rect
  /// The alignment rectangle in the superview's coordinates, in points, on the pixel grid; nil if it is the frame.
  package var alignmentRect: Rect?
  /// Whether the view itself or a view around it is hidden.
  package var isHidden = false
  /// The ambiguous attributes, in the order of ``LayoutAttribute``'s raw values.
  var ambiguousAttributes: [LayoutAttribute] = []
  /// The intrinsic size of its content, in points; nil if it has none on either axis.
  package var contentSize: IntrinsicContentSize?
  /// The distances of its first and last baseline from the top edge of its frame, in points. Empty without text.
  package var baselines: [Double] = []
  /// Whether it draws up to the edges of its frame, so that they are visible in pictures.
  package var drawsItsFrame = false
  /// The line of the document where it begins, or nil if that is unknown.
  package var line: Int?
  /// The name that readers see, or nil if it is the label or the name.
  package var title: String?
  /// The constraints that determine its position and size, or nil if they were not requested.
  package var sums: Sums?
  /// The strings about distances that the constraints leave open: for each its interval, then what is missing.
  package var openings: [String] = []

  /// The contribution of one constraint to a distance.
  package struct Summand: Sendable, Hashable {
    /// The number of the constraint: its position in the report's constraints. Larger numbers continue in
    /// ``LayoutReport/rules``.
    package var constraint: Int
    /// The change of the distance, in points, if the constant of the constraint grows by one.
    package var factor: Double
  }

  /// The position and size of a view as sums. Nil if the constraints leave them open.
  package struct Sums: Sendable, Hashable {
    /// The distance from the left edge of the superview.
    package var left: [Summand]?
    package var width: [Summand]?
    /// The distance from the top edge of the superview.
    package var top: [Summand]?
    package var height: [Summand]?
  }
}
