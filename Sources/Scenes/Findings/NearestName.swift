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
      guard spelling.mayResemble(candidate) else { continue }
      let other = Spelling(of: candidate)
      let limit = limit(spelling.letters.count, other.letters.count)
      let distance = editDistance(spelling.letters, other.letters, limit: limit)
      if let distance, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The letters of a word, of which case counts for nothing.
  private struct Spelling {
    let letters: [Character]
    /// The number of letters of a word without others than ASCII's; nil for others, whose letters take several bytes.
    private let plainCount: Int?

    init(of word: String) {
      letters = Array(word.lowercased())
      plainCount = Self.plainCount(of: word)
    }

    /// False for a word whose length alone makes it another one; most are, and their letters need not be looked at.
    func mayResemble(_ word: String) -> Bool {
      guard let plainCount, let other = Self.plainCount(of: word) else { return true }
      return abs(plainCount - other) <= NearestName.limit(plainCount, other)
    }

    private static func plainCount(of word: String) -> Int? {
      word.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } ? word.utf8.count : nil
    }
  }

  /// The number of letters in which two words may differ, by their lengths.
  private static func limit(_ first: Int, _ second: Int) -> Int {
    min(max(1, (max(first, second) + 1) / 3), min(first, second) / 2)
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
