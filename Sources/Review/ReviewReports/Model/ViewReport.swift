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
  /// The line of its beginning in the document; nil if it is not known.
  package var line: Int?
  /// The constraints that determine its position and size, by number. Numbers below the count of the report's
  /// constraints are positions among them; higher ones continue in ``LayoutReport/rules``.
  package var holders: [Int] = []
}
