/// The files of a git revision that layouts are made from, in a folder of their own.
package struct RevisionFiles: Sendable, Hashable {
  /// The commit, 40 or more hexadecimal digits.
  package let commit: String
  /// The path of the counterpart of each path that the user named, in the same order; nothing lies there where the
  /// revision has none.
  package let paths: [String]

  /// Writes the files of a revision into a folder.
  ///
  /// Only what layouts are made from is written: scenes, storyboards and xibs, tables of strings, asset catalogues, the
  /// settings of apps, and links. The working tree, the index and what other programs know of the repository stay as they are.
  ///
  /// - Parameters:
  ///   - revision: A branch, a tag, a commit, or what else git takes for one: `HEAD~2`.
  ///   - paths: Files and folders of the working tree, of one repository.
  ///   - folder: A folder that exists, by its absolute path.
  package init(of revision: String, for paths: [String], in folder: String) throws(GitError) {
    let git = Git(folder: folder)
    let places = try Self.places(of: paths, git)
    guard let first = places.first else { throw .noRepository(path: ".") }
    if let other = places.indices.first(where: { places[$0].root != first.root }) {
      throw .severalRepositories(paths[0], paths[other])
    }
    commit = try git.commit(of: revision, at: first.root, shownAs: paths[0])
    let tree = "\(folder)/tree"
    // What is looked for upwards from a document ends where it does in the working tree.
    do throws(FileError) { try FileSystem.createDirectory(at: "\(tree)/.git") } catch { throw .file(error) }
    self.paths = places.map { $0.path.isEmpty ? tree : "\(tree)/\($0.path)" }
    let wanted = try git.files(of: commit, at: first.root).filter(Self.isWanted)
    try git.write(wanted.map(\.path), of: commit, at: first.root, to: tree)
  }

  /// The place of each path: the top of its working tree, and the path from there without a slash at its end.
  private static func places(of paths: [String], _ git: Git) throws(GitError) -> [(root: String, path: String)] {
    var places: [(root: String, path: String)] = []
    for path in paths {
      let isFolder = FileSystem.kind(of: path) == .directory
      let place = try git.place(of: isFolder ? path : FolderPath.folder(of: path), shownAs: path)
      let inside = place.prefix + (isFolder ? "" : FolderPath.name(of: path))
      places.append((place.root, inside.hasSuffix("/") ? String(inside.dropLast()) : inside))
    }
    return places
  }

  /// Returns whether layouts are made from a file; links always count.
  private static func isWanted(_ file: Git.File) -> Bool {
    if file.isLink || SceneDocument(path: file.path) != nil { return true }
    let path = file.path.lowercased()
    return path.contains(".xcassets/")
      || [".strings", ".stringsdict", ".xcstrings", "info.plist", ".xcodeproj/project.pbxproj"].contains(
        where: path.hasSuffix)
  }
}
