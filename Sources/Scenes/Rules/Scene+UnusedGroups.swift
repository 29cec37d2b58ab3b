internal import AutoLayout

extension Scene {
  /// How often conditions are compared with layouts to find groups that never hold, before it is not worth the time.
  private static let comparisonLimit = 1_000_000

  /// Groups of constraints that every layout of the scene goes without, in the order of the constraints; nothing for
  /// scenes that leave their devices to the user.
  var unusedGroups: [Finding] {
    guard constraints.contains(where: { $0.group != nil }), !variations.isEmpty else { return [] }
    let variants = selection.variants(fallback: VariantSelection())
    guard !variants.isEmpty, variants.count * variations.count <= Self.comparisonLimit else { return [] }
    let choices = Set(variants.map { variant in variations.map { $0.condition.holds(in: variant) } })
    let used = choices.reduce(into: Set<Int>()) { $0.formUnion(installed(where: $1)) }
    var seen: Set<String> = []
    return constraints.indices.compactMap { position -> Finding? in
      guard constraints[position].isInstalled, let group = constraints[position].group, seen.insert(group).inserted
      else { return nil }
      let members = constraints.indices.filter { constraints[$0].group == group }
      guard used.isDisjoint(with: members) else { return nil }
      return Finding(
        code: "unused-group", severity: .warning, message: "no layout has the constraints of '\(group)'",
        hint: "remove the group, or 'restore' it in a variant",
        source: constraints[position].constraint.source ?? source)
    }
  }

  /// The positions of the constraints that hold where some variations apply.
  private func installed(where isActive: [Bool]) -> Set<Int> {
    var installed = Set(constraints.indices.filter { constraints[$0].isInstalled })
    for (variation, isActive) in zip(variations, isActive) where isActive {
      installed.subtract(variation.removed)
      installed.formUnion(variation.installed)
    }
    return installed
  }
}
