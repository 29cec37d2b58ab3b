package import Findings
internal import LayoutRules
package import ReviewReports
internal import SceneLayouts
package import Scenes

/// The result of comparing one layout.
package struct ComparedLayout: Sendable, Hashable {
  /// One view that is different, or one finding that is new or gone.
  package struct Part: Sendable, Hashable {
    /// The change; nil if there is no layout to compare with.
    package var change: LayoutChange?
    /// The message of the change on its own.
    package var message: Finding.Message
  }

  /// One difference: a change, or a cause with everything that follows from it.
  package struct Difference: Sendable, Hashable {
    /// The changes that it consists of.
    package var parts: [Part]
    /// The finding about it, with the project's level for the rule.
    package var finding: Finding

    /// Creates a difference with several parts.
    init(parts: [Part], finding: Finding) {
      self.parts = parts
      self.finding = finding
    }

    /// Creates a difference of one change, or nil if there is no layout to compare with.
    init(change: LayoutChange?, finding: Finding) {
      self.init(parts: [Part(change: change, message: finding.message)], finding: finding)
    }
  }

  package var variant: SceneVariant
  /// The layout that it was compared with; nil if there is none.
  package var before: LayoutRecord?
  /// The current layout.
  package var after: LayoutRecord
  /// The differences, in the order of the views.
  package var differences: [Difference]

  /// The findings about the differences.
  package var findings: [Finding] { differences.map(\.finding) }

  /// Returns the layout with the project's levels applied to its findings.
  func applying(_ policy: RulePolicy, to views: [View]) -> ComparedLayout {
    var layout = self
    layout.differences = differences.compactMap { difference in
      policy.applied(to: [difference.finding], views: views).first.map {
        Difference(parts: difference.parts, finding: $0)
      }
    }
    return layout
  }
}
