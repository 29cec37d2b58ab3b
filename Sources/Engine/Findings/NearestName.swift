/// The search for the name that was probably meant.
public enum NearestName {
  /// Returns the candidate that differs from `name` by the fewest letters, if these are few enough for a slip. Among
  /// equals it is the first.
  ///
  /// Case is ignored. About a third of the letters of the longer word may differ, at least one, but at most half of the
  /// shorter word's letters.
  public static func suggestion(for name: String, in candidates: [String]) -> String? {
    let spelling = Spelling(of: name)
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      // Only nearer candidates count. Distant ones are rejected after a few letters.
      let limit = best.map { $0.distance - 1 } ?? Int.max
      guard let distance = spelling.distance(to: candidate, atMost: limit) else { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// The letters of a word, ignoring case.
  private struct Spelling {
    let letters: [Character]
    /// The letters if all are ASCII, otherwise nil.
    let bytes: [UInt8]?

    init(of word: String) {
      letters = Array(word.lowercased())
      bytes = Self.isPlain(word) ? Self.lowercased(word) : nil
    }

    /// Returns the number of letters that differ in another word. Nil if the words are too different, or differ in more
    /// than `most` letters.
    ///
    /// Most words are rejected by their length, without looking at their letters.
    func distance(to word: String, atMost most: Int) -> Int? {
      guard let bytes, Self.isPlain(word) else {
        let others = Array(word.lowercased())
        return editDistance(letters, others, limit: min(most, NearestName.limit(letters.count, others.count)))
      }
      let limit = min(most, NearestName.limit(bytes.count, word.utf8.count))
      guard abs(bytes.count - word.utf8.count) <= limit else { return nil }
      return editDistance(bytes, Self.lowercased(word), limit: limit)
    }

    /// Whether each byte is a character. A line break of two bytes is a single character.
    private static func isPlain(_ word: String) -> Bool { word.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } }

    private static func lowercased(_ word: String) -> [UInt8] {
      word.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    }
  }

  /// Returns the number of letters that may differ between two words, depending on their lengths.
  private static func limit(_ first: Int, _ second: Int) -> Int {
    min(max(1, (max(first, second) + 1) / 3), min(first, second) / 2)
  }

  /// Returns the number of insertions, deletions, replacements and exchanges of neighbors between two words, or nil
  /// above a limit.
  private static func editDistance<Letter: Equatable>(_ first: [Letter], _ second: [Letter], limit: Int) -> Int? {
    guard limit >= 0, abs(first.count - second.count) <= limit else { return nil }
    // Letters that both words start or end with make no difference.
    let start = zip(first, second).prefix { $0 == $1 }.count
    let end = zip(first[start...].reversed(), second[start...].reversed()).prefix { $0 == $1 }.count
    let (first, second) = (first[start..<first.count - end], second[start..<second.count - end])
    return distance(first, second, limit: limit)
  }

  /// Returns the distance between two parts of words that both start at the same position. The rows of the matrix take
  /// turns in three arrays: a document may have thousands of names that are compared with each other.
  private static func distance<Letter: Equatable>(
    _ first: ArraySlice<Letter>, _ second: ArraySlice<Letter>, limit: Int
  ) -> Int? {
    let (start, width) = (first.startIndex, second.count)
    let tooMany = limit + 1
    var beforeLast = Array(repeating: tooMany, count: width + 1)
    var last = (0...width).map { min($0, tooMany) }
    var current = beforeLast
    var leastOfLast = 0
    for row in 0..<first.count {
      let letter = first[start + row]
      // Further from the diagonal there are more differences than the limit.
      let columns = max(0, row - limit)..<max(0, row - limit, min(width, row + limit + 1))
      current[columns.lowerBound] = columns.lowerBound == 0 ? min(row + 1, tooMany) : tooMany
      if columns.upperBound < width { current[columns.upperBound + 1] = tooMany }
      var least = current[columns.lowerBound]
      for column in columns {
        let other = second[start + column]
        var best = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[start + column - 1], first[start + row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current[column + 1] = min(best, tooMany)
        least = min(least, best)
      }
      // Each number derives from one of the two previous rows.
      if min(least, leastOfLast) > limit { return nil }
      leastOfLast = least
      swap(&beforeLast, &last)
      swap(&last, &current)
    }
    return last[width] <= limit ? last[width] : nil
  }
}
