internal import Findings

/// The removals of all subviews of a view, which are one edit. Often the code of another class adds subviews instead.
enum EmptiedViews {
  /// Returns groups of changes with one group for the removed subviews of each view that has none now.
  static func merged(_ groups: [ChangeGroup], in words: ChangeWords) -> [ChangeGroup] {
    let (old, new) = (words.difference.old, words.difference.new)
    var removals: [String: [Int]] = [:]
    for (position, group) in groups.enumerated() where group.changes.count == 1 && group.movedViews.isEmpty {
      guard group.changes[0].kind == .removed, let view = old[group.changes[0].object], view.role == "subviews",
        let superview = view.parent
      else { continue }
      removals[superview, default: []].append(position)
    }
    var result = groups
    var gone: Set<Int> = []
    for (superview, positions) in removals where positions.count > 1 {
      let removed = positions.map { groups[$0].changes[0].object }
      guard subviews(of: superview, in: old) == Set(removed), new[superview] != nil,
        subviews(of: superview, in: new).isEmpty
      else { continue }
      result[positions[0]].changes = positions.map { groups[$0].changes[0] }
      result[positions[0]].parts = positions.flatMap { groups[$0].parts }
      result[positions[0]].members = positions.map { groups[$0] }
      result[positions[0]].message = message(of: removed, from: superview, in: words)
      gone.formUnion(positions.dropFirst())
    }
    return result.indices.filter { !gone.contains($0) }.map { result[$0] }
  }

  private static func subviews(of view: String, in objects: DocumentObjects) -> Set<String> {
    Set(objects[view]?.children.filter { objects[$0]?.role == "subviews" } ?? [])
  }

  private static func message(of views: [String], from superview: String, in words: ChangeWords) -> Finding.Message {
    let message = Finding.Message(
      kind: "emptied", "\(words.names.subjects(views)) were removed from '\(words.names.name(of: superview))'")
    let classes = [words.difference.old, words.difference.new].map { $0[superview]?["customClass"] }
    guard classes[0] != classes[1], let name = classes[1] else { return message }
    return message + ", which has the class '\(name)' now"
  }
}
