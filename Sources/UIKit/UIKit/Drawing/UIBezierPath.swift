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
  /// The path of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }
  /// The path of a rectangle some of whose corners are round.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(rect: rect)
  }
  /// The path of a part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// A path of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// The path of Core Graphics.
  open var cgPath: CGPath { path }
  /// The smallest rectangle around the path.
  open var bounds: CGRect { path.boundingBox }
  /// The point at which the path ends.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether nothing was added.
  open var isEmpty: Bool { path.isEmpty }

  /// Begins at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with two controls.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Puts other points in the place of all.
  func replacePoints(_ change: (CGPoint) -> CGPoint) {
    path.points = path.points.map(change)
    path.currentPoint = change(path.currentPoint)
  }
  /// Takes all points away.
  open func removeAllPoints() {
    path.points = []
    path.currentPoint = .zero
  }
  open func close() { path.closeSubpath() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Returns whether a point lies in the smallest rectangle around the path.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
  /// Turns the path around.
  open func reversing() -> UIBezierPath { self }
}

extension UIBezierPath {
  /// Moves, turns and scales all points.
  public func apply(_ transform: CGAffineTransform) { replacePoints { $0.applying(transform) } }
}
