package import Drawing
package import Geometry

/// A sign for a state that does not depend on color.
package enum Sign: Sendable, Hashable {
  /// Everything is correct: ✓.
  case check
  /// Constraints exclude each other: ✕.
  case cross
  /// A position or size is ambiguous: ?.
  case question
  /// Something needs attention: !.
  case exclamation
  /// Text is truncated: ….
  case ellipsis

  /// Returns the sign as strokes within a circle, so that it does not depend on fonts.
  package func commands(center: Point, radius: Double, color: Color) -> [DrawingCommand] {
    let stroke = Stroke(color, width: radius * 0.42, hasRoundCaps: true)
    func point(_ x: Double, _ y: Double) -> Point { center.moved(byX: x * radius, y: y * radius) }
    switch self {
    case .check:
      return [.stroke(.polygon([point(-0.8, 0.05), point(-0.2, 0.65), point(0.85, -0.6)], isClosed: false), stroke)]
    case .cross:
      return [
        .stroke(.line(point(-0.7, -0.7), point(0.7, 0.7)), stroke),
        .stroke(.line(point(-0.7, 0.7), point(0.7, -0.7)), stroke),
      ]
    case .exclamation:
      return [
        .stroke(.line(point(0, -0.9), point(0, 0.2)), stroke),
        .fill(.circle(point(0, 0.9), radius: radius * 0.27), color),
      ]
    case .ellipsis:
      return [-0.8, 0, 0.8].map { .fill(.circle(point($0, 0), radius: radius * 0.26), color) }
    case .question:
      let hook = Shape.path([
        .move(point(-0.6, -0.4)), .curve(point(-0.6, -1.15), point(0.66, -1.15), point(0.62, -0.4)),
        .curve(point(0.6, 0.05), point(0, -0.05), point(0, 0.35)),
      ])
      return [.stroke(hook, stroke), .fill(.circle(point(0, 0.95), radius: radius * 0.27), color)]
    }
  }
}
