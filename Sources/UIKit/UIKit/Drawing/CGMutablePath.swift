public import Foundation

/// A path of lines and curves that can be extended.
public final class CGMutablePath: CGPath {
  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    begin(at: point.applying(transform))
  }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    addStraight(to: point.applying(transform))
  }
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (number, point) in points.enumerated() {
      number == 0 ? begin(at: point.applying(transform)) : addStraight(to: point.applying(transform))
    }
  }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.add(rect) }
  }
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addOval(in: rect) }
  }
  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.add(rect, corners: .allCorners, radii: CGSize(width: cornerWidth, height: cornerHeight)) }
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    let (start, end, control) = (currentPoint, end.applying(transform), control.applying(transform))
    func between(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    addCubic(between(start), between(end), to: end)
  }
  /// Adds a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    addCubic(control1.applying(transform), control2.applying(transform), to: end.applying(transform))
  }
  /// Adds an arc. `clockwise` refers to Core Graphics' coordinates, so it is the opposite of the direction on a
  /// screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard !transform.isIdentity else {
      return addCircle(center, radius, from: startAngle, to: endAngle, grows: !clockwise)
    }
    let arc = CGPath()
    if !isEmpty { arc.begin(at: currentPoint.applying(transform.inverted())) }
    arc.addCircle(center, radius, from: startAngle, to: endAngle, grows: !clockwise)
    let added = isEmpty ? arc.elements : Array(arc.elements.dropFirst())
    elements += added.map { $0.changed { $0.applying(transform) } }
    currentPoint = arc.currentPoint.applying(transform)
    if added.count == arc.elements.count { partStart = arc.partStart.applying(transform) }
  }
  /// Adds an arc by its start angle and the angle that it turns, in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta < 0,
      transform: transform)
  }
  /// Adds an arc that is tangent to the lines to two points.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let (corner, end) = (tangent1End.applying(transform), tangent2End.applying(transform))
    let start = currentPoint
    let first = CGPoint(x: start.x - corner.x, y: start.y - corner.y)
    let second = CGPoint(x: end.x - corner.x, y: end.y - corner.y)
    let (length1, length2) = (hypot(first.x, first.y), hypot(second.x, second.y))
    guard length1 > 0, length2 > 0, radius > 0 else { return addStraight(to: corner) }
    let cosine = (first.x * second.x + first.y * second.y) / (length1 * length2)
    let half = acos(max(-1, min(1, cosine))) / 2
    guard tan(half) > 1e-6, half < .pi / 2 - 1e-6 else { return addStraight(to: corner) }
    let reach = radius / tan(half)
    let from = CGPoint(x: corner.x + first.x / length1 * reach, y: corner.y + first.y / length1 * reach)
    let to = CGPoint(x: corner.x + second.x / length2 * reach, y: corner.y + second.y / length2 * reach)
    let middle = CGPoint(x: first.x / length1 + second.x / length2, y: first.y / length1 + second.y / length2)
    let scale = radius / sin(half) / max(1e-9, hypot(middle.x, middle.y))
    let center = CGPoint(x: corner.x + middle.x * scale, y: corner.y + middle.y * scale)
    let grows = first.x * second.y - first.y * second.x < 0
    addCircle(
      center, radius, from: atan2(from.y - center.y, from.x - center.x), to: atan2(to.y - center.y, to.x - center.x),
      grows: grows)
  }
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { add(path, transform) }
  public func closeSubpath() { closePart() }

  private func add(_ transform: CGAffineTransform, _ make: (CGPath) -> Void) {
    let path = CGPath()
    make(path)
    add(path, transform)
  }
}
