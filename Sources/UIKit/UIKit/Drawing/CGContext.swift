public import Foundation

/// A drawing context. Drawing code compiles and runs, but draws nothing, and no layout depends on it.
public final class CGContext: NSObject {
  public var interpolationQuality = CGInterpolationQuality.default
  /// The current transform from points to the context.
  public private(set) var ctm = CGAffineTransform.identity
  private var saved: [CGAffineTransform] = []

  public func saveGState() { saved.append(ctm) }
  /// Restores the last saved state.
  public func restoreGState() { ctm = saved.popLast() ?? ctm }
  /// Translates what is drawn afterwards, in points.
  public func translateBy(x: CGFloat, y: CGFloat) { ctm = ctm.translatedBy(x: x, y: y) }
  /// Scales what is drawn afterwards.
  public func scaleBy(x: CGFloat, y: CGFloat) { ctm = ctm.scaledBy(x: x, y: y) }
  /// Rotates what is drawn afterwards, in radians.
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
  /// Transforms what is drawn afterwards.
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }
}
