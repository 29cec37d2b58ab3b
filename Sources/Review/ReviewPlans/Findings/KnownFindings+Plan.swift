package import Findings
internal import HostFiles
internal import LayoutRules
package import SceneFiles
package import Scenes

extension Scene {
  /// Findings about the scene as its project takes them: those that are new, and the numbers of those that were known before.
  package func judged(_ found: [Finding]) -> (new: [Finding], known: [Int]) {
    let (new, known, _) = policy.known.separated(policy.applied(to: found, views: views))
    return (new, known)
  }

  /// The scene with more findings, as its project takes them: those that were known before are only counted.
  package func telling(_ found: [Finding]) -> Scene {
    var scene = self
    let (new, known) = judged(found)
    scene.findings += new
    scene.knownFindings += known
    return scene
  }
}

extension ReviewDocument {
  /// The document, accepted if it has no scenes for reasons that are all known.
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
  /// The path of a document from the folder of the accepted findings; nil for one that lies elsewhere.
  package func path(of document: String) -> String? {
    FileSystem.realPath(of: document).flatMap { FolderPath.relative($0, to: folder) }
  }

  /// The findings of a document; nil where it lies elsewhere.
  package func findings(of document: ReviewDocument) -> OfDocument? {
    path(of: document.path).map { OfDocument(self, at: $0, with: document.scenes.map(\.identifier)) }
  }
}
