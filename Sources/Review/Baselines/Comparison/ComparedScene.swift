package import Findings
internal import LayoutRules
package import ReviewReports
package import Scenes

/// The result of comparing one layout.
package struct ComparedLayout: Sendable, Hashable {
  /// One difference.
  package struct Difference: Sendable, Hashable {
    /// The change; nil where there is nothing to compare with.
    package var change: LayoutChange?
    /// The finding about it, as the project takes it.
    package var finding: Finding
  }

  /// The variant.
  package var variant: SceneVariant
  /// The layout that it was compared with; nil where there is none.
  package var before: LayoutRecord?
  /// The present layout.
  package var after: LayoutRecord
  /// The differences, in the order of the views.
  package var differences: [Difference]

  /// The findings about it.
  package var findings: [Finding] { differences.map(\.finding) }
}

/// The result of comparing one scene.
package struct ComparedScene: Sendable, Hashable {
  /// The findings about the reference: that it cannot be read, or has layouts of other variants.
  package var findings: [Finding]
  /// The present layouts, in the order of the plan.
  package var layouts: [ComparedLayout] = []

  /// The variants of the layouts with what there is to say of each.
  package var layoutFindings: [(variant: SceneVariant, findings: [Finding])] {
    layouts.map { ($0.variant, $0.findings) }
  }

  /// The scene with all findings as its project takes them.
  func applying(_ policy: RulePolicy, to views: [View]) -> ComparedScene {
    var scene = self
    scene.findings = policy.applied(to: findings, views: views)
    for index in layouts.indices {
      scene.layouts[index].differences = layouts[index].differences.compactMap { difference in
        policy.applied(to: [difference.finding], views: views).first.map {
          ComparedLayout.Difference(change: difference.change, finding: $0)
        }
      }
    }
    return scene
  }
}
