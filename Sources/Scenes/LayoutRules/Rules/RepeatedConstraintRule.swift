internal import AutoLayout
package import Findings
internal import Scenes

/// The rule for constraints of a variation that also hold without it or in another variation (specification ORI-11), in
/// the order of the variations.
package enum RepeatedConstraintRule: SceneRule {
  package static let code = FindingCode(
    "repeated-constraint", .note, isLint: true,
    "A constraint is repeated: in one set, in a variant although it always applies, or in two variants.",
    why: """
      Sets of constraints that are swapped should contain only what differs. Shared constraints are removed and added
      again at each rotation, and every change has to be made twice.
      """,
    mend: "Remove one of them, remove it from the variant, or move it to the common constraints.",
    example: """
      format: 1
      views: { a: { size: 20 } }
      constraints:
        - a.top == superview.top + 8
      variants:
        portrait:
          constraints: [a.leading == superview.leading + 20]
        landscape:
          constraints: [a.leading == superview.leading + 20]
      """)

  static func findings(in scene: Scene) -> [Finding] {
    let constraints = scene.constraints
    var earlier: [ConstraintStatement: Int] = [:]
    var findings = scene.redundantConstraints
    for variation in scene.variations {
      let common = scene.statements(
        constraints.indices.filter {
          constraints[$0].isInstalled && !variation.removed.contains($0)
        })
      let own = scene.statements(variation.installed.filter(constraints.indices.contains))
      for (statement, position) in own.sorted(by: { $0.value < $1.value }) {
        if let other = common[statement], other != position {
          var finding = scene.finding(
            position, other, variation.name, "it applies without this variant; remove it here")
          // Another variant may have only this constraint.
          finding.fix = constraints[position].constraint.removal(isSafe: false)
          findings.append(finding)
        } else if let other = earlier[statement], other != position {
          findings.append(scene.finding(position, other, variation.name, "move it to the common constraints"))
        }
      }
      earlier.merge(own) { first, _ in first }
    }
    return findings
  }
}

extension Scene {
  /// The findings about constraints that repeat an earlier one of the same set (specification BLG-11).
  fileprivate var redundantConstraints: [Finding] {
    let common = constraints.indices.filter { constraints[$0].isInstalled }
    return ([common] + variations.map(\.installed)).flatMap { set -> [Finding] in
      let set = set.filter(constraints.indices.contains)
      let first = statements(set)
      return set.compactMap { position in
        let earlier = first[ConstraintStatement(constraints[position].constraint)]
        guard let earlier, earlier != position else { return nil }
        let constraint = constraints[position].constraint
        var finding = Finding(
          code: RepeatedConstraintRule.code, message: "Redundant constraint: \(name(of: constraint)) is repeated",
          hint: "remove one of them; the layout does not change",
          notes: constraints[earlier].constraint.source.map { [Finding.Note("the other one", at: $0)] } ?? [],
          source: constraint.source ?? source, constraints: [constraint].inFindings)
        finding.fix = constraint.removal(isSafe: true)
        return finding
      }
    }
  }

  /// Returns what each of the constraints at the given positions states, with the position of the first one that states
  /// it.
  fileprivate func statements(_ positions: [Int]) -> [ConstraintStatement: Int] {
    Dictionary(
      positions.map { (ConstraintStatement(constraints[$0].constraint), $0) }, uniquingKeysWith: { first, _ in first })
  }

  fileprivate func finding(_ position: Int, _ other: Int, _ variation: String, _ advice: Finding.Message) -> Finding {
    let constraint = constraints[position].constraint
    let name = name(of: constraint)
    return Finding(
      code: RepeatedConstraintRule.code,
      message: Finding.Message(kind: "in-variant", "Shared constraint in both sets: \(name) in '\(variation)'"),
      hint: advice,
      notes: constraints[other].constraint.source.map { [Finding.Note("the other one", at: $0)] } ?? [],
      source: constraint.source ?? source, constraints: [constraint].inFindings)
  }

  /// Returns the view that a constraint places and its attribute: `addCar.top`, even for a distance that starts at the
  /// superview.
  private func name(of constraint: LayoutConstraint) -> String {
    var (item, attribute) = (constraint.firstItem, constraint.firstAttribute)
    if let second = constraint.secondItem, views.indices.contains(second.view),
      views[second.view].superview == item.view
    {
      (item, attribute) = (second, constraint.secondAttribute)
    }
    let view = views.indices.contains(item.view) ? views[item.view].displayName : ""
    return ([view] + (item.guide.map { [$0.name] } ?? []) + [attribute.name]).joined(separator: ".")
  }
}

extension LayoutConstraint {
  /// Returns the edit that removes the constraint from its document, or nil if it is not in one.
  func removal(isSafe: Bool) -> Finding.Fix? {
    source.map { Finding.Fix("Remove the constraint", isSafe: isSafe, [.remove(at: $0)]) }
  }
}
