/// Functions that find the parts of a range in which numbers that depend on a position are linear.
///
/// The numbers may jump, like the height of a string that takes another line, and bend, like an inset that is never
/// negative. Each must be monotone between jumps, or bend to only one side. Then a number that is linear at three
/// places is linear between them, provided that the middle place is not a simple fraction.
enum LinearRanges {
  /// The largest distance of a number from a line through others, in points.
  private static let tolerance = 1e-7
  /// The smallest length of a part that is found, in points.
  static let resolution = 1e-8
  /// A share of an interval at which a whole number of steps never looks linear.
  private static let share = 0.381_966_011

  /// Returns the parts of a range, in order. Together they cover the range except for gaps of ``resolution``.
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
