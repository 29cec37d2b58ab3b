/// The source files of a revision. They are read only for folders whose documents use code.
package struct RevisionSources: Sendable, Hashable {
  /// The revision, which can read their contents.
  let revision: Revision
  /// The files of the revision, without sizes.
  let files: [Revision.File]
  /// The paths below the root of the links and submodules of the revision.
  let borders: Set<String>
  /// The absolute path of the root of the working tree, without links.
  let root: String

  /// The largest total size of the files that differ, in bytes.
  private static let sizeLimit = 64 << 20

  /// Whether a file of a revision may be a source file.
  static func contains(_ file: Revision.File) -> Bool {
    !file.isLink && !file.isSubmodule && FileSystem.isSource(file.path)
  }

  /// Returns the source files below some folders of the working tree in which it differs from the revision.
  ///
  /// Only files that differ are read from the repository. Others are compared by their git object names. A file counts as
  /// different only if that is certain. These are the same on both sides: ignored and linked files, those of submodules
  /// and other repositories, those that a sparse checkout omits, those above the size limit on either side, and
  /// those that a filter stores as something else than text.
  ///
  /// - Throws: ``GitError`` if there are too many files, if those that differ are too large, if a partial clone or a
  ///   sparse checkout lacks some, or if git fails.
  package func changes(below folders: [String]) throws(GitError) -> ChangedSources {
    var changes = ChangedSources(root: root)
    let places = places(of: folders, in: changes)
    guard !places.isEmpty else { return changes }
    let near = files.filter { Self.reach($0.path, from: places) }
    guard near.count <= FileSystem.sourceFileLimit else {
      throw .tooManyFiles(near.count, limit: FileSystem.sourceFileLimit)
    }
    let present = try WorkingTreeFiles(below: places, at: root, asking: revision.git)
    try checkOmitted(in: present, near, places)
    var borders = RepositoryBorders(at: root, self.borders.union(present.repositories))
    let known = Set(files.map(\.path)).union(self.borders)
    changes.new = present.files.filter { path in
      FileSystem.isSource(path) && !known.contains(path) && Self.reach(path, from: places)
        && kind(of: path) == .file && !borders.areAbove(path)
    }
    let kept = near.filter { isReadable($0.path) }
    let absent = near.filter { file in
      kind(of: file.path) == nil && present.omitted[file.path] == nil && !borders.areAbove(file.path)
    }
    // Files that are not committed anymore may be made by each build.
    let ignored = try revision.git.ignored(absent.map(\.path), at: root)
    let unchanged = Set(try revision.unchanged(kept, at: root, limit: FileSystem.sourceSizeLimit).map(\.path))
    let different = kept.filter { !unchanged.contains($0.path) } + absent.filter { !ignored.contains($0.path) }
    try read(try revision.measured(different), into: &changes)
    return changes
  }

  /// Returns the paths below the root of folders, without those in other repositories.
  private func places(of folders: [String], in changes: ChangedSources) -> Set<String> {
    var borders = RepositoryBorders(at: root, self.borders)
    return Set(folders.compactMap { FileSystem.realPath(of: $0).flatMap(changes.place) }).filter { place in
      place.isEmpty || !borders.areAbove("\(place)/")
    }
  }

  /// Whether the search for sources in one of some folders reaches a path.
  private static func reach(_ path: String, from places: Set<String>) -> Bool {
    places.contains { place in
      guard !place.isEmpty else { return FileSystem.reachesSource(path) }
      return path.hasPrefix("\(place)/") && FileSystem.reachesSource(String(path.dropFirst(place.count + 1)))
    }
  }

  private func kind(of path: String) -> FileSystem.Kind? { FileSystem.plainKind(of: "\(root)/\(path)") }

  /// Whether the working tree has a file that is not too large to be read.
  private func isReadable(_ path: String) -> Bool {
    guard kind(of: path) == .file, let size = try? FileSystem.ageAndSize(of: "\(root)/\(path)").bytes else {
      return false
    }
    return size <= FileSystem.sourceSizeLimit
  }

  /// Throws if a sparse checkout omits source files that the revision has in another state. Classes may have been
  /// moved to them from other files.
  private func checkOmitted(
    in present: WorkingTreeFiles, _ near: [Revision.File], _ places: Set<String>
  ) throws(GitError) {
    guard !present.omitted.isEmpty else { return }
    let former = Dictionary(near.map { ($0.path, $0.contents) }, uniquingKeysWith: { first, _ in first })
    let different = present.omitted.filter { path, contents in
      FileSystem.isSource(path) && Self.reach(path, from: places) && former[path] != contents && kind(of: path) == nil
    }
    if let first = different.keys.min() { throw .omitted(path: first) }
  }

  private func read(_ different: [Revision.File], into changes: inout ChangedSources) throws(GitError) {
    let lacking = different.filter { $0.size == nil }
    if let first = lacking.first { throw .missingContents(count: lacking.count, first: first.path) }
    let read = different.filter { $0.size ?? 0 <= FileSystem.sourceSizeLimit }
    let size = read.reduce(0) { $0 + ($1.size ?? 0) }
    guard size <= Self.sizeLimit else { throw .tooLarge(megabytes: size >> 20, limit: Self.sizeLimit >> 20) }
    var former: [String: [UInt8]] = [:]
    try revision.read(read) { file, contents in
      if Self.isText(contents), isAbsentOrText(file.path) { former[file.path] = Array(contents) }
    }
    changes.former = former
  }

  private func isAbsentOrText(_ path: String) -> Bool {
    guard kind(of: path) != nil else { return true }
    guard let bytes = try? FileSystem.contents(of: "\(root)/\(path)", limit: FileSystem.sourceSizeLimit) else {
      return false
    }
    return Self.isText(bytes)
  }

  /// Whether contents are neither encrypted, nor in an encoding that is not read, nor a git LFS pointer. A filter of the
  /// repository converts these, and is not run.
  private static func isText(_ bytes: some Collection<UInt8>) -> Bool {
    !bytes.contains(0) && !bytes.starts(with: RevisionFiles.pointerStart.utf8)
  }
}
