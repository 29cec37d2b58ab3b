package import Findings
internal import LayoutRules
package import ReviewReports
internal import SceneLayouts
package import Scenes

/// The result of comparing one layout.
package struct ComparedLayout: Sendable, Hashable {
  /// One view that is different, or what is found in it.
  package struct Part: Sendable, Hashable {
    /// The change; nil where there is nothing to compare with.
    package var change: LayoutChange?
    /// What it says by itself.
    package var message: Finding.Message
  }

  /// One difference: a change, or a cause with all that follows from it.
  package struct Difference: Sendable, Hashable {
    /// The changes that it consists of.
    package var parts: [Part]
    /// The finding about it, as the project takes it.
    package var finding: Finding

    /// A difference of parts.
    init(parts: [Part], finding: Finding) {
      self.parts = parts
      self.finding = finding
    }

    /// A change by itself; nil where there is nothing to compare with.
    init(change: LayoutChange?, finding: Finding) {
      self.init(parts: [Part(change: change, message: finding.message)], finding: finding)
    }
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
        Difference(parts: difference.parts, finding: $0)
      }
    }
    return layout
  }
}
