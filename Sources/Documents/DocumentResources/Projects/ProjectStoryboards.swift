package import HostFiles

/// A search for the storyboards and xibs of a project by name, and for the storyboards that refer to others by
/// storyboard references.
package final class ProjectStoryboards: Sendable {
  /// The storyboards of each project, searched once.
  private let known = RecordedResults<[FileSystem.Mention]>()
  /// The paths of the storyboards in each project, searched once.
  private let paths = RecordedResults<[String: [String]]>()
  private let folders: ProjectFolders

  /// Creates an empty cache.
  ///
  /// - Parameter folders: The cache of project folders.
  package init(in folders: ProjectFolders = ProjectFolders()) { self.folders = folders }

  /// The largest number of storyboards that are followed.
  private static let linkLimit = 64

  /// Returns the contents of the storyboards that lead to a document, directly or through others, by name. Of several
  /// with the same name, the first path is used.
  package func linkingStoryboards(for document: DocumentSearch.Document) -> [String: [UInt8]] {
    guard document.path.hasSuffix(Self.ending) else { return [:] }
    let mentions = mentions(below: folders.folder(of: document))
    var storyboards: [String: [UInt8]] = [:]
    var wanted = [FolderPath.stem(of: document.path)]
    while let name = wanted.popLast(), storyboards.count < Self.linkLimit {
      for mention in mentions where mention.texts.contains(name) {
        let other = FolderPath.stem(of: mention.path)
        guard other != FolderPath.stem(of: document.path), storyboards[other] == nil,
          let bytes = try? FileSystem.contents(of: mention.path, limit: SceneDocument.sizeLimit)
        else { continue }
        storyboards[other] = bytes
        wanted.append(other)
      }
    }
    return storyboards
  }

  /// Returns the storyboard with the given name in the project of a document. Of several, it is the one whose path is
  /// most similar to the document's. Nil if there is none.
  package func storyboard(named name: String, for document: DocumentSearch.Document) -> DocumentSearch.Document? {
    self.document(named: name, endingWith: Self.ending, for: document)
  }

  /// Returns the xib with the given name in the project of a document, chosen in the same way. Nil if there is none.
  package func xib(named name: String, for document: DocumentSearch.Document) -> DocumentSearch.Document? {
    self.document(named: name, endingWith: ".xib", for: document)
  }

  private func document(
    named name: String, endingWith ending: String, for document: DocumentSearch.Document
  ) -> DocumentSearch.Document? {
    let project = folders.filesFolder(of: document)
    let all = paths.result(for: "\(ending)\n\(project)") {
      Dictionary(grouping: FileSystem.paths(endingWith: [ending], below: project)) { FolderPath.stem(of: $0) }
    }
    let own = document.path.split(separator: "/")
    let named = (all[name] ?? []).map { path in
      (path: path, common: zip(own, path.split(separator: "/")).prefix { $0 == $1 }.count)
    }
    guard let nearest = named.max(by: { ($0.common, $1.path) < ($1.common, $0.path) })?.path else { return nil }
    let base = document.path.hasSuffix(document.name) ? document.path.dropLast(document.name.count) : ""
    var found = document
    found.path = nearest
    found.name = nearest.hasPrefix(base) ? String(nearest.dropFirst(base.count)) : nearest
    return found
  }

  private static let ending = ".storyboard"

  private func mentions(below folder: String) -> [FileSystem.Mention] {
    known.result(for: folder) {
      FileSystem.mentions(after: "storyboardName=", inFilesEndingWith: Self.ending, below: folder)
    }
  }
}
