internal import Geometry

/// The line of one constraint with the words that are written at it, in root coordinates.
struct ConstraintMark: Hashable {
  /// The shape of the line.
  enum Form: Hashable {
    /// A line with end caps: the length of a space or of a side.
    case iBeam
    /// A plain line: two edges or centres that coincide.
    case line
  }

  /// The state of a constraint, better ones first.
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
  /// Its beginning along the axis, in points.
  var start: Double
  /// Its end along the axis, in points; not before the start.
  var end: Double
  /// Its place across the axis, in points.
  var position: Double
  /// The lowest and highest place across the axis where it still lies between its items.
  var room: ClosedRange<Double>
  /// The state of the constraint.
  var state: State
  /// True where other constraints may take precedence.
  var isOptional: Bool
  /// The words at the line, or nothing: `20`, `≥ 8 @750`, `=`.
  var label: String

  /// The length of the line, in points.
  var length: Double { end - start }

  /// The line itself.
  var line: AxisLine { AxisLine(axis: axis, position: position, range: start...max(start, end)) }

  /// The point of the line at a distance along the axis from the origin of the root.
  func point(at distance: Double, offset: Double = 0) -> Point { line.point(at: distance, offset: offset) }

  /// The middle of the line.
  var middle: Point { point(at: (start + end) / 2) }

  /// The parts of the line that do not strike text out. A conflict of which less than a third would be left is not cut.
  func parts(avoiding texts: [Rect]) -> [ClosedRange<Double>] {
    let parts = line.parts(avoiding: texts)
    guard state == .conflict else { return parts }
    let left = parts.map { $0.upperBound - $0.lowerBound }.reduce(0, +)
    return left < length / 3 ? [line.range] : parts
  }

  /// The ends of an i-beam that have caps: not those amid letters, unless nothing else is left of it.
  ///
  /// - Parameter parts: What is left of the line between the texts.
  func capped(_ parts: [ClosedRange<Double>], avoiding texts: [Rect]) -> [Double] {
    guard form == .iBeam else { return [] }
    return [start, end].filter { end in parts.isEmpty || parts == [line.range] || !line.isAmid(texts, at: end) }
  }
}
