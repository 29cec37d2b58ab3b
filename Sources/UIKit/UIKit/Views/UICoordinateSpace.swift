public import Foundation

/// An object with a coordinate space: a view or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds of the space, in points.
  var bounds: CGRect { get }
}
