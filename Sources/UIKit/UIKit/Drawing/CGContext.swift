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

  /// Sets the colour of areas.
  public func setFillColor(_ color: CGColor) {}
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets the lengths of dashes, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  public func fill(_ rect: CGRect) {}
  /// Draws the edge of a rectangle.
  public func stroke(_ rect: CGRect) {}
  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {}
  /// Draws nothing outside a rectangle from now on.
  public func clip(to rect: CGRect) {}
  /// Draws nothing outside the path from now on.
  public func clip() {}
  public func fillEllipse(in rect: CGRect) {}
  /// Draws the edge of an ellipse.
  public func strokeEllipse(in rect: CGRect) {}
  public func beginPath() {}
  /// Ends a part of a path.
  public func closePath() {}
  /// Begins a part of a path at a point.
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addPath(_ path: CGPath) {}
  public func addRect(_ rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  /// Adds a part of a circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  public func fillPath() {}
  public func strokePath() {}
}
