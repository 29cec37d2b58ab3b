package import HostFiles

/// Finds the storyboards and xibs of a project by their names, and the storyboards that lead to others by storyboard references.
package final class ProjectStoryboards: Sendable {
  /// The storyboards of each project are looked through once.
  private let known = RecordedResults<[FileSystem.Mention]>()
  /// The paths of the documents of each project are looked for once, by the names of the files without their ending.
  private let paths = RecordedResults<[String: [String]]>()
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
    guard document.path.hasSuffix(Self.ending) else { return [:] }
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

  /// The storyboard with a name in the project of a document: of several the one whose path has most in common with the
  /// document's. Nil where there is none.
  package func storyboard(named name: String, for document: DocumentSearch.Document) -> DocumentSearch.Document? {
    self.document(named: name, endingWith: Self.ending, for: document)
  }

  /// The xib with a name in the project of a document, chosen in the same way. Nil where there is none.
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

  /// More bytes than storyboards that people work with have: 64 MB.
  private static let sizeLimit = 64 << 20

  private func mentions(below folder: String) -> [FileSystem.Mention] {
    known.result(for: folder) {
      FileSystem.mentions(after: "storyboardName=", inFilesEndingWith: Self.ending, below: folder)
    }
  }
}
