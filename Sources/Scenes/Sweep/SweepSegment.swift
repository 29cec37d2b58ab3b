internal import AutoLayout
internal import Geometry

/// A range of sizes in which every edge of a layout is a linear function of the size.
struct SweepSegment {
  /// The sizes.
  var range: ClosedRange<Double>
  /// The scene at a size.
  let resolved: (Double) -> ResolvedScene
  /// The margins and widths of texts that the last pass was solved with, at a size.
  let metrics: (Double) -> SettledMetrics
  /// The solution of the last pass.
  let span: SolutionSpan
  /// Whether the root is as low as its constraints allow.
  let fitsHeight: Bool

  /// The system of the last pass at a size.
  func system(at length: Double, measuringTextWith measurer: any TextMeasuring) -> ConstraintSystem {
    var system = resolved(length).constraintSystem(with: metrics(length), measuringTextWith: measurer)
    system.fitsHeight = fitsHeight
    return system
  }

  /// The grid that frames are judged on: so fine that it only takes rounding errors away.
  static let grid = PixelGrid(scale: 16_384)

  /// The layout at a size without solving it again; its frames are not on the device's pixels.
  func layout(at length: Double, measuringTextWith measurer: any TextMeasuring) -> Layout {
    let system = system(at: length, measuringTextWith: measurer)
    return resolved(length).layout(of: system, span.solution(of: system, at: length), on: Self.grid)
      .checked(measuringTextWith: nil)
  }

  /// The rectangles at a size, which is all that margins and texts depend on.
  func rects(at length: Double) -> LayoutSolution {
    let rects = span.alignmentRects(at: length)
    let views = resolved(length).views
    return LayoutSolution(
      alignmentRects: rects,
      absoluteFrames: zip(rects, views).map { $0.outset(by: $1.effectiveAlignmentRectInsets) })
  }
}

extension ResolvedScene {
  /// The solved scene with frames that are not on the device's pixels, as sweeps judge it.
  package func exactLayout(measuringTextWith measurer: any TextMeasuring) -> Layout {
    let layout = layout(measuringTextWith: measurer)
    return layout.resolved.layout(of: layout.system, layout.solution, on: SweepSegment.grid)
      .checked(measuringTextWith: nil)
  }
}
