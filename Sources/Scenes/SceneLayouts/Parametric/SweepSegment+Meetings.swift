internal import Geometry

extension SweepSegment {
  /// The sizes inside the range at which an edge of a view meets an edge of the screen or of the safe area. If lints
  /// are requested, edges of other views count too. The sizes are ascending.
  package var meetings: [Double] {
    let views = Array(shownFrames.dropFirst())
    let (screen, free) = screens
    var found: Set<Double> = []
    for axis in Axis.allCases {
      let edges = views.flatMap { lines(of: $0, axis) }
      let others = lines(of: screen, axis) + lines(of: free, axis) + (hasLints ? edges : [])
      for edge in edges {
        for other in others where abs(edge.rate - other.rate) > 1e-9 {
          let length = range.lowerBound + (other.value - edge.value) / (edge.rate - other.rate)
          // A millionth of a point is precise enough, and many edges meet at the same size.
          if range.contains(length) { found.insert((length * 1e6).rounded() / 1e6) }
        }
      }
    }
    return found.sorted()
  }

  /// Returns the edges of a rectangle along an axis, each with its value at the start and its rate.
  private func lines(of rect: PlaneRect, _ axis: Axis) -> [(value: Double, rate: Double)] {
    (axis == .horizontal ? [rect.minX, rect.maxX] : [rect.minY, rect.maxY]).map {
      ($0.value(at: point(at: range.lowerBound)), rate(of: $0))
    }
  }
}
