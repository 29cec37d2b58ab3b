public import Foundation

/// A surface to draw on. Code that draws compiles and runs; a layout does not depend on what it draws.
public final class CGContext: NSObject {
  public var interpolationQuality = CGInterpolationQuality.default
  /// The current map from points to the surface.
  public private(set) var ctm = CGAffineTransform.identity
  private var saved: [CGAffineTransform] = []

  public func saveGState() { saved.append(ctm) }
  /// Gives back the state that was kept last.
  public func restoreGState() { ctm = saved.popLast() ?? ctm }
  /// Moves what is drawn from now on, in points.
  public func translateBy(x: CGFloat, y: CGFloat) { ctm = ctm.translatedBy(x: x, y: y) }
  /// Stretches what is drawn from now on.
  public func scaleBy(x: CGFloat, y: CGFloat) { ctm = ctm.scaledBy(x: x, y: y) }
  /// Turns what is drawn from now on, in radians.
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
  /// Maps what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }
}
