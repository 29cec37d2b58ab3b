internal import AutoLayout
internal import Geometry

/// Follows a scene through all sizes of a range, pass by pass as ``ResolvedScene/layout(measuringTextWith:)``
/// solves it.
///
/// What the system of a pass is made of follows the rectangles of the pass before: margins, and heights of wrapped
/// texts. Where these are linear in the size, margins bend and texts jump at sizes that can be found; between them the
/// numbers of the next system are linear, and the solver knows where its solution changes.
struct SweepTracer {
  /// The scene at a size.
  let resolved: (Double) -> ResolvedScene
  /// What measures text.
  let measurer: any TextMeasuring

  /// The segments of a range in which the scene is resolved in the same way, in order.
  func segments(of range: ClosedRange<Double>) -> [SweepSegment] {
    let start = range.lowerBound + 0.5 * (range.upperBound - range.lowerBound)
    guard resolved(start).variant.device.statements.fitsHeight else {
      return settled(range, resolved, fitsHeight: false)
    }
    return settled(range, resolved, fitsHeight: true).flatMap { fitted in
      settled(fitted.range, { self.resolved(fitted, at: $0) }, fitsHeight: false)
    }
  }

  /// The scene at a size, as high as its content makes it.
  private func resolved(_ fitted: SweepSegment, at length: Double) -> ResolvedScene {
    var scene = resolved(length)
    let height = fitted.rects(at: length).absoluteFrames.first?.height ?? 0
    scene.rootSize.height = max(ResolvedScene.leastFittingHeight, height)
    return scene
  }

  private func settled(
    _ range: ClosedRange<Double>, _ resolved: @escaping (Double) -> ResolvedScene, fitsHeight: Bool
  ) -> [SweepSegment] {
    pass(1, range, resolved, fitsHeight) { SettledMetrics(of: resolved($0)) }
  }

  /// The segments once a pass with these metrics, and the ones after it, are solved.
  private func pass(
    _ number: Int, _ range: ClosedRange<Double>, _ resolved: @escaping (Double) -> ResolvedScene, _ fitsHeight: Bool,
    metrics: @escaping (Double) -> SettledMetrics
  ) -> [SweepSegment] {
    let solved = linearParts(range, resolved, metrics).flatMap { solutions($0, resolved, fitsHeight, metrics) }
    guard number < ResolvedScene.passLimit else { return solved }
    return solved.flatMap { segment -> [SweepSegment] in
      let next = { SettledMetrics(of: resolved($0), after: segment.rects(at: $0)) }
      return linearParts(segment.range, resolved, next).flatMap { part -> [SweepSegment] in
        var settled = segment
        settled.range = part
        let isSettled = [part.inside(0.25), part.inside(0.75)].allSatisfy {
          numbers(resolved($0), metrics($0)).isNear(numbers(resolved($0), next($0)))
        }
        return isSettled ? [settled] : pass(number + 1, part, resolved, fitsHeight, metrics: next)
      }
    }
  }

  /// The solutions where the numbers of the system are linear.
  private func solutions(
    _ range: ClosedRange<Double>, _ resolved: @escaping (Double) -> ResolvedScene, _ fitsHeight: Bool,
    _ metrics: @escaping (Double) -> SettledMetrics
  ) -> [SweepSegment] {
    func system(_ length: Double) -> ConstraintSystem {
      var system = resolved(length).constraintSystem(with: metrics(length), measuringTextWith: measurer)
      system.fitsHeight = fitsHeight
      return system
    }
    let (first, second) = (range.inside(0.25), range.inside(0.75))
    let sweep = SystemSweep(system(first), at: first, system(second), at: second)
    return (sweep?.spans(in: range) ?? []).map {
      SweepSegment(range: $0.range, resolved: resolved, metrics: metrics, span: $0, fitsHeight: fitsHeight)
    }
  }

  private func linearParts(
    _ range: ClosedRange<Double>, _ resolved: (Double) -> ResolvedScene, _ metrics: (Double) -> SettledMetrics
  ) -> [ClosedRange<Double>] {
    LinearRanges.parts(of: range) { numbers(resolved($0), metrics($0)) }
  }

  /// Everything in a system that follows the rectangles of the pass before, or the size itself.
  private func numbers(_ scene: ResolvedScene, _ metrics: SettledMetrics) -> [Double] {
    let measurement = ContentMeasurement(resolved: scene, measurer: measurer)
    var numbers = [scene.rootSize.width, scene.rootSize.height]
    for (view, insets) in zip(scene.views.indices, metrics.guideInsets) {
      for edges in [insets.safeArea, insets.layoutMargins, insets.readableContent] {
        numbers += [edges.top, edges.left, edges.bottom, edges.right]
      }
      guard case .label = scene.views[view].content else { continue }
      let size = measurement.intrinsicContentSize(of: view, solvedWidth: metrics.widths[view])
      numbers += [size.width ?? -1, size.height ?? -1]
    }
    return numbers
  }
}

extension ClosedRange<Double> {
  /// The number at a share of the way from the lower to the upper bound.
  func inside(_ share: Double) -> Double { lowerBound + share * (upperBound - lowerBound) }
}

extension [Double] {
  /// Whether the numbers differ from others by no more than rounding errors.
  fileprivate func isNear(_ other: [Double]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { abs($0 - $1) <= 1e-6 }
  }
}
