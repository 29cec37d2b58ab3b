/// Everything found by one run, the source from which `report.json`, the gallery and the reports for CI systems are
/// made.
///
/// It contains no date and no absolute path, so that equal inputs give equal reports.
package struct ReviewReport: Sendable, Hashable {
  /// The version of the tool: `1.0.0`.
  package var toolVersion: String
  /// The request as text: `all scenes on 4 devices, portrait and landscape`.
  package var selection: String
  /// The documents that could not be read, in the order they were given.
  package var unreadDocuments: [ReportedDocument]
  /// The scenes, in the order they were found.
  package var scenes: [SceneReport]
  /// The documents of the run, read or not, in the order they were given.
  package var documents: [Document] = []
  /// The findings that belong to no document of the run, such as baselines whose scenes are gone.
  package var findings: [FindingReport] = []
  /// The pages of the index sheet, in order; empty with a single scene.
  package var sheets: [PictureReport] = []
  /// The maps of storyboards, in the order of the documents; empty if none were drawn.
  package var maps: [MapReport] = []
  /// The folders whose documents a README lists, in its order.
  package var folders: [ListedFolder] = []

  /// A document of a run.
  package struct Document: Sendable, Hashable {
    /// The name in scenes and findings: its path below the folder that the user named.
    package var name: String
    /// The path relative to the working directory; nil for a document outside of it, which has only an absolute path.
    package var path: String?
    /// The number of scenes in the report that are from it.
    package var sceneCount: Int

    /// Creates a document with some of the scenes.
    package init(name: String, path: String?, sceneCount: Int) {
      self.name = name
      self.path = path
      self.sceneCount = sceneCount
    }
  }

  /// Creates a report of a run.
  package init(
    toolVersion: String, selection: String, unreadDocuments: [ReportedDocument] = [], scenes: [SceneReport] = []
  ) {
    self.toolVersion = toolVersion
    self.selection = selection
    self.unreadDocuments = unreadDocuments
    self.scenes = scenes
  }

  package var layouts: [LayoutReport] { scenes.flatMap(\.layouts) }

  /// The worst status of all scenes; an error if a document could not be read.
  package var status: ReviewStatus { status(of: scenes.map(\.status)) }

  /// Returns the worst of the statuses of scenes; an error if a document could not be read.
  package func status(of scenes: [ReviewStatus]) -> ReviewStatus {
    unreadDocuments.isEmpty ? scenes.reduce(ReviewStatus(findings), max) : .error
  }
}

/// A document with findings that belong to no scene: one that could not be read, or one that is only named.
package struct ReportedDocument: Sendable, Hashable {
  /// The path as messages show it; for other programs, the path that opens it.
  package var path: String
  /// The findings in it, in the order of their locations.
  package var findings: [FindingReport]

  package init(path: String, findings: [FindingReport]) {
    self.path = path
    self.findings = findings
  }
}
