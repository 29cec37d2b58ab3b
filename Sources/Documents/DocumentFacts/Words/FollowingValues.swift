internal import Geometry

/// The values that Xcode sets when the author chooses another one: a table of another style has the heights of headers
/// and footers, and the background, of that style.
enum FollowingValues {
  /// Returns groups of changes. A group of tables whose style changed contains the groups of values that Xcode writes
  /// for the new style. Other values of the same tables are the author's and remain.
  static func merged(_ groups: [ChangeGroup], in objects: DocumentObjects) -> [ChangeGroup] {
    var result = groups
    var gone: Set<Int> = []
    for (position, group) in groups.enumerated() {
      guard group.changes.allSatisfy({ $0.tag == "tableView" && $0.part == "style" }) else { continue }
      let tables = Set(group.changes.map(\.object))
      let following = groups.indices.filter { other in
        groups[other].changes.allSatisfy { change in
          tables.contains(change.object) && (objects[change.object]?.hasValueOfTableStyle(change.part) ?? false)
        }
      }
      guard !following.isEmpty else { continue }
      result[position].changes += following.flatMap { groups[$0].changes }
      result[position].members = [group] + following.map { groups[$0] }
      gone.formUnion(following)
    }
    return result.indices.filter { !gone.contains($0) }.map { result[$0] }
  }
}

extension DocumentObject {
  /// Whether a part of a table has a value that Xcode writes for a table of its style. False for other parts.
  fileprivate func hasValueOfTableStyle(_ part: String) -> Bool {
    let isPlain = (self["style"] ?? "plain") == "plain"
    switch part {
    // The heights that the versions of Xcode write; -1 is automatic.
    case "sectionHeaderHeight", "sectionFooterHeight":
      return (isPlain ? ["28", "22", "-1"] : ["18", "10", "-1"]).contains(self[part] ?? "-1")
    case "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight": return (self[part] ?? "-1") == "-1"
    case "separatorStyle": return (self[part] ?? "default") == "default"
    case "backgroundColor": return hasBackgroundOfTableStyle(isPlain: isPlain)
    default: return false
    }
  }

  private func hasBackgroundOfTableStyle(isPlain: Bool) -> Bool {
    guard values.keys.contains(where: { $0 == "backgroundColor" || $0.hasPrefix("backgroundColor.") }) else {
      return true
    }
    func value(_ name: String) -> String? { self["backgroundColor.\(name)"] }
    if value("name") != nil { return false }
    if let name = value("systemColor") ?? value("cocoaTouchSystemColor") {
      return (isPlain ? Self.plainBackgrounds : Self.groupedBackgrounds).contains(name)
    }
    // Documents without system colors contain the components.
    func number(_ name: String) -> Double? { value(name).flatMap(Double.init) }
    let components = number("white").map { [$0, $0, $0] } ?? ["red", "green", "blue"].compactMap(number)
    let colors = isPlain ? [[1, 1, 1]] : Self.groupedComponents
    return (number("alpha") ?? 1) == 1 && components.count == 3
      && colors.contains { zip($0, components).allSatisfy { abs($0 - $1) < 0.001 } }
  }

  private static let plainBackgrounds: Set<String> = ["systemBackgroundColor", "whiteColor"]
  private static let groupedBackgrounds: Set<String> = [
    "systemGroupedBackgroundColor", "groupTableViewBackgroundColor",
  ]

  /// The background of grouped tables since iOS 13, and before.
  private static let groupedComponents: [[Double]] = [[242, 242, 247], [239, 239, 244]].map { $0.map { $0 / 255 } }
}
