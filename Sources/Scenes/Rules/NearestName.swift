/// The name that was probably meant.
public enum NearestName {
  /// The candidate that differs from `name` by the fewest letters, if few enough to be a slip; the first of equals.
  ///
  /// Case counts for less than a letter. A third of the letters may differ, two at least.
  public static func suggestion(for name: String, in candidates: [String]) -> String? {
    let limit = max(2, name.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let distance = editDistance(Array(name.lowercased()), Array(candidate.lowercased()), limit: limit)
      if let distance, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The number of insertions, deletions, replacements and exchanges of neighbours between two words, or nil above
  /// a limit.
  static func editDistance(_ first: [Character], _ second: [Character], limit: Int) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var best = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count] <= limit ? last[second.count] : nil
  }
}
