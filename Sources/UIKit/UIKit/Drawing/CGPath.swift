public import Foundation

/// A path of lines and curves. Its bounding box is known, but it is not drawn.
public class CGPath: NSObject {
  var points: [CGPoint] = []
  /// The end point of the path.
  public internal(set) var currentPoint = CGPoint.zero

  public override init() { super.init() }
  /// The path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init()
    add(rect)
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init()
    add(rect)
  }
  /// The path of a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init()
    add(rect)
  }

  /// Whether the path has no points.
  public var isEmpty: Bool { points.isEmpty }
  /// The smallest rectangle around all points, including the control points of curves; zero for an empty path.
  public var boundingBox: CGRect {
    guard let first = points.first else { return .zero }
    var (least, most) = (first, first)
    for point in points {
      least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
      most = CGPoint(x: max(most.x, point.x), y: max(most.y, point.y))
    }
    return CGRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }
  /// The smallest rectangle around the path; here the same as ``boundingBox``.
  public var boundingBoxOfPath: CGRect { boundingBox }
  /// Whether the bounding box contains a point.
  public func contains(_ point: CGPoint) -> Bool { boundingBox.contains(point) }

  func add(_ point: CGPoint) {
    points.append(point)
    currentPoint = point
  }
  func add(_ rect: CGRect) {
    add(CGPoint(x: rect.maxX, y: rect.maxY))
    add(rect.origin)
  }
}
