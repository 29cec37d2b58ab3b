package import Geometry

extension Shape {
  /// Whether the shape is drawable: all numbers are finite and no size is negative (for an ellipse, positive).
  package var isDrawable: Bool {
    switch self {
    case .rect(let rect): rect.isFinite && rect.width >= 0 && rect.height >= 0
    case .roundedRect(let rect, let radius):
      rect.isFinite && rect.width >= 0 && rect.height >= 0 && radius.isFinite
    case .ellipse(let rect): rect.isFinite && rect.width > 0 && rect.height > 0
    case .line(let start, let end): start.isFinite && end.isFinite
    case .polygon(let points, _): !points.isEmpty && points.allSatisfy(\.isFinite)
    case .path(let elements): elements.startsWithMove && elements.allSatisfy(\.isFinite)
    }
  }

  /// The outline as lines and curves. Corners and ellipses consist of clockwise quarters.
  package var outline: [PathElement] {
    switch self {
    case .rect(let rect): Self.closed(rect.corners)
    case .roundedRect(let rect, let radius): Self.rounded(rect, radius: radius)
    case .ellipse(let rect): Self.rounded(rect, corner: Size(width: rect.width / 2, height: rect.height / 2))
    case .line(let start, let end): [.move(start), .line(end)]
    case .polygon(let points, let isClosed):
      isClosed ? Self.closed(points) : Self.connected(points)
    case .path(let elements): elements
    }
  }

  /// Returns the corner radius of a rounded rectangle, limited to half the shorter side and never negative.
  package static func cornerRadius(_ radius: Double, of rect: Rect) -> Double {
    max(0, min(radius, rect.width / 2, rect.height / 2))
  }

  private static func rounded(_ rect: Rect, radius: Double) -> [PathElement] {
    let radius = cornerRadius(radius, of: rect)
    return rounded(rect, corner: Size(width: radius, height: radius))
  }

  private static func connected(_ points: [Point]) -> [PathElement] {
    points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
  }

  private static func closed(_ points: [Point]) -> [PathElement] {
    connected(points) + [.close]
  }

  /// The control point distance of a cubic curve for a quarter circle, as a fraction of the radius (error below 0.03
  /// %).
  private static let quarterHandle = 0.552_284_749_830_793_4

  /// Returns a rectangle whose corners are quarters of ellipses with the given radii.
  private static func rounded(_ rect: Rect, corner: Size) -> [PathElement] {
    let bend = corner.scaled(by: 1 - quarterHandle)
    func left(_ distance: Double, top: Double) -> Point { Point(x: rect.minX + distance, y: rect.minY + top) }
    func right(_ distance: Double, top: Double) -> Point { Point(x: rect.maxX - distance, y: rect.minY + top) }
    func left(_ distance: Double, bottom: Double) -> Point { Point(x: rect.minX + distance, y: rect.maxY - bottom) }
    func right(_ distance: Double, bottom: Double) -> Point { Point(x: rect.maxX - distance, y: rect.maxY - bottom) }
    return [
      .move(left(corner.width, top: 0)),
      .line(right(corner.width, top: 0)),
      .curve(right(bend.width, top: 0), right(0, top: bend.height), right(0, top: corner.height)),
      .line(right(0, bottom: corner.height)),
      .curve(right(0, bottom: bend.height), right(bend.width, bottom: 0), right(corner.width, bottom: 0)),
      .line(left(corner.width, bottom: 0)),
      .curve(left(bend.width, bottom: 0), left(0, bottom: bend.height), left(0, bottom: corner.height)),
      .line(left(0, top: corner.height)),
      .curve(left(0, top: bend.height), left(bend.width, top: 0), left(corner.width, top: 0)),
      .close,
    ]
  }
}

extension [PathElement] {
  /// Whether the outline begins with a move, as all outlines must.
  fileprivate var startsWithMove: Bool {
    if case .move = first { true } else { false }
  }
}

extension PathElement {
  fileprivate var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .curve(let first, let second, let end): first.isFinite && second.isFinite && end.isFinite
    case .close: true
    }
  }
}

extension Point {
  /// Whether both coordinates are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Rect {
  fileprivate var isFinite: Bool { origin.isFinite && width.isFinite && height.isFinite }

  /// The corners, clockwise from the top left.
  fileprivate var corners: [Point] {
    [origin, Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
  }
}
