internal import LayoutRules
internal import SceneLayouts

/// The sizes that a film strip shows.
enum FilmStrip {
  /// So many sizes are shown where fewer would do to show every change.
  private static let usualCount = 8
  /// More sizes are not shown: of many changes some are left out, evenly.
  private static let limit = 24

  /// The sizes, ascending, in hundredths of points: the ends, where something changes in some sweep, and the middles of
  /// the longest gaps while there is room.
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

  /// At most as many as there is room for beside both ends.
  private static func thinned(_ lengths: [Double]) -> [Double] {
    let room = limit - 2
    guard lengths.count > room else { return lengths }
    return (0..<room).map { lengths[$0 * (lengths.count - 1) / (room - 1)] }
  }

  /// The position before the longest gap; nil where no gap is worth a picture.
  private static func longestGap(_ lengths: [Double]) -> Int? {
    let gaps = zip(lengths, lengths.dropFirst()).map { $1 - $0 }
    guard let longest = gaps.max(), longest >= 20 else { return nil }
    return gaps.firstIndex(of: longest)
  }
}
