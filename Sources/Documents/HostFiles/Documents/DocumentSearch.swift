internal import WorkBudgets

/// Finds the scene documents below the paths that a user names.
package struct DocumentSearch: Sendable {
  /// One document that was found.
  package struct Document: Sendable, Hashable {
    /// The path that opens it.
    package var path: String
    /// The path below what the user named; the name of the file where the user named the file itself.
    package var name: String
    /// The kind of the document, by the way its contents are written.
    package var kind: SceneDocument
    /// True where the user named the file itself.
    package var isNamed = false

    /// The document at a path.
    package init(path: String, name: String, kind: SceneDocument, isNamed: Bool = false) {
      self.path = path
      self.name = name
      self.kind = kind
      self.isNamed = isNamed
    }
  }

  /// The documents, in the order of the paths given and below each in the order of their letters; none twice.
  package private(set) var documents: [Document] = []
  /// The errors of files and folders that could not be looked at.
  package private(set) var failures: [FileError] = []
  /// Files that the user named and that are no scene documents.
  package private(set) var unknownFiles: [String] = []
  /// The folders that were looked through, and those of the files that the user named.
  package private(set) var folders: [String] = []
  /// Folders that the user named and that hold no scene documents.
  package private(set) var emptyDirectories: [String] = []
  /// The links below the folders that lead out of them and were not followed.
  package var leftOutLinks: [String] { Set((inside?.leftOut ?? []) + (boundary?.leftOut ?? [])).sorted() }
  /// The boundary of the files that belong to the documents: links may lead anywhere in their repositories, and nothing
  /// may lead further. Nil where all links are followed.
  package let boundary: FileBoundary?

  /// The boundary of the documents: the folders that the user named.
  private let inside: FileBoundary?

  /// More folders inside each other than people make; a guard against file systems that never end.
  private static let depthLimit = 64

  private var seen: Set<FileSystem.Identity> = []

  /// Looks through files and folders; hidden folders, those of package managers and `Output` are left out.
  ///
  /// - Parameter followsLinks: Whether links are followed that lead out of the folders.
  package init(paths: [String], followsLinks: Bool = false) {
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
  }

  /// Looks through one folder: its files first, then the folders in it.
  ///
  /// - Parameter isPlain: Whether no link leads to the folder from what the user named.
  private mutating func search(
    _ directory: String, name: String, _ identity: FileSystem.Identity, isPlain: Bool, depth: Int
  ) {
    // A folder that links lead to again is looked at once.
    guard depth < Self.depthLimit, seen.insert(identity).inserted else { return }
    folders.append(directory)
    let names: [String]
    do throws(FileError) { names = try FileSystem.names(in: directory) } catch { return failures.append(error) }
    let base = directory == "." ? "" : directory.hasSuffix("/") ? directory : directory + "/"
    for entry in names where !entry.hasPrefix(".") && !WorkBudget.spend(FolderWalk.workPerName) {
      let path = base + entry
      let entryName = name.isEmpty ? entry : "\(name)/\(entry)"
      let kind = SceneDocument(path: path)
      // Nearly all are no links: one look is enough for what they are and that nothing leads out by them.
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

  /// The kind and the identity of what is at a path, or nil with the failure noted.
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
