internal import AutoLayout
internal import Scenes
internal import Typography

/// The widths at which a string takes another line.
///
/// The number of lines never grows with the width, so between two widths with the same height the height is constant.
final class TextBreakpoints {
  private let view: Int
  private let measurement: ContentMeasurement
  /// The searched range of widths.
  private var known: ClosedRange<Double>?
  /// The breakpoints in the searched range, ascending.
  private var breakpoints: [Double] = []
  /// The measured columns of the text, with its natural size in them.
  private var measured: [(columns: TextColumns, size: IntrinsicContentSize)] = []

  /// The precision of breakpoints, in points.
  private let resolution: Double
  /// The width below which strings count as having none, in points.
  static let leastWidth = 1e-6

  /// Creates the breakpoints of the view at a position, which has text.
  ///
  /// `resolution` is the precision, in points. Round widths are always on their own side.
  init(of view: Int, measurement: ContentMeasurement, resolution: Double = 1e-8) {
    self.view = view
    self.measurement = measurement
    self.resolution = resolution
  }

  /// Returns the natural size at a width, or for nil, before any width is known. Text is only measured if its lines
  /// break in different places than in all columns so far.
  func size(at width: Double?) -> IntrinsicContentSize {
    guard let width else { return measurement.intrinsicContentSize(of: view, solvedWidth: nil) }
    let column = measurement.column(of: view, solvedWidth: width)
    // Successive widths of a bisection are close together.
    if let known = measured.last(where: { $0.columns.contains(width: column) }) { return known.size }
    let size = measurement.intrinsicContentSize(of: view, solvedWidth: width)
    if let text = measurement.measuredText(of: view), text.width == column { measured.append((text.columns, size)) }
    return size
  }

  /// Returns the breakpoints inside a range of widths, ascending. They are right next to round widths, so that these
  /// belong to one side.
  func widths(in range: ClosedRange<Double>) -> ArraySlice<Double> {
    if known.map({ range.lowerBound < $0.lowerBound || $0.upperBound < range.upperBound }) ?? true {
      let lower = min(range.lowerBound.rounded(.down), known?.lowerBound ?? .infinity)
      let upper = max(range.upperBound.rounded(.up), known?.upperBound ?? -.infinity)
      known = lower...upper
      let (first, last) = (max(lower, Self.leastWidth), max(upper, 2 * Self.leastWidth))
      breakpoints = breakpoints(first, height(at: first), last, height(at: last))
      // A string of width zero is laid out with unlimited width.
      if lower < first, height(at: 0) != height(at: first) { breakpoints.insert(first, at: 0) }
    }
    let start = breakpoints.firstIndex { $0 > range.lowerBound } ?? breakpoints.endIndex
    let end = breakpoints.lastIndex { $0 < range.upperBound }.map { $0 + 1 } ?? start
    return breakpoints[start..<max(start, end)]
  }

  private func height(at width: Double) -> Double { size(at: width).height ?? -1 }

  /// Returns the breakpoints between two widths with known heights.
  private func breakpoints(_ lower: Double, _ lowerHeight: Double, _ upper: Double, _ upperHeight: Double) -> [Double] {
    guard lowerHeight != upperHeight else { return [] }
    guard upper - lower > resolution else { return [besideRoundWidth((lower + upper) / 2, upperHeight)] }
    let middle = (lower + upper) / 2
    let height = height(at: middle)
    return breakpoints(lower, lowerHeight, middle, height) + breakpoints(middle, height, upper, upperHeight)
  }

  /// Returns a breakpoint. If it is at a width in whole pixels, the result is right next to it, so that the width is on
  /// its own side.
  private func besideRoundWidth(_ width: Double, _ upperHeight: Double) -> Double {
    let distance = SceneVariant.distanceFromSizes
    // All devices have one, two or three pixels per point, and some rules add a half.
    let round = (width * 6).rounded() / 6
    guard abs(round - width) < max(distance, resolution) else { return width }
    return height(at: round) == upperHeight ? round - distance : round + distance
  }
}
