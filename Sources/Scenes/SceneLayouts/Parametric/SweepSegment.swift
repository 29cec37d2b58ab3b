package import AutoLayout
package import Geometry
package import Scenes
package import Typography

/// A range of sizes in which every edge of a layout is a linear function of the size.
package struct SweepSegment {
  /// The widths or heights that the segment covers, in points.
  package let range: ClosedRange<Double>
  /// The part of the plane of sizes, which is a segment of a line.
  private let part: ParametricPart
  private let size: SweptSize
  private let variant: SceneVariant

  /// The largest number of segments. No real scene has so many, and an absurd one must end.
  private static let limit = 10_000

  /// Returns the segments of a scene in a window of all sizes of a range, in order. Unknown parts have none.
  package static func segments(
    of scene: Scene, _ size: SweptSize, in variant: SceneVariant, measuringTextWith measurer: any TextMeasuring,
    resolved: @escaping (Double) -> ResolvedScene
  ) -> [SweepSegment] {
    let tracer = ParametricTracer(pieceLimit: limit, measurer: measurer) { resolved($0[size.axis]) }
    var segments: [SweepSegment] = []
    _ = try? tracer.node(of: size.line(in: variant), cuts: variant.cuts(of: scene)[...]) { part in
      segments.append(SweepSegment(part, size, variant))
      return tracer.nextPiece()
    }
    return segments.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private init(_ part: ParametricPart, _ size: SweptSize, _ variant: SceneVariant) {
    let ends = part.polygon.corners.map(size.length)
    range = (ends.min() ?? 0)...(ends.max() ?? 0)
    (self.part, self.size, self.variant) = (part, size, variant)
  }

  /// Returns the window of the given size.
  package func point(at length: Double) -> Point { size.point(at: length, in: variant) }

  /// Returns the scene at the given size.
  package func resolved(at length: Double) -> ResolvedScene { part.pass.scene.resolved(at: point(at: length)) }

  /// Returns the system of the last pass at the given size.
  package func system(at length: Double) -> ConstraintSystem { part.pass.system(at: point(at: length)) }

  /// The grid on which frames are judged, which is so fine that it only removes rounding errors.
  fileprivate static let grid = PixelGrid(scale: 16_384)

  /// Returns the layout at the given size without solving it again and without findings. Its frames are not rounded to
  /// the device's pixels.
  package func layout(at length: Double) -> Layout {
    let system = system(at: length)
    let solution = part.solution.piece.solution(of: system, at: point(at: length))
    return resolved(at: length).layout(of: system, solution, on: Self.grid)
  }

  /// The visible frames, in root coordinates and points.
  package var shownFrames: [PlaneRect] { part.content.shown(part.frames) }

  /// The screen, and its part that neither bars nor edges cover.
  var screens: (whole: PlaneRect, free: PlaneRect) { part.pass.scene.screens }

  /// The number of views in the scene.
  package var viewCount: Int { part.pass.scene.views.count }

  /// Whether lints are requested.
  var hasLints: Bool { part.pass.scene.hasLints }

  /// Returns the change of a number per point of size.
  package func rate(of function: PlaneFunction) -> Double { size.axis == .horizontal ? function.x : function.y }

  /// The single size inside the range at which nothing is broken, unlike at all others, or nil if there is none.
  package var exception: Double? {
    guard part.solution.piece.isComplete, part.solution.piece.outcome.hasConflicts else { return nil }
    return part.solution.system.feasiblePoint(from: point(at: range.lowerBound), to: point(at: range.upperBound))
      .map(size.length)
  }
}

extension ResolvedScene {
  /// Solves the scene, with frames that are not rounded to the device's pixels and without findings.
  package func uncheckedExactLayout(measuringTextWith measurer: any TextMeasuring) -> Layout {
    let layout = uncheckedLayout(measuringTextWith: measurer)
    return layout.resolved.layout(of: layout.system, layout.solution, on: SweepSegment.grid)
  }
}

extension ClosedRange<Double> {
  /// Returns the number at a fraction of the way from the lower to the upper bound.
  package func inside(_ share: Double) -> Double { lowerBound + share * (upperBound - lowerBound) }
}
