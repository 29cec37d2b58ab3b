internal import AutoLayout
internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// Outlines frames, and alignment rectangles where they differ (specification DRW-01, ALN-01).
struct FramesLayer {
  let layout: Layout
  let pen: OverlayPen

  /// The outlines of all visible views but the root, whose outline is that of the picture; equal ones once.
  func frames() -> [DrawingCommand] {
    var seen: Set<Rect> = []
    let outlines = layout.visibleViews.compactMap { view -> DrawingCommand? in
      guard view > 0, let frame = layout.absoluteFrames[safely: view], seen.insert(frame).inserted else { return nil }
      return .stroke(.rect(frame.inset(0.375 * pen.lineWidth)), pen.frameStroke)
    }
    return [.group(.init("frames"), outlines)]
  }

  /// The alignment rectangles that differ from their frames.
  func alignmentRects() -> [DrawingCommand] {
    let outlines = layout.alignmentRectsToShow.map { rect in
      DrawingCommand.stroke(.rect(rect.inset(0.5 * pen.lineWidth)), pen.alignmentRectStroke)
    }
    return [.group(.init("alignment-rects"), outlines)]
  }
}

extension Layout {
  /// The positions of the views that can be seen, in their order.
  var visibleViews: [Int] { resolved.views.indices.filter(isShown) }

  /// True where any alignment rectangle differs from its frame.
  var hasAlignmentRects: Bool { !alignmentRectsToShow.isEmpty }

  /// The alignment rectangles of visible views that differ from their frames, on the grid of frames.
  fileprivate var alignmentRectsToShow: [Rect] {
    let grid = resolved.frameGrid
    let rects = shownSolution.alignmentRects
    return visibleViews.compactMap { view in
      guard view > 0, let frame = absoluteFrames[safely: view],
        let rect = rects[safely: view].map(grid.rounded), frame.differs(from: rect)
      else { return nil }
      return rect
    }
  }
}

extension Rect {
  /// The distance from which edges are drawn twice, in points: more than rounding to pixels moves them.
  private static let visibleDifference = 0.6

  fileprivate func differs(from other: Rect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .contains { abs($0) > Self.visibleDifference }
  }
}
