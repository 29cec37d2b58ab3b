/// The name that was probably meant.
public enum NearestName {
  /// The candidate that differs from `name` by the fewest letters, if few enough to be a slip; the first of equals.
  ///
  /// Case counts for nothing. About a third of the letters of the longer word may differ, one at least, but never more
  /// than half of those of the shorter one.
  public static func suggestion(for name: String, in candidates: [String]) -> String? {
    let spelling = Spelling(of: name)
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      // Only nearer ones count, and far ones are given up after a few letters.
      let limit = best.map { $0.distance - 1 } ?? Int.max
      guard let distance = spelling.distance(to: candidate, atMost: limit) else { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// The letters of a word, of which case counts for nothing.
  private struct Spelling {
    let letters: [Character]
    /// The letters of a word that has none but those of ASCII; nil for others.
    let bytes: [UInt8]?

    init(of word: String) {
      letters = Array(word.lowercased())
      bytes = Self.isPlain(word) ? Self.lowercased(word) : nil
    }

    /// The number of letters in which another word differs; nil if it is not meant, or differs in more than a number of them.
    ///
    /// The length alone makes most words other ones; their letters need not be looked at.
    func distance(to word: String, atMost most: Int) -> Int? {
      guard let bytes, Self.isPlain(word) else {
        let others = Array(word.lowercased())
        return editDistance(letters, others, limit: min(most, NearestName.limit(letters.count, others.count)))
      }
      let limit = min(most, NearestName.limit(bytes.count, word.utf8.count))
      guard abs(bytes.count - word.utf8.count) <= limit else { return nil }
      return editDistance(bytes, Self.lowercased(word), limit: limit)
    }

    /// True where each byte is a letter: a line break of two characters is one.
    private static func isPlain(_ word: String) -> Bool { word.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } }

    private static func lowercased(_ word: String) -> [UInt8] {
      word.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    }
  }

  /// The number of letters in which two words may differ, by their lengths.
  private static func limit(_ first: Int, _ second: Int) -> Int {
    min(max(1, (max(first, second) + 1) / 3), min(first, second) / 2)
  }

  /// The number of insertions, deletions, replacements and exchanges of neighbours between two words, or nil above
  /// a limit.
  private static func editDistance<Letter: Equatable>(_ first: [Letter], _ second: [Letter], limit: Int) -> Int? {
    guard limit >= 0, abs(first.count - second.count) <= limit else { return nil }
    let tooMany = limit + 1
    var beforeLast: [Int] = []
    var last = (0...second.count).map { min($0, tooMany) }
    var leastOfLast = 0
    for (row, letter) in first.enumerated() {
      var current = Array(repeating: tooMany, count: last.count)
      current[0] = min(row + 1, tooMany)
      var least = current[0]
      // Further from the diagonal there are more differences than the limit.
      for column in max(0, row - limit)..<max(0, row - limit, min(second.count, row + limit + 1)) {
        let other = second[column]
        var best = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current[column + 1] = min(best, tooMany)
        least = min(least, best)
      }
      // Each number grows out of one of the two rows before.
      if min(least, leastOfLast) > limit { return nil }
      (beforeLast, last, leastOfLast) = (last, current, least)
    }
    return last[second.count] <= limit ? last[second.count] : nil
  }
}
