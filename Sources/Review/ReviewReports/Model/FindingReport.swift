package import Findings
package import Scenes

/// A finding with the names of its views, so that it can be read without its scene.
package struct FindingReport: Sendable, Hashable {
  package var finding: Finding
  /// The display names of its views, in the order of the finding.
  package var viewNames: [String]

  /// Creates a finding about views with these names.
  package init(_ finding: Finding, viewNames: [String] = []) {
    self.finding = finding
    self.viewNames = viewNames
  }

  /// Creates a finding about some of `views`. Positions outside the list are skipped.
  package init<Values>(_ finding: Finding, in views: [Views<Values>.View]) {
    self.init(
      finding, viewNames: finding.views.compactMap { views.indices.contains($0) ? views[$0].displayName : nil })
  }
}
