public import Foundation

/// A path of lines and curves that can be extended.
public final class CGMutablePath: CGPath {
  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { add(point) }
  public func addLine(to point: CGPoint) { add(point) }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) { points.forEach(add) }
  public func addRect(_ rect: CGRect) { add(rect) }
  public func addEllipse(in rect: CGRect) { add(rect) }
  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) { add(rect) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { [control, end].forEach(add) }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    [control1, control2, end].forEach(add)
  }
  /// Adds an arc of a circle.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    add(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    add(CGPoint(x: center.x + radius * cos(endAngle), y: center.y + radius * sin(endAngle)))
  }
  public func addPath(_ path: CGPath) { path.points.forEach(add) }
  public func closeSubpath() {}
}
