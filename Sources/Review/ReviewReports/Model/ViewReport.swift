package import AutoLayout
package import Geometry

/// A view of a layout, with the place where it came to lie.
package struct ViewReport: Sendable, Hashable {
  /// The name in the scene or the object id.
  package var name: String
  /// The name that people use for it; nil where that is ``name``.
  package var label: String?
  /// The element or type as the document has it.
  package var className = "view"
  /// The position of the superview in the list of views; nil for the root.
  package var superview: Int?
  /// The frame in the superview's coordinates, in points, on the pixel grid.
  package var frame: Rect
  /// The frame in root coordinates, in points, on the pixel grid.
  var absoluteFrame: Rect
  /// The alignment rectangle in the superview's coordinates, in points, on the pixel grid; nil where it is the frame.
  package var alignmentRect: Rect?
  /// True where the view itself or a view around it is hidden.
  package var isHidden = false
  /// The attributes that the constraints leave open, in the order of ``LayoutAttribute``'s numbers.
  var ambiguousAttributes: [LayoutAttribute] = []
  /// The size of what it shows, in points; nil where it has none on either axis.
  package var contentSize: IntrinsicContentSize?
  /// The line of the document where it begins; nil where that is not known.
  package var line: Int?
  /// The constraints that decide where it lies and how large it is, by their numbers: those below the number of the
  /// report's constraints are their positions, those from there on count on in its ``LayoutReport/rules``.
  package var holders: [Int] = []
}
