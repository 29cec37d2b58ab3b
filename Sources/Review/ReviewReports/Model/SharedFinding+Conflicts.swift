internal import Findings

extension SharedFinding {
  /// Returns the position of the finding that represents each of the given findings: for equal conflicts on different
  /// layouts, the first one.
  ///
  /// The same conflict needs other screen constraints on each device, and another of its constraints may be broken. So
  /// conflicts on different layouts are equal if they share more than half of the author's constraints in the smaller
  /// one.
  ///
  /// `layouts` are the positions of the layouts of each finding.
  static func representatives(of shared: [SharedFinding], on layouts: [[Int]]) -> [Int] {
    var representatives = Array(shared.indices)
    var heads: [(position: Int, lines: Set<String>, layouts: Set<Int>)] = []
    for (position, found) in shared.enumerated() where found.finding.code.name == "conflict" {
      let lines = found.finding.writtenLines
      let head = heads.firstIndex { head in
        let smaller = min(head.lines.count, lines.count)
        return shared[head.position].finding.severity == found.finding.severity
          && shared[head.position].finding.isExpected == found.finding.isExpected
          && head.layouts.isDisjoint(with: layouts[position]) && head.lines.intersection(lines).count * 2 > smaller
      }
      guard let head else {
        heads.append((position, lines, Set(layouts[position])))
        continue
      }
      heads[head].layouts.formUnion(layouts[position])
      representatives[position] = heads[head].position
    }
    return representatives
  }
}

extension Finding {
  /// The notes about constraints of the author, starting with their line number, since numbers before it may depend on
  /// the screen.
  fileprivate var writtenLines: Set<String> {
    Set(
      notes.compactMap { note in
        let text = note.text
        let bytes = text.utf8
        let start = bytes.indices.first { bytes[$0] == Self.lineStart[0] && bytes[$0...].starts(with: Self.lineStart) }
        return start.map { String(text[$0...]) }
      })
  }

  private static let lineStart = Array("   (line ".utf8)
}
