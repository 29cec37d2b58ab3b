internal import Geometry

/// Where the line of one constraint runs and what is written at it, in root coordinates.
struct ConstraintMark: Hashable {
  /// The shape of the line.
  enum Form: Hashable {
    /// A line with end caps: the length of a space or of a side.
    case beam
    /// A plain line: two edges or centres that coincide.
    case line
  }

  /// How the constraint fares, better states first.
  enum State: Int, Hashable, Comparable {
    case satisfied
    case ambiguous
    case conflict

    static func < (first: State, second: State) -> Bool { first.rawValue < second.rawValue }
  }

  /// The position of the constraint in the system.
  var constraint: Int
  /// The shape of the line.
  var form: Form
  /// The direction that the line runs in.
  var axis: Axis
  /// Where it begins along the axis, in points.
  var start: Double
  /// Where it ends along the axis, in points; not before the start.
  var end: Double
  /// Where it lies across the axis, in points.
  var position: Double
  /// The lowest and highest place across the axis where it still lies between its items.
  var room: ClosedRange<Double>
  /// How the constraint fares.
  var state: State
  /// Whether other constraints may take precedence.
  var isOptional: Bool
  /// What is written at the line, or nothing: `20`, `≥ 8 @750`, `=`.
  var label: String

  /// The length of the line, in points.
  var length: Double { end - start }

  /// The point of the line at a distance along the axis from the origin of the root.
  func point(at distance: Double, offset: Double = 0) -> Point {
    axis == .horizontal ? Point(x: distance, y: position + offset) : Point(x: position + offset, y: distance)
  }

  /// The middle of the line.
  var middle: Point { point(at: (start + end) / 2) }
}
