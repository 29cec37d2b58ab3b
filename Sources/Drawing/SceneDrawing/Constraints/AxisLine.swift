internal import Geometry

/// A horizontal or vertical line, in root coordinates.
struct AxisLine: Hashable {
  /// The direction of the line.
  var axis: Axis
  /// The position across the axis, in points.
  var position: Double
  /// The extent along the axis, in points.
  var range: ClosedRange<Double>

  /// The distance between line ends and letters, in points.
  private static let margin = 2.0

  /// Returns the point of the line at a coordinate along the axis.
  func point(at distance: Double, offset: Double = 0) -> Point {
    axis == .horizontal ? Point(x: distance, y: position + offset) : Point(x: position + offset, y: distance)
  }

  /// The area that contains all text near the line.
  var area: Rect {
    let (start, end) = (range.lowerBound - Self.margin, range.upperBound + Self.margin)
    return axis == .horizontal
      ? Rect(left: start, top: position, right: end, bottom: position)
      : Rect(left: position, top: start, right: position, bottom: end)
  }

  /// Returns the parts of the line that do not strike through text in the given rectangles. Empty if they cover the
  /// line.
  func parts(avoiding texts: [Rect]) -> [ClosedRange<Double>] {
    // Most lines strike through nothing.
    guard texts.contains(where: strikesOut) else { return range.lowerBound < range.upperBound ? [range] : [] }
    let cuts = texts.filter(strikesOut)
      .map { ($0.minimum(axis) - Self.margin, $0.maximum(axis) + Self.margin) }
      .sorted { $0 < $1 }
    var parts: [ClosedRange<Double>] = []
    var from = range.lowerBound
    for cut in cuts where cut.1 > from && cut.0 < range.upperBound {
      if cut.0 > from { parts.append(from...cut.0) }
      from = cut.1
    }
    if from < range.upperBound { parts.append(from...range.upperBound) }
    return parts
  }

  /// Whether a position on the line is within the letters of a string, not at its edge.
  func isAmid(_ texts: [Rect], at distance: Double) -> Bool {
    texts.contains {
      strikesOut($0) && $0.minimum(axis) + Self.margin < distance && distance < $0.maximum(axis) - Self.margin
    }
  }

  /// Whether an infinite line would strike through a string. On the baseline, it underlines the letters
  /// instead.
  private func strikesOut(_ text: Rect) -> Bool {
    let across = axis.perpendicular
    return text.minimum(across) + Self.margin < position && position < text.maximum(across) - 0.75
  }
}

extension Rect {
  /// The edges of the rectangle: top, bottom, left and right.
  var sides: [AxisLine] {
    [(Axis.horizontal, minY), (.horizontal, maxY), (.vertical, minX), (.vertical, maxX)].map { axis, position in
      AxisLine(axis: axis, position: position, range: minimum(axis)...max(minimum(axis), maximum(axis)))
    }
  }
}
