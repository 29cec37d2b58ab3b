public import Foundation

/// A layer that shows a part of its content. Nothing is animated here.
open class CAScrollLayer: CALayer {
  open func scroll(to point: CGPoint) { bounds.origin = point }
}
