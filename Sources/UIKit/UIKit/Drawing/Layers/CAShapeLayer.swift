public import Foundation

/// A layer that shows a path.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  /// The colour of areas.
  open var fillColor: CGColor?
  /// The colour of lines.
  open var strokeColor: CGColor?
  /// The width of lines, in points.
  open var lineWidth: CGFloat = 1
  /// The beginning of the line, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The end of the line, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The ends of lines.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of lines.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The rule for areas.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The lengths of dashes, in points.
  open var lineDashPattern: [NSNumber]?
  /// The beginning of dashes, in points.
  open var lineDashPhase: CGFloat = 0
  open var miterLimit: CGFloat = 10
}
