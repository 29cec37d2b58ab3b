/// Whether git tracks the files of a folder, so that the authors of the repository decide what they contain.
package enum TrackedFolder: Sendable, Hashable {
  /// The folder is missing, is in no working tree, or git tracks nothing in it.
  case no
  /// Git tracks files in it, or the folder itself as a link or an embedded repository.
  case yes
  /// The folder is in a working tree, but git gave no answer: it is not installed, refuses the repository or takes too
  /// long.
  case unknown

  /// Creates the state of a folder by asking git whether it tracks files in it.
  package init(at path: String) {
    guard let real = FileSystem.realPath(of: path) else {
      self = .no
      return
    }
    // A tracked link may lead anywhere, so the link itself is checked as well.
    let places =
      FileSystem.isLink(path) ? [(FolderPath.folder(of: path), FolderPath.name(of: path)), (real, ".")] : [(real, ".")]
    let answers = places.map { Self.answer(about: $0.1, in: $0.0) }
    self = answers.contains(.yes) ? .yes : answers.contains(.unknown) ? .unknown : .no
  }

  private static func answer(about name: String, in folder: String) -> TrackedFolder {
    guard isInWorkingTree(folder) else { return .no }
    let tracked = try? FileSystem.withTemporaryFolder { own throws(GitError) in
      try Git(folder: own).tracksFiles(named: name, in: folder)
    } otherwise: {
      GitError.file($0)
    }
    return tracked.map { $0 ? .yes : .no } ?? .unknown
  }

  /// Whether a folder or one above it has a `.git`. This avoids starting git, which takes milliseconds.
  static func isInWorkingTree(_ folder: String) -> Bool { GitFolder.entry(above: folder) != nil }
}
