package import HostFiles

/// Finds the storyboards of a project that lead to others by storyboard references.
///
/// The project is the folder with the mark of one among those in which ``AppProjects`` looks for the app, else the folder
/// of the document.
package final class ProjectStoryboards: Sendable {
  /// The storyboards of each project are looked through once.
  private let known = RecordedResults<[FileSystem.Mention]>()
  /// The folders that were asked for the mark of a project.
  private let marks = RecordedResults<Bool>()

  /// No projects yet.
  package init() {}

  /// The endings of names that mark the folder of a project.
  private static let endings = [".xcodeproj", ".xcworkspace"]
  /// The names that mark it.
  private static let names = ["Package.swift", ".git"]
  /// More storyboards than lead from one to the next.
  private static let linkLimit = 64

  /// The contents of the storyboards that lead to a document, also by way of others, by their names. Of two that are
  /// called alike the one whose path comes first counts.
  package func linkingStoryboards(for document: DocumentSearch.Document) -> [String: [UInt8]] {
    guard document.path.hasSuffix(".storyboard") else { return [:] }
    let mentions = mentions(below: project(of: document))
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

  private func project(of document: DocumentSearch.Document) -> String {
    let folders = AppProjects.folders(above: document)
    let marked = folders.first { folder in marks.result(for: folder) { Self.isMarked(folder) } }
    let own = FolderPath.folder(of: document.path)
    return marked ?? (own.hasSuffix(".lproj") && folders.count > 1 ? folders[1] : own)
  }

  private static func isMarked(_ folder: String) -> Bool {
    endings.contains { !((try? FileSystem.names(in: folder, endingWith: $0)) ?? []).isEmpty }
      || names.contains { FileSystem.kind(of: FolderPath.join(folder, $0)) != nil }
  }
}
