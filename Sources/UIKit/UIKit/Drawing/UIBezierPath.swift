public import Foundation

/// A path of lines and curves with the attributes of its line.
open class UIBezierPath: UIBezierPathDeclarations {
  private let path = CGMutablePath()
  private var dashes: [CGFloat] = []

  public override init() { super.init() }
  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  /// Creates the path of an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }
  /// Creates the path of a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }
  /// Creates the path of a rectangle with some rounded corners.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    path.add(rect, corners: corners, radii: cornerRadii)
  }
  /// Creates the path of an arc of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Creates a Bézier path with a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// The Core Graphics path.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      path.elements = newValue.elements
      (path.currentPoint, path.partStart) = (newValue.currentPoint, newValue.partStart)
    }
  }
  /// The smallest rectangle around the path.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// The end point of the path.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether the path has no points.
  open var isEmpty: Bool { path.isEmpty }

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { path.addCircle(center, radius, from: startAngle, to: endAngle, grows: clockwise) }
  /// Transforms all points by a function.
  func replacePoints(_ change: (CGPoint) -> CGPoint) { path.change(change) }
  open func removeAllPoints() {
    path.elements = []
    (path.currentPoint, path.partStart) = (.zero, .zero)
  }
  open func close() { path.closeSubpath() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Whether a point is inside the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
  /// Returns the path in the opposite direction.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath()
    for part in path.flattened {
      for (number, point) in part.points.reversed().enumerated() {
        number == 0 ? reversed.move(to: point) : reversed.addLine(to: point)
      }
      if part.isClosed { reversed.close() }
    }
    return reversed
  }

  // MARK: - Drawing

  /// Sets the lengths of dashes and gaps, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    guard let pattern = unsafe pattern else {
      dashes = []
      return
    }
    dashes = unsafe Array(UnsafeBufferPointer(start: pattern, count: max(0, count)))
  }
  open func fill() { fill(with: .normal, alpha: 1) }
  open func stroke() { stroke(with: .normal, alpha: 1) }
  /// Fills the path with an opacity. The blend mode has no effect.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    DrawingStack.current?.fill(path, usesEvenOddFillRule ? .evenOdd : .winding, alpha: alpha)
  }
  /// Draws a line along the path with an opacity. The blend mode has no effect.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    DrawingStack.current?.stroke(
      path, CGContext.LineLook(width: lineWidth, cap: lineCapStyle, dashes: dashes), alpha: alpha)
  }
  /// Clips later drawing to the path.
  open func addClip() { DrawingStack.current?.clip(path) }
}

extension UIBezierPath {
  public func apply(_ transform: CGAffineTransform) { replacePoints { $0.applying(transform) } }
}
