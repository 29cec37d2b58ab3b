public import Foundation

/// Lines and curves that may be added to.
public final class CGMutablePath: CGPath {
  /// Begins at a point.
  public func move(to point: CGPoint) { add(point) }
  public func addLine(to point: CGPoint) { add(point) }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) { points.forEach(add) }
  public func addRect(_ rect: CGRect) { add(rect) }
  public func addEllipse(in rect: CGRect) { add(rect) }
  /// Adds a rectangle with round corners.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) { add(rect) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { [control, end].forEach(add) }
  /// Adds a curve with two controls.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    [control1, control2, end].forEach(add)
  }
  /// Adds a part of a circle.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    add(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    add(CGPoint(x: center.x + radius * cos(endAngle), y: center.y + radius * sin(endAngle)))
  }
  public func addPath(_ path: CGPath) { path.points.forEach(add) }
  public func closeSubpath() {}
}
