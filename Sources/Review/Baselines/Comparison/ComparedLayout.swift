package import Findings
internal import LayoutRules
package import ReviewReports
internal import SceneLayouts
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

  /// The layout with all findings as its project takes them.
  func applying(_ policy: RulePolicy, to views: [View]) -> ComparedLayout {
    var layout = self
    layout.differences = differences.compactMap { difference in
      policy.applied(to: [difference.finding], views: views).first.map {
        Difference(change: difference.change, finding: $0)
      }
    }
    return layout
  }
}
