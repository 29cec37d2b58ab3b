internal import AutoLayout
package import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The rule for constraints that follow from others in every set of installed constraints, with those that imply them
/// (specification BLG-11), in the order of installation.
package enum ImpliedConstraintRule: SceneRule {
  package static let code = FindingCode(
    "implied-constraint", .note, isLint: true,
    "A constraint follows from other constraints.",
    why: """
      It can be removed without changing the layout on any screen. As long as it exists, a change has to be made in two
      places, and forgetting one causes a conflict.
      """,
    mend: "Remove it, or one of the constraints that it follows from.",
    example: """
      format: 1
      views: { a: { height: 40 }, b: { height: 40 } }
      constraints:
        - a: { leading: superview + 20, trailing: superview - 20, top: superview }
        - b: { leading: superview + 20, trailing: superview - 20, below: a }
        - b.width == a.width
      """)

  /// The largest number of coefficients that may be combined for one set of constraints. No real screen needs as many,
  /// and combining them takes at most a second.
  private static let workLimit = 2_000_000

  static func findings(in scene: Scene) -> [Finding] {
    // A reported constraint follows from others in each set that contains it. A constraint that does not follow in some
    // set is no longer a candidate.
    var proofs: [Int: [Int]] = [:]
    var needed: Set<Int> = []
    for set in scene.installedSets {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let system = scene.system(of: set.map(\.constraint), direction)
        let found = system.impliedConstraints(
          where: { scene.constraints[set[$0].position].outlet == nil }, workLimit: workLimit)
        let implied = Dictionary(
          uniqueKeysWithValues: found.map { (set[$0.constraint].position, $0.proof.map { set[$0].position }) })
        needed.formUnion(set.map(\.position).filter { implied[$0] == nil })
        proofs.merge(implied) { first, _ in first }
      }
    }
    return proofs.filter { !needed.contains($0.key) && !scene.isRepetition($0.key, of: $0.value) }
      .sorted { $0.key < $1.key }.map { scene.finding($0, following: $1) }
  }
}

extension Scene {
  /// The distinct sets of constraints in its layouts.
  fileprivate var installedSets: [[(position: Int, constraint: LayoutConstraint)]] {
    let standard = VariantSelection(devices: DeviceCatalogue.onePerScreen, locales: languages)
    var seen: Set<[Int]> = []
    return selection.variants(fallback: standard).compactMap { variant in
      let active = activeVariations(in: variant.placed(in: surroundings), at: .run, hasSizeClasses: true)
      guard seen.insert(active).inserted else { return nil }
      return constraints(installedBy: active.map { variations[$0] }).filter { !$0.constraint.isPlaceholder }
    }
  }

  /// Returns the system of the given constraints, without known positions and sizes.
  fileprivate func system(of constraints: [LayoutConstraint], _ direction: LayoutDirection) -> ConstraintSystem {
    let names = ItemNames(of: views)
    let items = views.enumerated().map { position, view in
      LayoutItem(
        name: names[position], superview: view.superview, direction: view.placement.direction ?? direction)
    }
    return ConstraintSystem(rootSize: .zero, items: items, constraints: constraints)
  }

  /// Whether a constraint has the same content as the one that implies it, which another rule reports.
  fileprivate func isRepetition(_ position: Int, of proof: [Int]) -> Bool {
    proof.map { ConstraintStatement(constraints[$0].constraint) }
      == [ConstraintStatement(constraints[position].constraint)]
  }

  fileprivate func finding(_ position: Int, following proof: [Int]) -> Finding {
    let constraint = constraints[position].constraint
    let system = system(of: [], .leftToRight)
    let others = proof.map { constraints[$0].constraint }
    var finding = Finding(
      code: ImpliedConstraintRule.code,
      message: "Redundant constraint: '\(system.text(of: constraint))' follows from "
        + (others.count == 1 ? "another constraint" : "\(others.count) others"),
      hint: "remove it; the layout does not change",
      notes: others.map { other in
        var note = Finding.Note("follows from: '\(system.text(of: other))'", at: other.source)
        note.isLocationInBrackets = true
        return note
      },
      source: constraint.source ?? source, constraints: [constraint].inFindings)
    finding.fix = constraint.removal(isSafe: true)
    return finding
  }
}
