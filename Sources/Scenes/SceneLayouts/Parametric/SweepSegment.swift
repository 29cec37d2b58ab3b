package import AutoLayout
package import Geometry
package import Scenes
package import Typography

/// A range of sizes in which every edge of a layout is a linear function of the size.
package struct SweepSegment {
  /// The sizes.
  package let range: ClosedRange<Double>
  /// The part of the plane of sizes, which is a part of a line.
  private let part: ParametricPart
  private let size: SweptSize
  private let variant: SceneVariant

  /// More segments are not looked for: no scene has so many, and an absurd one must end.
  private static let limit = 10_000

  /// The segments of a scene in a window of all sizes of a range, in order; where nothing is known there is none.
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

  /// The window of a size.
  package func point(at length: Double) -> Point { size.point(at: length, in: variant) }

  /// The scene at a size.
  package func resolved(at length: Double) -> ResolvedScene { part.pass.scene.resolved(at: point(at: length)) }

  /// The system of the last pass at a size.
  package func system(at length: Double, measuringTextWith measurer: any TextMeasuring) -> ConstraintSystem {
    part.pass.system(at: point(at: length), measuringTextWith: measurer)
  }

  /// The grid that frames are judged on: so fine that it only takes rounding errors away.
  fileprivate static let grid = PixelGrid(scale: 16_384)

  /// The layout at a size without solving it again, before any rule has looked at it; its frames are not on the device's
  /// pixels.
  package func layout(at length: Double, measuringTextWith measurer: any TextMeasuring) -> Layout {
    let system = system(at: length, measuringTextWith: measurer)
    let solution = part.solution.piece.solution(of: system, at: point(at: length))
    return resolved(at: length).layout(of: system, solution, on: Self.grid)
  }

  /// The frames where they are seen, in root coordinates and points.
  package var shownFrames: [PlaneRect] { part.content.shown(part.frames) }

  /// The screen, and what no bar and no edge of it covers.
  var screens: (whole: PlaneRect, free: PlaneRect) { part.pass.scene.screens }

  /// The number of views.
  package var viewCount: Int { part.pass.scene.views.count }

  /// Tells whether rules of taste are applied as well.
  var hasLints: Bool { part.pass.scene.hasLints }

  /// The change of a number with each point of size.
  package func rate(of function: PlaneFunction) -> Double { size.axis == .horizontal ? function.x : function.y }

  /// The one size inside at which nothing has to be broken, unlike everywhere else; nil where there is none.
  package var exception: Double? {
    guard part.solution.piece.isComplete, part.solution.piece.outcome.hasConflicts else { return nil }
    return part.solution.system.feasiblePoint(from: point(at: range.lowerBound), to: point(at: range.upperBound))
      .map(size.length)
  }
}

extension ResolvedScene {
  /// The solved scene with frames that are not on the device's pixels, before any rule has looked at it.
  package func uncheckedExactLayout(measuringTextWith measurer: any TextMeasuring) -> Layout {
    let layout = uncheckedLayout(measuringTextWith: measurer)
    return layout.resolved.layout(of: layout.system, layout.solution, on: SweepSegment.grid)
  }
}

extension ClosedRange<Double> {
  /// The number at a share of the way from the lower to the upper bound.
  package func inside(_ share: Double) -> Double { lowerBound + share * (upperBound - lowerBound) }
}
