internal import AutoLayout
internal import Findings
internal import Scenes

/// The rule for groups of constraints that no layout of the scene uses. Scenes that leave their devices to the user
/// have no findings.
enum UnusedGroupRule: SceneRule {
  static let code = FindingCode(
    "unused-group", .warning, isLint: true, "No layout of the scene uses a group of constraints.",
    why: "Every variant that applies removes it. Readers of the scene see constraints that have no effect.",
    mend: "Remove the group, or `restore` it in a variant.",
    example: """
      format: 1
      devices: [iPhone 8]
      views: { a: { size: 20 } }
      constraints:
        base: [a.top == superview.top, a.leading == superview.leading]
        old: [a.width >= 10]
      variants:
        portrait: { remove: [old] }
        landscape: { remove: [old] }
      """)

  /// The maximum number of comparisons of conditions with layouts. More would take too long.
  private static let comparisonLimit = 1_000_000

  static func findings(in scene: Scene) -> [Finding] {
    let (constraints, variations) = (scene.constraints, scene.variations)
    guard constraints.contains(where: { $0.group != nil }), !variations.isEmpty else { return [] }
    let variants = scene.selection.variants(fallback: VariantSelection())
    guard !variants.isEmpty, variants.count * variations.count <= Self.comparisonLimit else { return [] }
    let choices = Set(variants.map { variant in variations.map { $0.condition.holds(in: variant) } })
    let used = choices.reduce(into: Set<Int>()) { $0.formUnion(scene.installed(where: $1)) }
    var seen: Set<String> = []
    return constraints.indices.compactMap { position -> Finding? in
      guard constraints[position].isInstalled, let group = constraints[position].group, seen.insert(group).inserted
      else { return nil }
      let members = constraints.indices.filter { constraints[$0].group == group }
      guard used.isDisjoint(with: members) else { return nil }
      return Finding(
        code: code, message: "no layout uses the constraints of '\(group)'",
        hint: "remove the group, or 'restore' it in a variant",
        source: constraints[position].constraint.source ?? scene.source)
    }
  }
}

extension Scene {
  /// Returns the positions of the constraints that hold when some variations apply.
  fileprivate func installed(where isActive: [Bool]) -> Set<Int> {
    var installed = Set(constraints.indices.filter { constraints[$0].isInstalled })
    for (variation, isActive) in zip(variations, isActive) where isActive {
      installed.subtract(variation.removed)
      installed.formUnion(variation.installed)
    }
    return installed
  }
}
