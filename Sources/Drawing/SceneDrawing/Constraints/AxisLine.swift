internal import Geometry

/// A line along an axis, in root coordinates.
struct AxisLine: Hashable {
  /// The direction that the line runs in.
  var axis: Axis
  /// Its place across the axis, in points.
  var position: Double
  /// From where to where it runs along the axis, in points.
  var range: ClosedRange<Double>

  /// The distance at which lines end before letters, in points.
  private static let margin = 2.0

  /// The point of the line at a distance along the axis from the origin of the root.
  func point(at distance: Double, offset: Double = 0) -> Point {
    axis == .horizontal ? Point(x: distance, y: position + offset) : Point(x: position + offset, y: distance)
  }

  /// The parts of the line that do not strike out what stands in some rectangles; none where they cover it.
  func parts(avoiding texts: [Rect]) -> [ClosedRange<Double>] {
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

  /// True where a place on the line is amid the letters of a text, and not at its edge.
  func isAmid(_ texts: [Rect], at distance: Double) -> Bool {
    texts.contains {
      strikesOut($0) && $0.minimum(axis) + Self.margin < distance && distance < $0.maximum(axis) - Self.margin
    }
  }

  /// True where a line as long as the axis would cross a text: on the baseline itself it underlines letters, a little
  /// above it strikes them out.
  private func strikesOut(_ text: Rect) -> Bool {
    let across = axis.perpendicular
    return text.minimum(across) + Self.margin < position && position < text.maximum(across) - 0.75
  }
}

extension Rect {
  /// The edges of the rectangle: upper, lower, left and right.
  var sides: [AxisLine] {
    [(Axis.horizontal, minY), (.horizontal, maxY), (.vertical, minX), (.vertical, maxX)].map { axis, position in
      AxisLine(axis: axis, position: position, range: minimum(axis)...max(minimum(axis), maximum(axis)))
    }
  }
}
