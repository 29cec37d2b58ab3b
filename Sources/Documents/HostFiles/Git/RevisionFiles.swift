/// The files of a git revision that layouts are made from, in a folder of their own.
package struct RevisionFiles: Sendable, Hashable {
  /// The commit, 40 or more hexadecimal digits.
  package let commit: String
  /// The path of the counterpart of each path that the user named, in the same order; nothing lies there where the
  /// revision has none.
  package let paths: [String]
  /// The files, by their paths below the top of the repository, of which the revision holds only where they are kept: git
  /// LFS would fetch them, which nobody does here.
  package private(set) var pointers: [String] = []

  /// The files, likewise, that no reader would take because of their size, which are not written.
  package private(set) var oversized: [String] = []

  /// More bytes than any document or picture that is read has.
  private static let fileLimit = 64 << 20
  /// More bytes than the documents and pictures of a project have in all.
  private static let sizeLimit = 4 << 30

  /// Writes the files of a revision into a folder.
  ///
  /// Only what layouts are made from is written: scenes, storyboards and xibs, tables of strings, asset catalogues, the
  /// settings of apps, and links. The working tree, the index and what other programs know of the repository stay as they
  /// are. Nothing that the repository names is run, and nothing is fetched.
  ///
  /// - Parameters:
  ///   - revision: A branch, a tag, a commit, or what else git takes for one: `HEAD~2`.
  ///   - paths: Files and folders of the working tree, of one repository.
  ///   - folder: A folder that exists, by its absolute path.
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
    commit = revision.commit
    let named = try revision.files().filter(Self.isWanted)
    let wanted = named.filter { $0.size ?? 0 <= Self.fileLimit }
    oversized = named.filter { $0.size ?? 0 > Self.fileLimit }.map(\.path)
    let size = wanted.reduce(0) { $0 + ($1.size ?? 0) }
    guard size <= Self.sizeLimit else { throw .tooLarge(megabytes: size >> 20, limit: Self.sizeLimit >> 20) }
    let missing = wanted.filter { $0.size == nil }
    if let first = missing.first { throw .missingContents(count: missing.count, first: first.path) }
    try write(wanted, of: revision, to: tree)
  }

  /// The place of each path in its working tree, and the path from the top of that without a slash at its end.
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

  /// Writes files, and then links: nothing may be written through one.
  private mutating func write(_ files: [Revision.File], of revision: Revision, to path: String) throws(GitError) {
    let tree: FolderTree
    do throws(FileError) {
      tree = try FolderTree(at: path, creates: true)
      // What is looked for upwards from a document ends where it does in the working tree.
      try tree.createFolder(".git")
    } catch {
      throw .file(error)
    }
    var pointers: [String] = []
    try revision.read(files.filter { !$0.isLink } + files.filter(\.isLink)) { (file, contents) throws(GitError) in
      do throws(FileError) {
        guard !file.isLink else { return try tree.link(file.path, to: String(decoding: contents, as: UTF8.self)) }
        try tree.write(Array(contents), to: file.path)
        if contents.starts(with: Self.pointerStart.utf8) { pointers.append(file.path) }
      } catch {
        throw .file(error)
      }
    }
    self.pointers = pointers
  }

  /// The beginning of the files of git LFS that stand for larger ones.
  private static let pointerStart = "version https://git-lfs.github.com/spec/v1\n"

  /// Returns whether layouts are made from a file; links always count.
  private static func isWanted(_ file: Revision.File) -> Bool {
    if file.isLink || SceneDocument(path: file.path) != nil { return true }
    let path = file.path.lowercased()
    return path.contains(".xcassets/")
      || [".strings", ".stringsdict", ".xcstrings", "info.plist", ".xcodeproj/project.pbxproj"].contains(
        where: path.hasSuffix)
  }
}
