internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The overlay layer that draws the distances of a selected view to its neighbors: on each side the nearest view in the
/// same superview, or the superview's edge (specification DRW-08).
struct DistancesLayer {
  let layout: Layout
  let pen: OverlayPen

  /// Returns the layer. Empty if no view is selected.
  func commands() -> [DrawingCommand] {
    guard let name = pen.style.measuredView else { return [] }
    let lines = layout.measuredViews(called: name).flatMap(layout.distances).flatMap {
      pen.distance(from: $0.start, to: $0.end, words: $0.points.pointText)
    }
    return [.group(.init("distances"), lines)]
  }
}

extension OverlayPen {
  /// Returns a line from a view to its neighbor, with the distance.
  func distance(from start: Point, to end: Point, words: String) -> [DrawingCommand] {
    let shape = Shape.line(start, end)
    let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    return [
      .stroke(shape, Stroke(palette.background, width: 3 * lineWidth)),
      .stroke(shape, Stroke(palette.conflict, width: lineWidth)),
    ] + capsule(words, palette.conflict, center: middle)
  }
}

/// The distance of a view to its neighbor on one side.
struct NeighbourDistance: Hashable {
  /// The edge of the view, in root coordinates.
  let start: Point
  /// The edge of the neighbor.
  let end: Point
  /// The distance, in points. Negative if the view is beyond the edge.
  let points: Double
}

extension Layout {
  /// Returns the views with the given name whose distances are drawn: the visible ones, except for the root.
  func measuredViews(called name: String) -> [Int] {
    positions(ofViewsNamed: name).filter { $0 > 0 && isShown($0) }
  }

  /// Returns the distances of a view to the left, right, top and bottom.
  func distances(of view: Int) -> [NeighbourDistance] {
    guard let frame = absoluteFrames[safely: view], let superview = resolved.views[safely: view]?.superview,
      let outer = absoluteFrames[safely: superview]
    else { return [] }
    let siblings = visibleViews.filter { $0 != view && resolved.views[safely: $0]?.superview == superview }
    let frames = siblings.compactMap { absoluteFrames[safely: $0] }
    return [Axis.horizontal, .vertical].flatMap { axis -> [NeighbourDistance] in
      let beside = frames.filter { $0.overlaps(frame, along: axis.perpendicular) }
      let before = beside.map { $0.maximum(axis) }.filter { $0 <= frame.minimum(axis) }.max() ?? outer.minimum(axis)
      let after = beside.map { $0.minimum(axis) }.filter { $0 >= frame.maximum(axis) }.min() ?? outer.maximum(axis)
      let across = axis == .horizontal ? frame.midY : frame.midX
      func point(_ place: Double) -> Point {
        axis == .horizontal ? Point(x: place, y: across) : Point(x: across, y: place)
      }
      return [
        NeighbourDistance(
          start: point(frame.minimum(axis)), end: point(before), points: frame.minimum(axis) - before),
        NeighbourDistance(start: point(frame.maximum(axis)), end: point(after), points: after - frame.maximum(axis)),
      ]
    }
  }
}

extension Rect {
  /// Whether two rectangles share more than an edge along an axis.
  fileprivate func overlaps(_ other: Rect, along axis: Axis) -> Bool {
    min(maximum(axis), other.maximum(axis)) > max(minimum(axis), other.minimum(axis))
  }
}
