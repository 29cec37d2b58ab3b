internal import LayoutRules
internal import SceneLayouts

/// The sizes that a film strip shows.
enum FilmStrip {
  /// The number of sizes to show at least, even if fewer show every change.
  private static let usualCount = 8
  /// The maximum number of sizes. If there are more changes, some are omitted evenly.
  private static let limit = 24

  /// Returns the sizes, ascending, rounded to hundredths of points: both ends, the sizes at which a sweep changes, and
  /// the middles of the longest gaps until ``usualCount`` is reached.
  static func lengths(of sweeps: [LayoutSweep]) -> [Double] {
    guard let range = sweeps.first?.size.range else { return [] }
    let changes = thinned(Set(sweeps.flatMap(\.lengths).map(hundredths)).sorted())
    var lengths = Set(changes + [range.lowerBound, range.upperBound]).sorted()
    while lengths.count < usualCount, let gap = longestGap(lengths) {
      lengths.insert(((lengths[gap] + lengths[gap + 1]) / 2).rounded(), at: gap + 1)
    }
    return lengths
  }

  private static func hundredths(_ length: Double) -> Double { (length * 100).rounded() / 100 }

  /// Returns an even selection of the lengths that leaves room for both ends.
  private static func thinned(_ lengths: [Double]) -> [Double] {
    let room = limit - 2
    guard lengths.count > room else { return lengths }
    return (0..<room).map { lengths[$0 * (lengths.count - 1) / (room - 1)] }
  }

  /// Returns the position before the longest gap, or nil if no gap is at least 20 points.
  private static func longestGap(_ lengths: [Double]) -> Int? {
    let gaps = zip(lengths, lengths.dropFirst()).map { $1 - $0 }
    guard let longest = gaps.max(), longest >= 20 else { return nil }
    return gaps.firstIndex(of: longest)
  }
}
