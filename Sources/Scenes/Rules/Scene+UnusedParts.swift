internal import AutoLayout

/// Parts of a scene that no layout needs.
extension Scene {
  /// What there is to say of variants that none of some layouts has, in the order of the variants.
  ///
  /// - Parameters:
  ///   - variants: The layouts that are looked at.
  ///   - own: Those that the scene asks for itself: who looks at a part of them need not hear of the others.
  public func unusedVariants(in variants: [SceneVariant], own: @autoclosure () -> [SceneVariant]) -> [Finding] {
    let unused = variations.filter { variation in
      variation.findingWhereUnused != nil && !variants.contains(where: variation.condition.holds)
    }
    let sideways =
      if case .other(let scene) = landscape {
        scene.unusedVariants(
          in: variants.filter { $0.orientation == .landscape }, own: own().filter { $0.orientation == .landscape })
      } else {
        [Finding]()
      }
    guard !unused.isEmpty else { return sideways }
    let asked = own()
    return unused.filter { !asked.contains(where: $0.condition.holds) }.compactMap(\.findingWhereUnused) + sideways
  }

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

  /// Views that show nothing, hold nothing, and that no other view keeps to, in order.
  var unusedViews: [Finding] {
    let holding = Set(views.compactMap(\.superview))
    let arranged = Set(views.flatMap { $0.stack?.arrangedViews ?? [] })
    var related: Set<Int> = []
    for constraint in constraints.map(\.constraint) {
      guard let second = constraint.secondItem?.view, second != constraint.firstItem.view else { continue }
      // What ties a view to the one that holds it is about that view alone.
      for (view, other) in [(constraint.firstItem.view, second), (second, constraint.firstItem.view)]
      where views.indices.contains(view) && views[view].superview != other {
        related.insert(view)
      }
    }
    return views.indices.dropFirst().compactMap { position -> Finding? in
      let view = views[position]
      guard view.content == .container, view.background == nil, !holding.contains(position),
        !arranged.contains(position), !related.contains(position), view.customClass == nil, !view.isScrollView,
        view.stack == nil, view.outlet == nil
      else { return nil }
      return Finding(
        code: "unused-view", severity: .note,
        message: "\(view.nameInFindings) shows nothing, and no other view keeps to it", hint: "remove it",
        source: view.source ?? source, views: [position])
    }
  }
}
