public import Foundation

/// Anything that has a frame of reference: views and screens.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the space, in points.
  var bounds: CGRect { get }
}
