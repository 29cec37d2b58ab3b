internal import AutoLayout
internal import Scenes

/// The constraints of a scene in groups, so that variants can remove and restore what the variations of a document
/// install one by one.
///
/// Constraints that all variations treat alike share a group. If a variation changes constants, its variant removes the
/// group and adds another one with the new constants.
struct WrittenGroups {
  /// A named list of constraints.
  struct Group: Hashable {
    var name: String
    var constraints: [WrittenConstraint]
  }

  /// The changes of a variant to the groups.
  struct Change: Hashable {
    /// The names of the groups that it removes.
    var removed: [String] = []
    /// The names of the groups that it restores.
    var restored: [String] = []
    var added: [Group] = []
  }

  /// The change of a variation to a constraint.
  private struct Action: Hashable {
    var isRemoved = false
    var isInstalled = false
    var constant: Double?
  }

  /// The constraints that no variation changes.
  private(set) var always: [WrittenConstraint] = []
  /// The groups that are installed unless a variant removes them.
  private(set) var base: [Group] = []
  /// The changes of each variation, in the order of the scene.
  private(set) var changes: [Change]

  private let scene: Scene
  private let variationNames: [String]
  private var taken: Set<String> = ["always"]

  /// Groups the constraints of a scene.
  ///
  /// `names` are the names of the variants of its variations.
  init(_ scene: Scene, names: [String]) {
    self.scene = scene
    variationNames = names
    changes = Array(repeating: Change(), count: scene.variations.count)
    let actions = Self.actions(of: scene)
    var classes: [[Action]: [Int]] = [:]
    for position in scene.constraints.indices {
      let constraint = scene.constraints[position]
      guard !constraint.constraint.isPlaceholder else { continue }
      if actions[position].allSatisfy({ $0 == Action() }) {
        if constraint.isInstalled { always.append(WrittenConstraint(constraint.constraint, in: scene.views)) }
      } else {
        let start = Action(isInstalled: constraint.isInstalled)
        classes[[start] + actions[position], default: []].append(position)
      }
    }
    for (fate, positions) in classes.sorted(by: { $0.value[0] < $1.value[0] }) {
      add(positions, fate: Array(fate.dropFirst()), isInstalled: fate[0].isInstalled)
    }
  }

  private static func actions(of scene: Scene) -> [[Action]] {
    let none = Array(repeating: Action(), count: scene.variations.count)
    var actions = Array(repeating: none, count: scene.constraints.count)
    for (index, variation) in scene.variations.enumerated() {
      for position in variation.removed { actions[position][index].isRemoved = true }
      for position in variation.installed { actions[position][index].isInstalled = true }
      for change in variation.constants { actions[change.constraint][index].constant = change.constant }
    }
    return actions
  }

  /// Adds the groups of constraints that all variations treat alike.
  private mutating func add(_ positions: [Int], fate: [Action], isInstalled: Bool) {
    var copies: [(name: String, constants: [Double])] = []
    let constants = positions.map { scene.constraints[$0].constraint.constant }
    if isInstalled {
      let first = fate.firstIndex { $0 != Action() } ?? 0
      let name = taken.insert(numbering: "not in \(variationNames[first])")
      base.append(group(name, positions, constants))
      copies.append((name, constants))
    }
    for (index, action) in fate.enumerated() where action != Action() {
      let state = state(at: index, fate, isInstalled)
      let wanted = state.constant.map { constant in constants.map { _ in constant } } ?? constants
      guard action.constant == nil || state.isInstalled else { continue }
      if action.isRemoved || action.constant != nil { changes[index].removed += copies.map(\.name) }
      guard state.isInstalled else { continue }
      if let copy = copies.first(where: { $0.constants == wanted }) {
        changes[index].restored.append(copy.name)
      } else {
        let name = taken.insert(numbering: variationNames[index])
        changes[index].added.append(group(name, positions, wanted))
        copies.append((name, wanted))
      }
    }
  }

  /// Whether constraints are installed if a variation and all variations that it implies are active, and their
  /// constant in points. The constant is nil if none of them changes it.
  private func state(at index: Int, _ fate: [Action], _ isInstalled: Bool) -> (isInstalled: Bool, constant: Double?) {
    var state: (isInstalled: Bool, constant: Double?) = (isInstalled, nil)
    let condition = scene.variations[index].condition
    for (earlier, action) in fate.enumerated() where earlier <= index {
      guard earlier == index || condition.implies(scene.variations[earlier].condition) else { continue }
      if action.isRemoved { state.isInstalled = false }
      if action.isInstalled { state.isInstalled = true }
      if let constant = action.constant { state.constant = constant }
    }
    return state
  }

  private func group(_ name: String, _ positions: [Int], _ constants: [Double]) -> Group {
    let constraints = zip(positions, constants).map { position, constant in
      var constraint = scene.constraints[position].constraint
      constraint.constant = constant
      return WrittenConstraint(constraint, in: scene.views)
    }
    return Group(name: name, constraints: constraints)
  }
}

extension VariationCondition {
  /// Whether the other condition holds whenever this one does. Both may only contain size classes, idiom and
  /// appearance, as Interface Builder's do.
  fileprivate func implies(_ other: VariationCondition) -> Bool {
    (other.widthClass == nil || other.widthClass == widthClass)
      && (other.heightClass == nil || other.heightClass == heightClass)
      && (other.idiom == nil || other.idiom == idiom) && (other.appearance == nil || other.appearance == appearance)
  }
}

extension Set<String> {
  /// Inserts a name, with a number after a comma if it is taken, and returns the inserted name.
  mutating func insert(numbering name: String) -> String {
    var (candidate, number) = (name, 1)
    while !insert(candidate).inserted {
      number += 1
      candidate = "\(name), \(number)"
    }
    return candidate
  }
}
