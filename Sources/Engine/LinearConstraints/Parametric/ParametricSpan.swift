/// The line through two pairs of numbers, or the plane through three.
struct ParametricSpan {
  private let first: Parameters
  private let second: Parameters?
  /// Twice the area of the triangle. For a line, the larger coordinate of its direction.
  private let extent: Double

  /// Creates the span of two or three pairs, or nil if they are at one point or on one line.
  init?(_ places: [Parameters]) {
    guard places.count == 2 || places.count == 3 else { return nil }
    first = places[1] - places[0]
    second = places.count == 3 ? places[2] - places[0] : nil
    extent = second.map { [first] in first.first * $0.second - first.second * $0.first } ?? first.longer
    guard extent != 0 else { return nil }
  }

  /// Returns the rate of a number, given its changes from the first pair to each of the others. Along a line the rate
  /// follows the parameter that changes more.
  func rate(_ changes: [Double]) -> ParametricValue {
    guard let second else {
      let isFirst = abs(first.first) >= abs(first.second)
      let rate = changes[1] / extent
      return ParametricValue(constant: 0, first: isFirst ? rate : 0, second: isFirst ? 0 : rate)
    }
    return ParametricValue(
      constant: 0, first: (changes[1] * second.second - changes[2] * first.second) / extent,
      second: (first.first * changes[2] - second.first * changes[1]) / extent)
  }
}

extension Parameters {
  static func - (parameters: Parameters, other: Parameters) -> Parameters {
    Parameters(first: parameters.first - other.first, second: parameters.second - other.second)
  }

  /// The number that is farther from zero.
  fileprivate var longer: Double { abs(first) >= abs(second) ? first : second }
}
