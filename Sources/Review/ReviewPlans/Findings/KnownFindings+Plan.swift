package import Findings
internal import HostFiles
internal import LayoutRules
package import SceneFiles
package import Scenes

extension Scene {
  /// Returns the findings about the scene with the project's levels applied: the new ones, and the numbers of the
  /// accepted ones.
  package func judged(_ found: [Finding]) -> (new: [Finding], known: [Int]) {
    let (new, known, _) = policy.known.separated(policy.applied(to: found, views: views))
    return (new, known)
  }

  /// Returns the scene with more findings, with the project's levels applied. Accepted ones are only counted.
  package func telling(_ found: [Finding]) -> Scene {
    var scene = self
    let (new, known) = judged(found)
    scene.findings += new
    scene.knownFindings += known
    return scene
  }
}

extension ReviewDocument {
  /// Returns the document, marked as accepted if it has no scenes and all reasons for that are accepted.
  ///
  /// - Parameter accepted: The accepted findings of the project; nil if there are none.
  func accepting(_ accepted: AcceptedFindings?) -> ReviewDocument {
    guard case .invalid(let findings) = contents, let known = accepted?.findings(of: self)?.aboutDocument else {
      return self
    }
    let separated = KnownFindings(known, in: []).separated(findings)
    guard separated.new.isEmpty else { return self }
    var document = self
    document.contents = .accepted(separated.known)
    return document
  }
}

extension AcceptedFindings {
  /// Returns the path of a document, relative to the folder of the accepted findings, or nil if the document is outside
  /// of that folder.
  package func path(of document: String) -> String? {
    FileSystem.realPath(of: document).flatMap { FolderPath.relative($0, to: folder) }
  }

  /// Returns the positions of the entries that a review of documents can find again or miss: entries of the documents,
  /// and of documents that no longer exist. A review of one folder says nothing about the documents of other folders.
  package func positions(judgedBy documents: [ReviewDocument]) -> Set<Int> {
    let reviewed = Set(documents.compactMap { path(of: $0.path) })
    var exists: [String: Bool] = [:]
    return Set(
      entries.indices.filter { position in
        let document = entries[position].document
        if reviewed.contains(document) { return true }
        let isPresent = exists[document] ?? (FileSystem.kind(of: "\(folder)/\(document)") != nil)
        exists[document] = isPresent
        return !isPresent
      })
  }

  /// Returns the accepted findings of a document, or nil if the document is outside of the folder of the accepted
  /// findings.
  package func findings(of document: ReviewDocument) -> OfDocument? {
    path(of: document.path).map { OfDocument(self, at: $0, with: document.scenes.map(\.identifier)) }
  }
}
