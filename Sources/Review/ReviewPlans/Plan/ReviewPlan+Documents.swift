internal import HostFiles
package import ReviewReports

extension ReviewPlan {
  /// Returns the documents, with their locations and the number of scenes from each.
  ///
  /// - Parameter positions: The position of the document of each scene in the report.
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
