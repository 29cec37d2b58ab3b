internal import AutoLayout
internal import Drawing
internal import Geometry
internal import SceneLayouts

/// The overlay layer that draws the first baseline of text, and the last one of multiline strings (specification
/// ATT-05).
struct BaselinesLayer {
  let layout: Layout
  let pen: OverlayPen

  func commands() -> [DrawingCommand] {
    let lines = layout.baselines.map { DrawingCommand.stroke(.line($0.start, $0.end), pen.baselineStroke) }
    return [.group(.init("baselines"), lines)]
  }
}

extension Layout {
  /// The baselines of visible views, as wide as their frames, in root coordinates, without duplicates.
  var baselines: [(start: Point, end: Point)] {
    let geometry = ConstraintGeometry(layout: self)
    return visibleViews.flatMap { view -> [(start: Point, end: Point)] in
      guard let frame = absoluteFrames[safely: view], frame.width > 0, frame.height > 0,
        let item = system.items[safely: view], item.baseline != .none
      else { return [] }
      let heights = [LayoutAttribute.firstBaseline, .lastBaseline].compactMap {
        geometry.coordinate(of: $0, in: LayoutItemID(view: view))
      }
      let isOneLine = heights.count == 2 && abs(heights[0] - heights[1]) < ConstraintMarks.coincidence
      return (isOneLine ? Array(heights.prefix(1)) : heights).map { height in
        (Point(x: frame.minX, y: height), Point(x: frame.maxX, y: height))
      }
    }
  }
}
