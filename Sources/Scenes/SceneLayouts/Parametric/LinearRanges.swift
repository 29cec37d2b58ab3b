/// The parts of a range in which numbers that depend on a position change linearly.
///
/// The numbers may jump, as the height of a text does where it takes another line, and bend, as an inset does that is
/// never below zero. Each must be monotone between jumps, or bend to one side only: what is linear at three places, of
/// which the middle one is no simple fraction, is then linear between them.
enum LinearRanges {
  /// The largest distance of numbers on a line from it, in points.
  private static let tolerance = 1e-7
  /// Parts that are shorter are not told apart, in points.
  static let resolution = 1e-8
  /// A share of an interval at which no whole number of steps looks like a line.
  private static let share = 0.381_966_011

  /// The parts of a range, in order; together they are the range but for gaps of ``resolution``.
  static func parts(of range: ClosedRange<Double>, _ numbers: (Double) -> [Double]) -> [ClosedRange<Double>] {
    var parts: [ClosedRange<Double>] = []
    var start = range.lowerBound
    while range.upperBound - start > resolution {
      let first = numbers(start)
      if isLinear(start, first, range.upperBound, numbers) {
        parts.append(start...range.upperBound)
        break
      }
      var (linear, bent) = (start, range.upperBound)
      while bent - linear > resolution {
        let middle = (linear + bent) / 2
        if isLinear(start, first, middle, numbers) { linear = middle } else { bent = middle }
      }
      if linear > start { parts.append(start...linear) }
      start = bent
    }
    return parts
  }

  private static func isLinear(
    _ start: Double, _ first: [Double], _ end: Double, _ numbers: (Double) -> [Double]
  ) -> Bool {
    let last = numbers(end)
    guard last.count == first.count else { return false }
    let middle = numbers(start + share * (end - start))
    guard middle.count == first.count else { return false }
    return first.indices.allSatisfy {
      abs(first[$0] + share * (last[$0] - first[$0]) - middle[$0]) <= tolerance
    }
  }
}
