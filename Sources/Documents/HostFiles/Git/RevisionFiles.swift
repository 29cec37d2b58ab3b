/// The files of a git revision that layouts depend on, written to a folder.
package struct RevisionFiles: Sendable, Hashable {
  /// The counterparts of the paths that the user named, in the same order. They do not exist if the revision lacks
  /// them.
  package let paths: [String]
  /// The files that are git LFS pointers in the revision, by their paths below the root. Their contents are not
  /// fetched.
  package private(set) var pointers: [String] = []

  /// The files that exceed the size limit of all readers, by their paths below the root. They are not written.
  package private(set) var oversized: [String] = []

  /// The files of asset catalogs whose contents a partial clone lacks, by their paths below the root. They are not
  /// written.
  package private(set) var missingArtwork: [String] = []

  /// The links outside the paths that the user named whose targets a partial clone lacks, by their paths below the root.
  /// They are not written.
  package private(set) var missingLinks: [String] = []

  /// The source files, which are not written.
  package let sources: RevisionSources

  /// The largest file that is written, in bytes.
  private static let fileLimit = 64 << 20
  /// The largest total size that is written, in bytes.
  private static let sizeLimit = 4 << 30
  /// The largest number of files that are written: a tree can contain the same file a million times.
  private static let countLimit = 50_000

  /// Creates the files of a revision by writing them to a folder.
  ///
  /// Documents that the working tree has at another path are written to that path.
  /// Only files that layouts depend on are written: scenes, storyboards, xibs, string tables, asset catalogs, app
  /// settings and links. The working tree and the index are not changed. No program that the repository names is run,
  /// and nothing is fetched.
  ///
  /// - Parameters:
  ///   - revision: A branch, a tag, a commit, or another revision that git accepts, such as `HEAD~2`.
  ///   - paths: Files and folders of the working tree of one repository.
  ///   - folder: The absolute path of an existing folder.
  package init(of revision: String, for paths: [String], in folder: String) throws(GitError) {
    let git = Git(folder: folder)
    let places = try Self.places(of: paths, git)
    guard let first = places.first?.place else { throw .noRepository(path: ".") }
    if let other = places.indices.first(where: { places[$0].place.root != first.root }) {
      throw .severalRepositories(paths[0], paths[other])
    }
    let tree = "\(folder)/tree"
    self.paths = places.map { $0.path.isEmpty ? tree : "\(tree)/\($0.path)" }
    let revision = try Revision(revision, at: first, shownAs: paths[0], asking: git)
    let listed = try revision.files { $0.isSubmodule || RevisionSources.contains($0) || Self.isWanted($0) }
    let sourceFiles = listed.filter(RevisionSources.contains)
    let named = try revision.measured(listed.filter { !$0.isSubmodule && !RevisionSources.contains($0) })
    sources = RevisionSources(
      revision: revision, files: sourceFiles,
      borders: Set(listed.filter { $0.isLink || $0.isSubmodule }.map(\.path)),
      root: FileSystem.realPath(of: first.root) ?? first.root)
    guard named.count <= Self.countLimit else { throw .tooManyFiles(named.count, limit: Self.countLimit) }
    let sized = named.filter { $0.size ?? 0 <= Self.fileLimit }
    oversized = named.filter { $0.size ?? 0 > Self.fileLimit }.map(\.path)
    let size = sized.reduce(0) { $0 + ($1.size ?? 0) }
    guard size <= Self.sizeLimit else { throw .tooLarge(megabytes: size >> 20, limit: Self.sizeLimit >> 20) }
    let lacking = sized.filter { $0.size == nil }
    let unchanged = try revision.unchanged(lacking, at: first.root, limit: Self.fileLimit)
    let kept = Set(unchanged.map(\.path))
    let missing = lacking.filter { !kept.contains($0.path) }
    let needed = missing.filter { Self.isNeeded($0, for: places.map(\.path)) }
    if let first = needed.first { throw .missingContents(count: needed.count, first: first.path) }
    missingArtwork = missing.filter { !$0.isLink }.map(\.path)
    missingLinks = missing.filter(\.isLink).map(\.path)
    let moved = try MovedDocuments(
      among: named, in: zip(paths, places).map { ($0, $1.path) }, at: first.root, limit: Self.fileLimit, of: revision)
    try write(
      sized.filter { $0.size != nil }, moving: moved.paths, of: revision, and: unchanged, at: first.root, to: tree)
  }

  /// Whether layouts of some paths may be wrong without a file. Layouts of a given document may also depend on texts,
  /// settings and storyboards elsewhere.
  private static func isNeeded(_ file: Revision.File, for paths: [String]) -> Bool {
    guard file.isLink else { return !isArtwork(file.path) }
    return paths.contains { contains($0, file.path) || contains(file.path, $0) }
  }

  /// Whether a path is the other one or in it. The empty path is the root.
  private static func contains(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix("\(folder)/")
  }

  /// Returns the location of each path in its repository, and the path below the root without a trailing slash.
  private static func places(of paths: [String], _ git: Git) throws(GitError) -> [(place: Git.Place, path: String)] {
    var places: [(place: Git.Place, path: String)] = []
    for path in paths {
      let isFolder = FileSystem.kind(of: path) == .directory
      let place = try git.place(of: isFolder ? path : FolderPath.folder(of: path), shownAs: path)
      let inside = place.prefix + (isFolder ? "" : FolderPath.name(of: path))
      places.append((place, inside.hasSuffix("/") ? String(inside.dropLast()) : inside))
    }
    return places
  }

  /// Writes the files first and the links last, so that no file is written through a link.
  ///
  /// `unchanged` are the files whose contents are read from the working tree at `root`, and `paths` those of files that
  /// the working tree has elsewhere.
  private mutating func write(
    _ files: [Revision.File], moving paths: [String: String], of revision: Revision, and unchanged: [Revision.File],
    at root: String, to path: String
  ) throws(GitError) {
    let tree: FolderTree
    do throws(FileError) {
      tree = try FolderTree(at: path, creates: true)
      // Searches upwards from a document look for `.git`. They end here as they do in the working tree.
      try tree.createFolder(".git")
    } catch {
      throw .file(error)
    }
    var pointers: [String] = []
    func add(_ file: Revision.File, _ contents: some Collection<UInt8>) throws(FileError) {
      guard !file.isLink else { return try tree.link(file.path, to: String(decoding: contents, as: UTF8.self)) }
      try tree.write(Array(contents), to: paths[file.path] ?? file.path)
      if contents.starts(with: Self.pointerStart.utf8) { pointers.append(file.path) }
    }
    for file in unchanged {
      do throws(FileError) {
        try add(file, FileSystem.contents(of: "\(root)/\(file.path)", limit: Self.fileLimit))
      } catch {
        throw .file(error)
      }
    }
    try revision.read(files.filter { !$0.isLink } + files.filter(\.isLink)) { (file, contents) throws(GitError) in
      do throws(FileError) {
        try add(file, contents)
      } catch {
        throw .file(error)
      }
    }
    self.pointers = pointers
  }

  /// The first line of a git LFS pointer file.
  static let pointerStart = "version https://git-lfs.github.com/spec/v1\n"

  /// Whether layouts depend on a file. Links always count.
  private static func isWanted(_ file: Revision.File) -> Bool {
    if file.isLink || SceneDocument(path: file.path) != nil { return true }
    let path = file.path.lowercased()
    return isArtwork(path)
      || [".strings", ".stringsdict", ".xcstrings", "info.plist", ".xcodeproj/project.pbxproj"].contains(
        where: path.hasSuffix)
  }

  /// Whether a file is part of an asset catalog.
  private static func isArtwork(_ path: String) -> Bool { path.lowercased().contains(".xcassets/") }
}
