internal import HostFiles
package import ReviewReports

extension ReviewPlan {
  /// The documents, with where they lie and how many scenes are from each.
  ///
  /// - Parameter positions: The position of its document for every scene of the report.
  package func reportedDocuments(ofScenes positions: [Int]) -> [ReviewReport.Document] {
    let folder = HostProcess.workingFolder
    let counts = positions.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return documents.enumerated().map { position, document in
      ReviewReport.Document(
        name: document.name, path: FolderPath.relative(document.path, to: folder),
        sceneCount: counts[position, default: 0])
    }
  }
}
