internal import Findings

extension SharedFinding {
  /// The finding that each of some findings is shown as: of conflicts on different layouts that are one, the first.
  ///
  /// Devices need other screens for the same conflict and may break another of its constraints. Conflicts on different layouts
  /// are one if more than half of the author's constraints in the smaller one are in both.
  ///
  /// - Parameter layouts: For each finding the positions of the layouts that have it.
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
  /// The lines about constraints of the author, from where they say where that is written: numbers before may be those of a screen.
  fileprivate var writtenLines: Set<String> {
    Set(notes.compactMap { note in note.text.firstRange(of: "   (line ").map { String(note.text[$0.lowerBound...]) } })
  }
}
