public import Foundation

/// A path of lines and curves.
public class CGPath: NSObject {
  enum Element: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    /// A cubic Bézier curve: its two control points and its end.
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  var elements: [Element] = []
  /// The end point of the path.
  public internal(set) var currentPoint = CGPoint.zero
  /// The start of the current subpath.
  var partStart = CGPoint.zero

  public override init() { super.init() }
  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init()
    add(rect)
    unsafe apply(transform)
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init()
    addOval(in: rect)
    unsafe apply(transform)
  }
  /// Creates the path of a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init()
    add(rect, corners: .allCorners, radii: CGSize(width: cornerWidth, height: cornerHeight))
    unsafe apply(transform)
  }

  static func rectangle(_ rect: CGRect) -> CGPath {
    let path = CGPath()
    path.add(rect)
    return path
  }

  static func oval(in rect: CGRect) -> CGPath {
    let path = CGPath()
    path.addOval(in: rect)
    return path
  }

  private func apply(_ transform: UnsafePointer<CGAffineTransform>?) {
    guard let transform = unsafe transform else { return }
    let map = unsafe transform.pointee
    change { $0.applying(map) }
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The points of the elements, including control points.
  private var points: [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }

  /// The smallest rectangle around all points, including control points. Zero for an empty path.
  public var boundingBox: CGRect { Self.box(of: points) }
  /// The smallest rectangle around the path, without control points.
  public var boundingBoxOfPath: CGRect { Self.box(of: flattened.flatMap(\.points)) }

  private static func box(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .zero }
    var (least, most) = (first, first)
    for point in points {
      least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
      most = CGPoint(x: max(most.x, point.x), y: max(most.y, point.y))
    }
    return CGRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }

  /// Whether a point is inside the path.
  public func contains(_ point: CGPoint) -> Bool { contains(point, using: .winding) }

  /// Whether a point is inside the path by a rule.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = transform.isIdentity ? point : point.applying(transform.inverted())
    var winding = 0
    for part in flattened {
      let points = part.points
      for (start, end) in zip(points, points.dropFirst() + points.prefix(1))
      where (start.y > point.y) != (end.y > point.y) {
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        if point.x < x { winding += end.y > start.y ? 1 : -1 }
      }
    }
    return rule == .evenOdd ? winding % 2 != 0 : winding != 0
  }

  // MARK: - Adding

  func begin(at point: CGPoint) {
    elements.append(.move(point))
    (currentPoint, partStart) = (point, point)
  }

  func addStraight(to point: CGPoint) {
    if elements.isEmpty { return begin(at: point) }
    elements.append(.line(point))
    currentPoint = point
  }

  func addCubic(_ first: CGPoint, _ second: CGPoint, to end: CGPoint) {
    if elements.isEmpty { begin(at: first) }
    elements.append(.curve(first, second, end))
    currentPoint = end
  }

  func closePart() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
    currentPoint = partStart
  }

  func add(_ rect: CGRect) {
    begin(at: rect.origin)
    addStraight(to: CGPoint(x: rect.maxX, y: rect.minY))
    addStraight(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addStraight(to: CGPoint(x: rect.minX, y: rect.maxY))
    closePart()
  }

  /// The distance of a control point from the end of a quarter of a circle with radius 1.
  private static let quarter: CGFloat = 0.552_284_75

  /// Adds a rectangle with some rounded corners.
  func add(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) {
    let rect = rect.standardized
    let radius = CGSize(
      width: max(0, min(radii.width, rect.width / 2)), height: max(0, min(radii.height, rect.height / 2)))
    guard radius.width > 0, radius.height > 0 else { return add(rect) }
    func size(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? radius : .zero }
    let (topLeft, topRight) = (size(.topLeft), size(.topRight))
    let (bottomRight, bottomLeft) = (size(.bottomRight), size(.bottomLeft))
    begin(at: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    addStraight(to: CGPoint(x: rect.maxX - topRight.width, y: rect.minY))
    addCorner(at: CGPoint(x: rect.maxX, y: rect.minY), to: CGPoint(x: rect.maxX, y: rect.minY + topRight.height))
    addStraight(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height))
    addCorner(at: CGPoint(x: rect.maxX, y: rect.maxY), to: CGPoint(x: rect.maxX - bottomRight.width, y: rect.maxY))
    addStraight(to: CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY))
    addCorner(at: CGPoint(x: rect.minX, y: rect.maxY), to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height))
    addStraight(to: CGPoint(x: rect.minX, y: rect.minY + topLeft.height))
    addCorner(at: rect.origin, to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    closePart()
  }

  /// Adds a quarter of an ellipse around a corner.
  private func addCorner(at corner: CGPoint, to end: CGPoint) {
    let start = currentPoint
    guard start != end else { return }
    func toward(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (corner.x - point.x) * Self.quarter, y: point.y + (corner.y - point.y) * Self.quarter)
    }
    addCubic(toward(start), toward(end), to: end)
  }

  func addOval(in rect: CGRect) {
    let rect = rect.standardized
    begin(at: CGPoint(x: rect.maxX, y: rect.midY))
    addCorner(at: CGPoint(x: rect.maxX, y: rect.maxY), to: CGPoint(x: rect.midX, y: rect.maxY))
    addCorner(at: CGPoint(x: rect.minX, y: rect.maxY), to: CGPoint(x: rect.minX, y: rect.midY))
    addCorner(at: CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.midX, y: rect.minY))
    addCorner(at: CGPoint(x: rect.maxX, y: rect.minY), to: CGPoint(x: rect.maxX, y: rect.midY))
    closePart()
  }

  /// Adds an arc, with a line from the current point.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius, in points.
  ///   - start: The start angle, in radians.
  ///   - end: The end angle, in radians.
  ///   - grows: Whether the arc goes in the direction of growing angles, which is clockwise on a screen.
  func addCircle(_ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, grows: Bool) {
    guard [radius, start, end, center.x, center.y].allSatisfy(\.isFinite) else { return }
    let whole = 2 * CGFloat.pi
    var turn = end - start
    if grows {
      if turn < 0 { turn = turn.truncatingRemainder(dividingBy: whole) + whole }
      turn = min(turn, whole)
    } else {
      if turn > 0 { turn = turn.truncatingRemainder(dividingBy: whole) - whole }
      turn = max(turn, -whole)
    }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    elements.isEmpty ? begin(at: point(start)) : addStraight(to: point(start))
    let count = max(1, Int((abs(turn) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = turn / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    for number in 0..<count {
      let (first, last) = (start + step * CGFloat(number), start + step * CGFloat(number + 1))
      let (from, to) = (point(first), point(last))
      addCubic(
        CGPoint(x: from.x - reach * sin(first), y: from.y + reach * cos(first)),
        CGPoint(x: to.x + reach * sin(last), y: to.y - reach * cos(last)), to: to)
    }
  }

  func add(_ path: CGPath, _ transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? path.elements : path.elements.map { $0.changed { $0.applying(transform) } }
    currentPoint = path.currentPoint.applying(transform)
    partStart = path.partStart.applying(transform)
  }

  /// Replaces every point.
  func change(_ change: (CGPoint) -> CGPoint) {
    elements = elements.map { $0.changed(change) }
    currentPoint = change(currentPoint)
    partStart = change(partStart)
  }

  // MARK: - Copies

  public func copy() -> CGPath? {
    let copy = CGPath()
    copy.add(self)
    return copy
  }

  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.add(self)
    return copy
  }

  /// Returns a copy of the path. The outline of its line is not computed.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let copy = CGPath()
    copy.add(self)
    return copy
  }

  /// Returns a copy with transformed points.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let copy = CGPath()
    copy.add(self)
    unsafe copy.apply(transform)
    return copy
  }
}

extension CGPath.Element {
  func changed(_ change: (CGPoint) -> CGPoint) -> CGPath.Element {
    switch self {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .curve(let first, let second, let end): .curve(change(first), change(second), change(end))
    case .close: .close
    }
  }
}

/// A rule for filling subpaths that overlap.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}
