public import Foundation

/// A path. Only its points are kept, for its bounding box.
open class UIBezierPath: UIBezierPathDeclarations {
  private let path = CGMutablePath()

  public override init() { super.init() }
  /// The path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  /// The path of an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }
  /// The path of a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }
  /// The path of a rectangle with some rounded corners.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(rect: rect)
  }
  /// The path of an arc of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// A Bézier path with a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// The Core Graphics path.
  open var cgPath: CGPath { path }
  /// The smallest rectangle around the path.
  open var bounds: CGRect { path.boundingBox }
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
  /// Adds an arc of a circle.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Transforms all points by a function.
  func replacePoints(_ change: (CGPoint) -> CGPoint) {
    path.points = path.points.map(change)
    path.currentPoint = change(path.currentPoint)
  }
  /// Removes all points.
  open func removeAllPoints() {
    path.points = []
    path.currentPoint = .zero
  }
  open func close() { path.closeSubpath() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Whether the bounding box contains a point.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
  /// The path in the reverse direction; here the path itself.
  open func reversing() -> UIBezierPath { self }
}

extension UIBezierPath {
  /// Transforms all points.
  public func apply(_ transform: CGAffineTransform) { replacePoints { $0.applying(transform) } }
}
