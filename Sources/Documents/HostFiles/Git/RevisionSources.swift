/// The source files of a revision. They are read only if the layouts of documents depend on code.
package struct RevisionSources: Sendable, Hashable {
  /// The revision, which can read their contents.
  let revision: Revision
  /// The files of the revision, without sizes.
  let files: [Revision.File]
  /// The absolute path of the root of the working tree, without links.
  let root: String

  /// The largest number of source files that are compared: above what most projects have.
  private static let countLimit = 20_000
  /// The largest total size of the files that differ, in bytes.
  private static let sizeLimit = 64 << 20

  /// Whether a file of a revision may be a source file.
  static func contains(_ file: Revision.File) -> Bool { !file.isLink && FileSystem.isSource(file.path) }

  /// Returns the source files below some folders of the working tree in which it differs from the revision.
  ///
  /// Only files that differ are read from the repository. Others are compared by the names of their contents.
  ///
  /// - Throws: ``GitError`` if there are too many files, if those that differ are too large, if a partial clone lacks
  ///   some, or if git fails.
  package func changes(below folders: [String]) throws(GitError) -> ChangedSources {
    let none = ChangedSources(root: root)
    let places = Set(folders.compactMap { FileSystem.realPath(of: $0).flatMap(none.place) })
    let near = files.filter { file in
      places.contains { place in
        guard !place.isEmpty else { return FileSystem.reachesSource(file.path) }
        guard file.path.hasPrefix("\(place)/") else { return false }
        return FileSystem.reachesSource(String(file.path.dropFirst(place.count + 1)))
      }
    }
    guard near.count <= Self.countLimit else { throw .tooManyFiles(near.count, limit: Self.countLimit) }
    let unchanged = Set(try revision.unchanged(near, at: root, limit: FileSystem.sourceSizeLimit).map(\.path))
    let different = try revision.measured(near.filter { !unchanged.contains($0.path) })
    return try changes(in: different, among: near)
  }

  private func changes(
    in different: [Revision.File], among near: [Revision.File]
  ) throws(GitError) -> ChangedSources {
    var changes = ChangedSources(root: root)
    changes.known = Set(near.map(\.path))
    let lacking = different.filter { $0.size == nil }
    if let first = lacking.first { throw .missingContents(count: lacking.count, first: first.path) }
    let read = different.filter { $0.size ?? 0 <= FileSystem.sourceSizeLimit }
    let size = read.reduce(0) { $0 + ($1.size ?? 0) }
    guard size <= Self.sizeLimit else { throw .tooLarge(megabytes: size >> 20, limit: Self.sizeLimit >> 20) }
    // A file above the limit is read in neither state.
    for file in different where file.size ?? 0 > FileSystem.sourceSizeLimit { changes.former[file.path] = [] }
    try revision.read(read) { file, contents in changes.former[file.path] = Array(contents) }
    return changes
  }
}

/// The source files in which an earlier state of a project differs from the working tree.
package struct ChangedSources: Sendable, Hashable {
  /// The absolute path of the root of the working tree, without links.
  package let root: String
  /// The contents of the files that were different, by their paths below the root. Empty for files that are not read.
  package var former: [String: [UInt8]] = [:]
  /// The paths below the root of all source files of the earlier state.
  var known: Set<String> = []

  /// Creates changes without any file.
  package init(root: String) { self.root = root }

  /// Returns the path below the root of an absolute path without links: empty for the root itself, nil outside.
  package func place(of path: String) -> String? {
    if path == root { return "" }
    return path.hasPrefix("\(root)/") ? String(path.dropFirst(root.count + 1)) : nil
  }

  /// Whether only the working tree has a file. Files of submodules and other repositories are not new: the revision
  /// does not contain them.
  ///
  /// - Parameter place: The path of the file below the root.
  package func isNew(_ place: String) -> Bool {
    guard !known.contains(place) else { return false }
    var folder = FolderPath.folder(of: place)
    while !folder.isEmpty, folder != "." {
      if FileSystem.kind(of: "\(root)/\(folder)/.git") != nil { return false }
      folder = folder.contains("/") ? FolderPath.folder(of: folder) : ""
    }
    return true
  }
}
