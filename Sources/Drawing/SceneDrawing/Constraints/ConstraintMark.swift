internal import Geometry

/// The line of a constraint with its label, in root coordinates.
struct ConstraintMark: Hashable {
  /// The shape of the line.
  enum Form: Hashable {
    /// A line with end caps: the length of a space or a size.
    case iBeam
    /// A plain line: an alignment of two edges or centers.
    case line
  }

  /// The state of a constraint, best first.
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
  /// The direction of the line.
  var axis: Axis
  /// The start along the axis, in points.
  var start: Double
  /// The end along the axis, in points. Not before the start.
  var end: Double
  /// The position across the axis, in points.
  var position: Double
  /// The positions across the axis where the line is still between its items.
  var room: ClosedRange<Double>
  var state: State
  /// Whether other constraints may take precedence.
  var isOptional: Bool
  /// The label, or an empty string: `20`, `≥ 8 @750`, `=`.
  var label: String

  /// The length of the line, in points.
  var length: Double { end - start }

  var line: AxisLine { AxisLine(axis: axis, position: position, range: start...max(start, end)) }

  /// Returns the point of the line at a coordinate along the axis.
  func point(at distance: Double, offset: Double = 0) -> Point { line.point(at: distance, offset: offset) }

  /// The middle of the line.
  var middle: Point { point(at: (start + end) / 2) }

  /// Returns the parts of the line that do not strike through text. A conflict is not cut if less than a third would
  /// remain.
  func parts(avoiding texts: [Rect]) -> [ClosedRange<Double>] {
    let parts = line.parts(avoiding: texts)
    guard state == .conflict else { return parts }
    let left = parts.map { $0.upperBound - $0.lowerBound }.reduce(0, +)
    return left < length / 3 ? [line.range] : parts
  }

  /// Returns the ends of an i-beam that have caps. Ends within letters have none, unless nothing else remains of the
  /// line.
  ///
  /// `parts` are the parts of the line that do not strike through text.
  func capped(_ parts: [ClosedRange<Double>], avoiding texts: [Rect]) -> [Double] {
    guard form == .iBeam else { return [] }
    return [start, end].filter { end in parts.isEmpty || parts == [line.range] || !line.isAmid(texts, at: end) }
  }
}
