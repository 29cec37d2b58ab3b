internal import AutoLayout
internal import Geometry

/// One pass over a scene in a part of the plane of sizes. The inputs of its system depend on the rectangles of the
/// previous pass.
struct ParametricPass {
  let scene: ParametricScene
  /// Whether the root view is as short as its constraints allow.
  let fitsHeight: Bool
  /// The rectangles of the previous pass, or nil in the first one.
  var rects: [PlaneRect]?

  /// Returns the margins and widths of text for the pass, at the given size.
  func metrics(at point: Point) -> SettledMetrics {
    let resolved = scene.resolved(at: point)
    return rects.map { SettledMetrics(of: resolved, after: resolved.solution($0, at: point)) }
      ?? SettledMetrics(of: resolved)
  }

  /// Returns all insets of the metrics at the given size, in points.
  func insets(at point: Point) -> [Double] {
    metrics(at: point).guideInsets.flatMap { insets in
      [insets.safeArea, insets.layoutMargins, insets.readableContent].flatMap {
        [$0.top, $0.left, $0.bottom, $0.right]
      }
    }
  }

  /// Returns the system at the given size.
  func system(at point: Point) -> ConstraintSystem {
    let resolved = scene.resolved(at: point)
    return resolved.constraintSystem(
      with: metrics(at: point), fitsHeight: fitsHeight, scene.measurement(of: resolved))
  }

  /// Returns the content of scroll views at the given size, for the alignment rectangles that the pass gives.
  func content(_ rects: [PlaneRect], at point: Point) -> ScrolledContent {
    let resolved = scene.resolved(at: point)
    let insets = SettledMetrics(of: resolved, after: resolved.solution(rects, at: point)).guideInsets
    return ScrolledContent(of: resolved) { insets[$0].safeArea }
  }
}

extension ResolvedScene {
  /// Returns the rectangles in a window of the given size.
  fileprivate func solution(_ rects: [PlaneRect], at point: Point) -> LayoutSolution {
    let rects = rects.map { rect in
      var rect = rect.rect(at: point)
      // A string of width zero is laid out with unlimited width.
      if rect.width < TextBreakpoints.leastWidth { rect.size.width = 0 }
      return rect
    }
    return LayoutSolution(
      alignmentRects: rects, absoluteFrames: zip(rects, views).map { $0.outset(by: $1.effectiveAlignmentRectInsets) })
  }
}
