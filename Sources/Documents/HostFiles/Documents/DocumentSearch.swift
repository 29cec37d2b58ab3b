internal import WorkBudgets

/// A search for the scene documents below the paths that a user named.
package struct DocumentSearch: Sendable {
  /// A document found by the search.
  package struct Document: Sendable, Hashable {
    /// The path that opens it.
    package var path: String
    /// The path below the folder that the user named, or the file name if the user named the file.
    package var name: String
    /// The format of the document.
    package var kind: SceneDocument
    /// Whether the user named the file itself.
    package var isNamed = false

    package init(path: String, name: String, kind: SceneDocument, isNamed: Bool = false) {
      self.path = path
      self.name = name
      self.kind = kind
      self.isNamed = isNamed
    }
  }

  /// The documents without duplicates, in the order of the given paths and sorted by name below each.
  package private(set) var documents: [Document] = []
  /// The errors of files and folders that could not be read.
  package private(set) var failures: [FileError] = []
  /// Files that the user named and that are not scene documents.
  package private(set) var unknownFiles: [String] = []
  /// The folders that were searched, and the folders of the files that the user named.
  package private(set) var folders: [String] = []
  /// Folders that the user named and that contain no scene documents.
  package private(set) var emptyDirectories: [String] = []
  /// The names of documents that were skipped because they are copies of others: those in exported localization
  /// catalogs (`.xcloc`), if a document with the same file name is elsewhere.
  package private(set) var copies: [String] = []
  /// The links below the folders that lead out of them and were not followed, sorted.
  package var skippedLinks: [String] { Set((inside?.omitted ?? []) + (boundary?.omitted ?? [])).sorted() }
  /// The boundary of the files that documents may refer to: the repositories of the documents. Nil if all links are
  /// followed.
  package let boundary: FileBoundary?

  /// The boundary of the documents: the folders that the user named. Nil if all links are followed.
  private let inside: FileBoundary?

  /// The deepest nesting of folders that is searched: a guard against file systems that never end.
  private static let depthLimit = 64

  private var seen: Set<FileSystem.Identity> = []

  /// Creates a search of files and folders. It skips hidden folders, `Output` and the folders of package managers.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - followsLinks: Whether to follow links that point outside the folders.
  ///   - keepsCopies: Whether to find documents that are copies of others as well, as for comparing each document with
  ///     the frames that it records.
  package init(paths: [String], followsLinks: Bool = false, keepsCopies: Bool = false) {
    inside = followsLinks ? nil : FileBoundary(of: paths, includesRepositories: false)
    boundary = followsLinks ? nil : FileBoundary(of: paths, includesRepositories: true)
    for path in paths {
      guard let status = inspect(path) else { continue }
      switch status.kind {
      case .directory:
        let before = documents.count
        search(path, name: "", status.identity, isPlain: true, depth: 0)
        if documents.count == before, !failures.contains(where: { $0.path == path }) { emptyDirectories.append(path) }
      case .file, .other:
        guard let kind = SceneDocument(path: path) else {
          unknownFiles.append(path)
          continue
        }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        add(Document(path: path, name: name, kind: kind, isNamed: true), identity: status.identity)
        folders.append(FolderPath.folder(of: path))
      }
    }
    if !keepsCopies { skipCopies() }
  }

  /// Moves the documents of exported localization catalogs to ``copies``. The files that the user named are kept, and so
  /// are those of a catalog without the originals.
  private mutating func skipCopies() {
    let isInCatalog = documents.map { $0.name.contains(FolderWalk.catalogEnding + "/") }
    guard isInCatalog.contains(true) else { return }
    let originals = Set(zip(documents, isInCatalog).filter { !$1 }.map { FolderPath.name(of: $0.0.name) })
    let isCopy = zip(documents, isInCatalog).map { $1 && originals.contains(FolderPath.name(of: $0.name)) }
    copies = zip(documents, isCopy).filter(\.1).map(\.0.name)
    documents = zip(documents, isCopy).filter { !$1 }.map(\.0)
  }

  /// Searches a folder: its entries by name, folders recursively.
  ///
  /// `isPlain` specifies whether no folder between a path that the user named and this one is a link.
  private mutating func search(
    _ directory: String, name: String, _ identity: FileSystem.Identity, isPlain: Bool, depth: Int
  ) {
    // Several links may lead to one folder, so a folder is searched once.
    guard depth < Self.depthLimit, seen.insert(identity).inserted else { return }
    folders.append(directory)
    let names: [String]
    do throws(FileError) { names = try FileSystem.names(in: directory) } catch { return failures.append(error) }
    let base = directory == "." ? "" : directory.hasSuffix("/") ? directory : directory + "/"
    for entry in names where !entry.hasPrefix(".") && !WorkBudget.spend(FolderWalk.workPerName) {
      let path = base + entry
      let entryName = name.isEmpty ? entry : "\(name)/\(entry)"
      let kind = SceneDocument(path: path)
      // Nearly all entries are not links: one `lstat` returns their kind and proves that they stay inside.
      let plain = isPlain ? FileSystem.plainStatus(of: path) : nil
      guard kind != nil || (plain?.kind ?? FileSystem.kind(of: path)) == .directory,
        let status = plain ?? inspect(path)
      else { continue }
      let isFolder = status.kind == .directory
      guard !isFolder || !FolderWalk.generatedFolders.contains(entry), plain != nil || inside?.admits(path) ?? true
      else { continue }
      if isFolder {
        search(path, name: entryName, status.identity, isPlain: plain != nil, depth: depth + 1)
      } else if let kind {
        add(Document(path: path, name: entryName, kind: kind), identity: status.identity)
      }
    }
  }

  /// Returns the kind and identity of the item at a path. Records the failure and returns nil if it cannot be read.
  private mutating func inspect(_ path: String) -> (kind: FileSystem.Kind, identity: FileSystem.Identity)? {
    do throws(FileError) { return try FileSystem.status(of: path) } catch {
      failures.append(error)
      return nil
    }
  }

  private mutating func add(_ document: Document, identity: FileSystem.Identity) {
    if seen.insert(identity).inserted { documents.append(document) }
  }
}
