internal import AutoLayout
internal import Findings
internal import Scenes

/// The constraints of a scene, with their groups and the view properties that they come from.
struct ConstraintList {
  /// All constraints, in the order of the document.
  private(set) var constraints: [SceneConstraint] = []
  /// The positions of the constraints in each group.
  private var groups: [String: [Int]] = [:]
  /// The names of the groups, in the order of the document.
  private(set) var groupNames: [String] = []
  /// The positions of the constraints that are properties of a view, by view and key.
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

  /// Adds the constraints that a key of a view expands to.
  mutating func append(_ added: [SceneConstraint], view: Int, key: String) {
    properties[view, default: [:]][key] = append(added)
  }

  /// Makes the constraints at a location uninstalled unless a variation installs them. Returns their positions.
  mutating func uninstall(writtenAt source: SourceLocation) -> [Int] {
    let positions = constraints.indices.filter { constraints[$0].constraint.source == source }
    for position in positions { constraints[position].isInstalled = false }
    return positions
  }

  /// Returns the positions of the constraints in a group, or nil if it does not exist.
  func positions(of group: String) -> [Int]? { groups[group] }

  /// Returns the constraints that a new value of a view's key replaces: `size` replaces `width` and `height`, and vice
  /// versa.
  func positions(of view: Int, key: String) -> [Int] {
    let replaced = key == "size" ? ["size", "width", "height"] : [key]
    return replaced.flatMap { properties[view]?[$0] ?? [] }
  }
}
