internal import AutoLayout
public import Foundation
internal import Geometry

/// The strips of a controller's view that bars cover, from the time before the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the strip, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A strip that bars cover.
final class SupportGuide: UILayoutGuide, UILayoutSupport {
  /// Whether the view holds the constraints of the strip.
  var isHeld = false
  var length: CGFloat { layoutFrame.height }
}
