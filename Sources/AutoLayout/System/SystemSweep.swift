package import Geometry
internal import LinearConstraints

/// A system whose numbers follow one number, such as the width of its root, and its solutions for a range of it.
package struct SystemSweep: Sendable {
  private let sweep: LinearSweep
  private let viewCount: Int

  /// The system between and beyond two numbers at which it is known; nil where the two have other constraints, or the
  /// numbers are the same.
  package init?(_ first: ConstraintSystem, at origin: Double, _ second: ConstraintSystem, at other: Double) {
    guard
      let sweep = LinearSweep(
        LoweredSystem(first).problem, at: origin, LoweredSystem(second).problem, at: other)
    else { return nil }
    self.sweep = sweep
    viewCount = first.items.count
  }

  /// The solutions in a range, in order and without gaps: in each, every edge is a linear function of the number.
  package func spans(in range: ClosedRange<Double>) -> [SolutionSpan] {
    sweep.spans(in: range).map { SolutionSpan(range: $0.range, viewCount: viewCount, span: $0) }
  }
}

/// One solution of a ``SystemSweep``, and where it holds.
package struct SolutionSpan: Sendable {
  /// Where the same constraints decide, are broken and leave the same open.
  package var range: ClosedRange<Double>
  private let viewCount: Int
  private let span: LinearSpan

  init(range: ClosedRange<Double>, viewCount: Int, span: LinearSpan) {
    self.range = range
    self.viewCount = viewCount
    self.span = span
  }

  /// The one number inside at which nothing has to be broken, unlike everywhere else; nil where there is none.
  package var exception: Double? { span.exception }

  /// The alignment rectangle of each view at a number, in root coordinates and points, not rounded.
  package func alignmentRects(at number: Double) -> [Rect] { rects(span.values(at: number)) }

  /// How much the edges and sizes of each alignment rectangle change with the number, in points.
  package var rates: [Rect] { rects(span.rates) }

  private func rects(_ values: [Double]) -> [Rect] {
    (0..<min(viewCount, values.count / 4)).map {
      Rect(x: values[4 * $0], y: values[4 * $0 + 1], width: values[4 * $0 + 2], height: values[4 * $0 + 3])
    }
  }

  /// The whole solution at a number; `system` is the system there. Intervals of what is open are not told.
  package func solution(of system: ConstraintSystem, at number: Double) -> LayoutSolution {
    LoweredSystem(system).layout(span.solution(at: number))
  }
}
