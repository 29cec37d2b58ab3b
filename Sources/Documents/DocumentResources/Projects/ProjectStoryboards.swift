package import HostFiles

/// A search for the storyboards and xibs of a project by name, and for the storyboards that refer to others by
/// storyboard references.
package final class ProjectStoryboards: Sendable {
  /// The storyboards of each project, searched once.
  private let known = RecordedResults<[FileSystem.Mention]>()
  /// The paths of the storyboards in each project, searched once.
  private let paths = RecordedResults<[String: [String]]>()
  /// The tabs of the controllers in each storyboard, read once.
  private let tabs = RecordedResults<ReferencedTabs>()
  private let folders: ProjectFolders

  /// Creates an empty cache.
  ///
  /// - Parameter folders: The cache of project folders.
  package init(in folders: ProjectFolders = ProjectFolders()) { self.folders = folders }

  /// The largest number of storyboards that are followed.
  private static let linkLimit = 64

  /// Returns the contents of the storyboards that lead to a document, directly or through others, by name. Of several
  /// with the same name, it is the one whose path is most similar to the document's.
  package func linkingStoryboards(for document: DocumentSearch.Document) -> [String: [UInt8]] {
    guard document.path.hasSuffix(Self.ending) else { return [:] }
    let mentions = Self.nearestFirst(mentions(below: folders.folder(of: document)), to: document, path: \.path)
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

  /// Returns the tabs that are controllers of other storyboards.
  ///
  /// - Parameters:
  ///   - document: The document whose tab bars are shown.
  ///   - linking: The storyboards that lead to it. See ``linkingStoryboards(for:)``.
  ///   - bytes: The contents of the document.
  package func referencedTabs(
    for document: DocumentSearch.Document, linking: [String: [UInt8]], _ bytes: [UInt8]
  ) -> ReferencedTabs {
    var tabs = ReferencedTabs()
    guard document.path.hasSuffix(Self.ending) else { return tabs }
    var storyboards = linking
    storyboards[FolderPath.stem(of: document.path)] = bytes
    let barred = Set(storyboards.keys.filter { storyboards[$0]?.offset(of: Self.tabBarController) != nil })
    guard !barred.isEmpty else { return tabs }
    let named = Set(
      mentions(below: folders.folder(of: document)).filter { barred.contains(FolderPath.stem(of: $0.path)) }
        .flatMap(\.texts))
    for name in named.sorted().prefix(Self.linkLimit) {
      guard let path = storyboard(named: name, for: document)?.path else { continue }
      tabs.add(self.tabs.result(for: path) { Self.tabs(of: name, at: path) })
    }
    return tabs
  }

  private static func tabs(of name: String, at path: String) -> ReferencedTabs {
    var tabs = ReferencedTabs()
    if let bytes = try? FileSystem.contents(of: path, limit: SceneDocument.sizeLimit) { tabs.add(name, bytes) }
    return tabs
  }

  private static let tabBarController = Array("<tabBarController ".utf8)

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
    guard let nearest = Self.nearestFirst(all[name] ?? [], to: document, path: \.self).first else { return nil }
    let base = document.path.hasSuffix(document.name) ? document.path.dropLast(document.name.count) : ""
    var found = document
    found.path = nearest
    found.name = nearest.hasPrefix(base) ? String(nearest.dropFirst(base.count)) : nearest
    return found
  }

  /// Returns values by how many folders their paths have in common with a document's, most first, then by path.
  private static func nearestFirst<Value>(
    _ values: [Value], to document: DocumentSearch.Document, path: (Value) -> String
  ) -> [Value] {
    let own = document.path.split(separator: "/")
    let places = values.map { value in
      let path = path(value)
      return (value: value, path: path, common: zip(own, path.split(separator: "/")).prefix { $0 == $1 }.count)
    }
    return places.sorted { ($1.common, $0.path) < ($0.common, $1.path) }.map(\.value)
  }

  private static let ending = ".storyboard"

  private func mentions(below folder: String) -> [FileSystem.Mention] {
    known.result(for: folder) {
      FileSystem.mentions(after: "storyboardName=", inFilesEndingWith: Self.ending, below: folder)
    }
  }
}
