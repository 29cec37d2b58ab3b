public import Foundation

/// A layer of which a part is seen; nothing moves here.
open class CAScrollLayer: CALayer {
  /// Shows the part that begins at a point.
  open func scroll(to point: CGPoint) { bounds.origin = point }
}
