internal import AutoLayout
internal import Findings
internal import Scenes

/// The constraints of a scene with the ways to speak of some of them.
struct ConstraintList {
  /// All constraints in the order of the document.
  private(set) var constraints: [SceneConstraint] = []
  /// The positions of the constraints of each group.
  private var groups: [String: [Int]] = [:]
  /// The names of the groups in the order of the document.
  private(set) var groupNames: [String] = []
  /// The positions of those that are properties of a view, by view and key.
  private var properties: [Int: [String: [Int]]] = [:]

  /// Adds constraints and returns their positions.
  @discardableResult
  mutating func append(_ added: [SceneConstraint]) -> [Int] {
    let first = constraints.count
    constraints += added
    for (index, constraint) in added.enumerated() {
      guard let group = constraint.group else { continue }
      if groups[group] == nil { groupNames.append(group) }
      groups[group, default: []].append(first + index)
    }
    return Array(first..<constraints.count)
  }

  /// Adds the constraints that a key of a view stands for.
  mutating func append(_ added: [SceneConstraint], view: Int, key: String) {
    properties[view, default: [:]][key] = append(added)
  }

  /// Marks the constraints that are written at a place as installed by variations alone; returns their positions.
  mutating func uninstall(writtenAt source: SourceLocation) -> [Int] {
    let positions = constraints.indices.filter { constraints[$0].constraint.source == source }
    for position in positions { constraints[position].isInstalled = false }
    return positions
  }

  /// The constraints of a group, or nil for one that does not exist.
  func positions(of group: String) -> [Int]? { groups[group] }

  /// The constraints that a new value for a key of a view replaces: `size` replaces width and height, and the reverse.
  func positions(of view: Int, key: String) -> [Int] {
    let replaced = key == "size" ? ["size", "width", "height"] : [key]
    return replaced.flatMap { properties[view]?[$0] ?? [] }
  }
}
