internal import AutoLayout
public import Foundation
internal import Geometry

/// The areas of a controller's view that bars cover, from the time before the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the area, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// An area that bars cover.
final class SupportGuide: UILayoutGuide, UILayoutSupport {
  /// Whether the constraints of the area are installed in the view.
  var isHeld = false
  var length: CGFloat { layoutFrame.height }
}
