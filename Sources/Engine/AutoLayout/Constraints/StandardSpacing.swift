/// The distances for a bare `-` in a visual format and for system spacing, in points (specification CON-10).
package enum StandardSpacing {
  /// Between siblings, and between a view and a guide.
  package static let betweenSiblings = 8.0
  /// From a view to an edge of its superview.
  package static let toSuperview = 20.0
  /// The word for standard spacing in equations.
  package static let word = "std"
}
