internal import AutoLayout
internal import Geometry

/// The widths at which a text takes another line.
///
/// The wider a text may be, the fewer lines it takes, and between two widths at which it is as high it is always so.
final class TextSteps {
  private let view: Int
  private let measurement: ContentMeasurement
  /// The widths that were looked at, from the first to the last.
  private var known: ClosedRange<Double>?
  /// The steps in the range that is known, ascending.
  private var steps: [Double] = []

  /// How exactly steps are found, in points.
  private static let resolution = 1e-8
  /// Narrower texts have no width at all, in points.
  static let leastWidth = 1e-6

  /// The steps of the view at a position, which has text.
  init(of view: Int, measurement: ContentMeasurement) {
    self.view = view
    self.measurement = measurement
  }

  /// The natural size at a width; nil before any width is known.
  func size(at width: Double?) -> IntrinsicContentSize {
    measurement.intrinsicContentSize(of: view, solvedWidth: width)
  }

  /// The steps inside a range of widths, ascending. They lie beside the round widths at which one side begins or ends.
  func steps(in range: ClosedRange<Double>) -> ArraySlice<Double> {
    if known.map({ range.lowerBound < $0.lowerBound || $0.upperBound < range.upperBound }) ?? true {
      let lower = min(range.lowerBound.rounded(.down), known?.lowerBound ?? .infinity)
      let upper = max(range.upperBound.rounded(.up), known?.upperBound ?? -.infinity)
      known = lower...upper
      let (first, last) = (max(lower, Self.leastWidth), max(upper, 2 * Self.leastWidth))
      steps = steps(first, height(at: first), last, height(at: last))
      // At no width at all a text is as if it had all that it wants.
      if lower < first, height(at: 0) != height(at: first) { steps.insert(first, at: 0) }
    }
    let start = steps.firstIndex { $0 > range.lowerBound } ?? steps.endIndex
    let end = steps.lastIndex { $0 < range.upperBound }.map { $0 + 1 } ?? start
    return steps[start..<max(start, end)]
  }

  private func height(at width: Double) -> Double { size(at: width).height ?? -1 }

  /// The steps between two widths of known heights.
  private func steps(_ lower: Double, _ lowerHeight: Double, _ upper: Double, _ upperHeight: Double) -> [Double] {
    guard lowerHeight != upperHeight else { return [] }
    guard upper - lower > Self.resolution else { return [besideRoundWidth((lower + upper) / 2, upperHeight)] }
    let middle = (lower + upper) / 2
    let height = height(at: middle)
    return steps(lower, lowerHeight, middle, height) + steps(middle, height, upper, upperHeight)
  }

  /// A step, or where it is at a width of whole pixels, a place right beside it, so that the width is on its side.
  private func besideRoundWidth(_ step: Double, _ upperHeight: Double) -> Double {
    let distance = SceneVariant.distanceFromSizes
    // All devices have one, two or three pixels a point, and some rules add a half.
    let round = (step * 6).rounded() / 6
    guard abs(round - step) < distance else { return step }
    return height(at: round) == upperHeight ? round - distance : round + distance
  }
}
