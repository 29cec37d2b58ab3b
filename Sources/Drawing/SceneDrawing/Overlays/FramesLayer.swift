internal import AutoLayout
internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The overlay layer that draws the outlines of frames, and of alignment rectangles that differ from them
/// (specification DRW-01, ALN-01).
struct FramesLayer {
  let layout: Layout
  let pen: OverlayPen

  /// Returns the outlines of all visible views without duplicates. The root has the outline of the picture.
  func frames() -> [DrawingCommand] {
    var seen: Set<Rect> = []
    let outlines = layout.visibleViews.compactMap { view -> DrawingCommand? in
      guard view > 0, let frame = layout.absoluteFrames[safely: view], seen.insert(frame).inserted else { return nil }
      return .stroke(.rect(frame.inset(0.375 * pen.lineWidth)), pen.frameStroke)
    }
    return [.group(.init("frames"), outlines)]
  }

  /// Returns the alignment rectangles that differ from their frames.
  func alignmentRects() -> [DrawingCommand] {
    let outlines = layout.alignmentRectsToShow.map { rect in
      DrawingCommand.stroke(.rect(rect.inset(0.5 * pen.lineWidth)), pen.alignmentRectStroke)
    }
    return [.group(.init("alignment-rects"), outlines)]
  }
}

extension Layout {
  /// The positions of the visible views, in order.
  var visibleViews: [Int] { resolved.views.indices.filter(isShown) }

  /// Whether any alignment rectangle differs from its frame.
  var hasAlignmentRects: Bool { !alignmentRectsToShow.isEmpty }

  /// The alignment rectangles of visible views that differ from their frames, rounded like frames.
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
  /// The smallest distance at which both edges are drawn, in points: more than the effect of rounding to pixels.
  private static let visibleDifference = 0.6

  fileprivate func differs(from other: Rect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .contains { abs($0) > Self.visibleDifference }
  }
}
