/// The values that Xcode sets when the author chooses another one: a table of another style has the heights of headers
/// and footers, and the background, of that style.
enum FollowingValues {
  /// The element and the part that the author chooses, with the parts that follow.
  private static let rules: [(tag: String, part: String, following: Set<String>)] = [
    (
      "tableView", "style",
      [
        "sectionHeaderHeight", "sectionFooterHeight", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
        "backgroundColor", "separatorStyle",
      ]
    )
  ]

  /// Returns groups of changes, with the values that follow from another group as its members.
  static func merged(_ groups: [ChangeGroup]) -> [ChangeGroup] {
    var result = groups
    var gone: Set<Int> = []
    for (position, group) in groups.enumerated() {
      let change = group.changes[0]
      guard let rule = rules.first(where: { $0.part == change.part && $0.tag == change.tag }) else { continue }
      let objects = Set(group.changes.map(\.object))
      let following = groups.indices.filter { other in
        groups[other].changes.allSatisfy { rule.following.contains($0.part) && objects.contains($0.object) }
      }
      guard !following.isEmpty else { continue }
      result[position].changes += following.flatMap { groups[$0].changes }
      result[position].members = following.map { groups[$0] }
      gone.formUnion(following)
    }
    return result.indices.filter { !gone.contains($0) }.map { result[$0] }
  }
}
