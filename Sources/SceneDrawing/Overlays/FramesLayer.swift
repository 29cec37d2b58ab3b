internal import AutoLayout
internal import Drawing
internal import Geometry
internal import Scenes

/// Outlines frames, and alignment rectangles where they differ (specification DRW-01, ALN-01).
struct FramesLayer {
  /// How far an alignment rectangle must differ from its frame to be drawn, in points.
  private static let difference = 0.25

  let layout: Layout
  let pen: OverlayPen

  /// The outlines of all visible views but the root, whose outline is that of the picture.
  func frames() -> [DrawingCommand] {
    let stroke = Stroke(pen.palette.frame, width: 0.75 * pen.lineWidth)
    let outlines = layout.visibleViews.compactMap { view -> DrawingCommand? in
      guard view > 0, let frame = layout.absoluteFrames[safely: view] else { return nil }
      return .stroke(.rect(frame.inset(0.375 * pen.lineWidth)), stroke)
    }
    return [.group(.init("frames"), outlines)]
  }

  /// The alignment rectangles that differ from their frames, on the device's pixels as the frames are.
  func alignmentRects() -> [DrawingCommand] {
    let grid = PixelGrid(scale: layout.resolved.variant.device.scale)
    let dash = 2.5 * pen.lineWidth
    let stroke = Stroke(pen.palette.alignmentRect, width: pen.lineWidth, dashes: [dash, dash])
    let outlines = layout.visibleViews.compactMap { view -> DrawingCommand? in
      guard view > 0, let frame = layout.absoluteFrames[safely: view],
        let rect = layout.solution.alignmentRects[safely: view].map(grid.rounded), Self.differ(frame, rect)
      else { return nil }
      return .stroke(.rect(rect.inset(0.5 * pen.lineWidth)), stroke)
    }
    return [.group(.init("alignment-rects"), outlines)]
  }

  /// Whether two rectangles differ by more than the rounding to pixels may do.
  private static func differ(_ first: Rect, _ second: Rect) -> Bool {
    let distances = [
      first.minX - second.minX, first.minY - second.minY, first.maxX - second.maxX, first.maxY - second.maxY,
    ]
    return distances.contains { abs($0) > difference }
  }
}

extension Layout {
  /// The positions of the views that can be seen, in their order.
  var visibleViews: [Int] { resolved.views.indices.filter(isShown) }
}
