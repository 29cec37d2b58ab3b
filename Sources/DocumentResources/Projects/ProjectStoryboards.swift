package import HostFiles

/// Finds the storyboards of a project that lead to others by storyboard references.
package final class ProjectStoryboards: Sendable {
  /// The storyboards of each project are looked through once.
  private let known = RecordedResults<[FileSystem.Mention]>()
  private let folders: ProjectFolders

  /// No storyboards yet.
  ///
  /// - Parameter folders: The folders of projects that were found.
  package init(in folders: ProjectFolders = ProjectFolders()) { self.folders = folders }

  /// More storyboards than lead from one to the next.
  private static let linkLimit = 64

  /// The contents of the storyboards that lead to a document, also by way of others, by their names. Of two that are
  /// called alike the one whose path comes first counts.
  package func linkingStoryboards(for document: DocumentSearch.Document) -> [String: [UInt8]] {
    guard document.path.hasSuffix(".storyboard") else { return [:] }
    let mentions = mentions(below: folders.folder(of: document))
    var storyboards: [String: [UInt8]] = [:]
    var wanted = [FolderPath.stem(of: document.path)]
    while let name = wanted.popLast(), storyboards.count < Self.linkLimit {
      for mention in mentions where mention.texts.contains(name) {
        let other = FolderPath.stem(of: mention.path)
        guard other != FolderPath.stem(of: document.path), storyboards[other] == nil,
          let bytes = try? FileSystem.contents(of: mention.path, limit: Self.sizeLimit)
        else { continue }
        storyboards[other] = bytes
        wanted.append(other)
      }
    }
    return storyboards
  }

  /// More bytes than storyboards that people work with have: 64 MB.
  private static let sizeLimit = 64 << 20

  private func mentions(below folder: String) -> [FileSystem.Mention] {
    known.result(for: folder) {
      FileSystem.mentions(after: "storyboardName=", inFilesEndingWith: ".storyboard", below: folder)
    }
  }
}
