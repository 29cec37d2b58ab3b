public import Foundation

/// A layer whose colour changes from one end to the other.
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  /// The places of the colours, from 0 to 1.
  open var locations: [NSNumber]?
  /// The place of the first colour, in parts of the layer.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The place of the last colour, in parts of the layer.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}
