internal import AutoLayout

/// A review as `report.json` tells it, from which the reports for other programs are made and from nothing else.
///
/// Paths are those that open the documents from where the tool was run.
package struct ReportedReview: Sendable, Hashable {
  /// The text that it was read from.
  package var json: [UInt8]
  /// The version of the tool that made it.
  package var toolVersion: String
  /// The request, in words.
  package var selection: String
  /// The documents that could not be read.
  package var unread: [ReportedDocument]
  /// The findings about no document that was read.
  package var others: [ReportedDocument]
  /// The scenes, in the order they were found.
  package var scenes: [SceneReport]

  /// The number of layouts of all scenes with a status.
  package func layoutCount(_ status: ReviewStatus) -> Int { scenes.reduce(0) { $0 + $1.layoutCount(status) } }

  /// The number of layouts of all scenes.
  package var layoutCount: Int { scenes.reduce(0) { $0 + $1.layouts.count } }
}

/// A document that could not be read, or none that belongs to a scene.
package struct ReportedDocument: Sendable, Hashable {
  /// The path that opens it.
  package var path: String
  /// The findings in it.
  package var findings: [FindingReport]

  /// A document with its findings.
  package init(path: String, findings: [FindingReport]) {
    self.path = path
    self.findings = findings
  }
}
