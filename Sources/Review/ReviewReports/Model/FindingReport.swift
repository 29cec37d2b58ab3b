package import Findings
package import Scenes

/// A finding with the names of the views that it is about, so that it can be read without its scene.
package struct FindingReport: Sendable, Hashable {
  /// The finding itself.
  package var finding: Finding
  /// The names that people use for the views that it is about, in the order of the finding.
  package var viewNames: [String]

  /// A finding about views with these names.
  package init(_ finding: Finding, viewNames: [String] = []) {
    self.finding = finding
    self.viewNames = viewNames
  }

  /// A finding about some of `views`; positions outside of the list are left out.
  package init<Values>(_ finding: Finding, in views: [Views<Values>.View]) {
    self.init(
      finding, viewNames: finding.views.compactMap { views.indices.contains($0) ? views[$0].displayName : nil })
  }
}
