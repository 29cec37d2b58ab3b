package import Geometry

/// The layout margins that the system gives views.
package enum SystemMargins {
  /// The narrowest screen with room for wide margins, in points.
  package static let leastWideWidth = 414.0

  /// Those of the root view of a screen of a width: 16 points at both sides, 20 where there is more room.
  package static func root(width: Double) -> EdgeInsets {
    let margin: Double = width < leastWideWidth ? 16 : 20
    return EdgeInsets(left: margin, right: margin)
  }
}
