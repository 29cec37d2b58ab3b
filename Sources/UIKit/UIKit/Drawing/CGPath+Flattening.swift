internal import Foundation

extension CGPath {
  /// A subpath as straight lines.
  struct Part {
    var points: [CGPoint]
    var isClosed: Bool
  }

  /// The number of lines that approximate one curve.
  private static let curveLines = 24

  /// The subpaths as straight lines.
  var flattened: [Part] {
    var parts: [Part] = []
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        parts.append(Part(points: [point], isClosed: false))
        current = point
      case .line(let point):
        Self.extend(&parts, from: current, with: [point])
        current = point
      case .curve(let first, let second, let end):
        let points = (1...Self.curveLines).map { step in
          Self.point(at: CGFloat(step) / CGFloat(Self.curveLines), current, first, second, end)
        }
        Self.extend(&parts, from: current, with: points)
        current = end
      case .close:
        guard !parts.isEmpty else { continue }
        parts[parts.count - 1].isClosed = true
        current = parts[parts.count - 1].points[0]
      }
    }
    return parts
  }

  /// Adds points to the last subpath, or to a new one if the last one is closed.
  private static func extend(_ parts: inout [Part], from start: CGPoint, with points: [CGPoint]) {
    if parts.last?.isClosed ?? true { parts.append(Part(points: [start], isClosed: false)) }
    parts[parts.count - 1].points += points
  }

  private static func point(
    at share: CGFloat, _ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint
  ) -> CGPoint {
    let rest = 1 - share
    let weights = (rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share)
    return CGPoint(
      x: start.x * weights.0 + first.x * weights.1 + second.x * weights.2 + end.x * weights.3,
      y: start.y * weights.0 + first.y * weights.1 + second.y * weights.2 + end.y * weights.3)
  }

  /// Returns the path between two fractions of its length, from 0 to 1, as straight lines.
  func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    guard start > 0 || end < 1 else { return self }
    let trimmed = CGPath()
    let lines = flattened.map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
    func length(_ first: CGPoint, _ second: CGPoint) -> CGFloat { hypot(second.x - first.x, second.y - first.y) }
    let whole = lines.map { points in zip(points, points.dropFirst()).map(length).reduce(0, +) }.reduce(0, +)
    let (first, last) = (max(0, start) * whole, min(1, end) * whole)
    guard whole > 0, first < last else { return trimmed }
    var travelled: CGFloat = 0
    for points in lines {
      var isDrawing = false
      for (from, to) in zip(points, points.dropFirst()) {
        let step = length(from, to)
        defer { travelled += step }
        guard step > 0, travelled + step > first, travelled < last else { continue }
        func point(_ place: CGFloat) -> CGPoint {
          let share = min(1, max(0, (place - travelled) / step))
          return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        }
        if !isDrawing { trimmed.begin(at: point(first)) }
        isDrawing = true
        trimmed.addStraight(to: point(last))
      }
    }
    return trimmed
  }

  /// Outlines that look the same filled by the even-odd rule as the path by the winding rule. Subpaths that turn the
  /// same way are filled one by one.
  ///
  /// Display lists support the even-odd rule only. Subpaths that turn in both directions are holes in each other.
  var windingOutlines: [[Element]] {
    let parts = elements.split { if case .move = $0 { true } else { false } }.count
    guard parts > 1 else { return [elements] }
    var outlines: [[Element]] = []
    for element in elements {
      if case .move = element { outlines.append([]) }
      if outlines.isEmpty { outlines.append([]) }
      outlines[outlines.count - 1].append(element)
    }
    let turns = outlines.map { outline -> Bool in
      let path = CGPath()
      path.elements = outline
      let points = path.flattened.flatMap(\.points)
      let area = zip(points, points.dropFirst() + points.prefix(1)).map { $0.x * $1.y - $1.x * $0.y }.reduce(0, +)
      return area >= 0
    }
    return Set(turns).count == 1 ? outlines : [elements]
  }
}
