/// The difference between two versions of a text file in the format of `git apply` and `patch`.
package enum UnifiedDiff {
  /// The number of unchanged lines around a change.
  private static let context = 3
  /// The maximum number of differing lines for which the smallest difference is searched. Larger differences are shown
  /// as one change.
  private static let searchLimit = 2000

  /// Returns the difference between two versions of a file; empty if they are equal.
  ///
  /// `path` is the path of the file, relative to the folder where the difference is applied.
  package static func text(from old: [UInt8], to new: [UInt8], path: String) -> String {
    let (before, after) = (lines(of: old), lines(of: new))
    let changes = changes(from: before, to: after)
    guard !changes.isEmpty else { return "" }
    let hunks = hunks(of: changes).map { text(of: $0, before, after) }
    return "--- a/\(path)\n+++ b/\(path)\n" + hunks.joined()
  }

  /// A range of lines of the old version, replaced by one of the new version.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// Returns the lines with their line breaks.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  // MARK: - Changes

  private static func changes(from before: [ArraySlice<UInt8>], to after: [ArraySlice<UInt8>]) -> [Change] {
    // Equal lines at both ends are not searched: the search takes time proportional to the number of lines times the
    // number of differences.
    let first = zip(before, after).prefix { $0 == $1 }.count
    let last = zip(before.dropFirst(first).reversed(), after.dropFirst(first).reversed()).prefix { $0 == $1 }.count
    let whole = Change(old: first..<before.count - last, new: first..<after.count - last)
    guard !whole.old.isEmpty, !whole.new.isEmpty else {
      return whole.old.isEmpty && whole.new.isEmpty ? [] : [whole]
    }
    return path(from: Array(before[whole.old]), to: Array(after[whole.new]))
      .map { changes(along: $0, in: whole) } ?? [whole]
  }

  /// Returns the common lines of both versions, as pairs of positions, by Myers' algorithm for the shortest edit, or
  /// nil if the versions differ too much.
  private static func path(
    from before: [ArraySlice<UInt8>], to after: [ArraySlice<UInt8>]
  ) -> [(old: Int, new: Int)]? {
    let limit = min(before.count + after.count, searchLimit)
    var reached = [Int](repeating: 0, count: 2 * limit + 3)
    var trails: [[Int]] = []
    for distance in 0...limit {
      // The furthest positions for each number of differences are kept, to walk back along the path.
      trails.append(reached)
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let slot = diagonal + limit + 1
        let goesDown = diagonal == -distance || (diagonal != distance && reached[slot - 1] < reached[slot + 1])
        var old = goesDown ? reached[slot + 1] : reached[slot - 1] + 1
        while old < before.count, old - diagonal < after.count, before[old] == after[old - diagonal] { old += 1 }
        reached[slot] = old
        if old >= before.count, old - diagonal >= after.count {
          return matches(along: trails, from: (before.count, after.count), offset: limit + 1)
        }
      }
    }
    return nil
  }

  /// Returns the pairs of equal lines along the path to the end.
  private static func matches(
    along trails: [[Int]], from end: (old: Int, new: Int), offset: Int
  ) -> [(old: Int, new: Int)] {
    var (old, new) = end
    var matches: [(old: Int, new: Int)] = []
    for (distance, reached) in trails.enumerated().reversed() {
      let diagonal = old - new
      let slot = diagonal + offset
      let goesDown = diagonal == -distance || (diagonal != distance && reached[slot - 1] < reached[slot + 1])
      let former = diagonal + (goesDown ? 1 : -1)
      let start = distance == 0 ? (0, 0) : (reached[former + offset], reached[former + offset] - former)
      while old > start.0, new > start.1, old > 0, new > 0 {
        old -= 1
        new -= 1
        matches.append((old, new))
      }
      (old, new) = start
    }
    return matches.reversed()
  }

  private static func changes(along matches: [(old: Int, new: Int)], in whole: Change) -> [Change] {
    var changes: [Change] = []
    var (old, new) = (whole.old.lowerBound, whole.new.lowerBound)
    let end = (old: whole.old.upperBound, new: whole.new.upperBound)
    let places = matches.map { (old: $0.old + whole.old.lowerBound, new: $0.new + whole.new.lowerBound) }
    for place in places + [end] {
      if old < place.old || new < place.new { changes.append(Change(old: old..<place.old, new: new..<place.new)) }
      (old, new) = (place.old + 1, place.new + 1)
    }
    return changes
  }

  // MARK: - Hunks

  /// Changes grouped into hunks if their contexts touch.
  private static func hunks(of changes: [Change]) -> [[Change]] {
    var hunks: [[Change]] = []
    for change in changes {
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private static func text(
    of hunk: [Change], _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]
  ) -> String {
    guard let first = hunk.first, let last = hunk.last else { return "" }
    let old = max(0, first.old.lowerBound - context)..<min(before.count, last.old.upperBound + context)
    let new = max(0, first.new.lowerBound - context)..<min(after.count, last.new.upperBound + context)
    var text = "@@ -\(place(old)) +\(place(new)) @@\n"
    var position = old.lowerBound
    for change in hunk {
      for line in before[position..<change.old.lowerBound] { text += written(line, " ") }
      for line in before[change.old] { text += written(line, "-") }
      for line in after[change.new] { text += written(line, "+") }
      position = change.old.upperBound
    }
    for line in before[position..<old.upperBound] { text += written(line, " ") }
    return text
  }

  /// Returns the first line and the number of lines. For an empty range, the line is the one before it.
  private static func place(_ range: Range<Int>) -> String {
    let first = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(first)" : "\(first),\(range.count)"
  }

  private static func written(_ line: ArraySlice<UInt8>, _ sign: String) -> String {
    let text = sign + String(decoding: line, as: UTF8.self)
    // Without this mark, `git apply` would expect a line break at the end of the file.
    return line.last == 0x0A ? text : text + "\n\\ No newline at end of file\n"
  }
}
