/// A view of a repository with its history and contents, but without its configuration.
///
/// It is a git directory of our own. It links to the repository's refs and objects and has its own configuration. So
/// there are no filters, no hooks, and no remote to fetch missing contents from.
struct RepositoryView: Sendable, Hashable {
  private let folder: String

  /// The variables that make git work in the view.
  var environment: [String: String] { ["GIT_DIR": folder] }

  /// The largest ref file that is copied, in bytes.
  private static let fileLimit = 1 << 20
  /// The files of one working tree that name revisions.
  private static let heads = ["HEAD", "ORIG_HEAD", "FETCH_HEAD", "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD"]
  /// The items that all working trees share.
  private static let shared = ["objects", "refs", "packed-refs", "reftable", "shallow"]

  /// Creates a view of a repository.
  ///
  /// `folder` specifies where to create the view. It must not exist.
  init(of place: Git.Place, in folder: String) throws(GitError) {
    self.folder = folder
    do throws(FileError) {
      let view = try FolderTree(at: folder, creates: true)
      for head in Self.heads where FileSystem.kind(of: "\(place.folder)/\(head)") == .file {
        try view.write(FileSystem.contents(of: "\(place.folder)/\(head)", limit: Self.fileLimit), to: head)
      }
      for name in Self.shared where FileSystem.kind(of: "\(place.sharedFolder)/\(name)") != nil {
        let path = "\(place.sharedFolder)/\(name)"
        if let obstacle = Self.obstacle(in: path) { throw FileError(path: obstacle, reason: .notRegularFile) }
        try view.link(name, to: path)
      }
      try view.link("logs/HEAD", to: "\(place.folder)/logs/HEAD")
      try view.link("logs/refs", to: "\(place.sharedFolder)/logs/refs")
      let hasTables = FileSystem.kind(of: "\(place.sharedFolder)/reftable") == .directory
      try view.write(Array(Self.configuration(place.objectFormat, hasTables: hasTables).utf8), to: "config")
    } catch {
      throw .file(error)
    }
  }

  /// The largest number of folders that are searched for obstacles. A repository has 256 folders of objects.
  private static let folderLimit = 4096

  /// Returns the path of the first pipe, socket or device in a folder, for which git would wait. Nil if there is none.
  private static func obstacle(in folder: String) -> String? {
    var obstacle: String?
    var walk = FolderWalk(folderLimit: folderLimit, passingOver: [])
    walk.walk(in: folder) { _, path in
      guard obstacle == nil else { return .pass }
      let kind = FileSystem.plainKind(of: path)
      // This kind includes links, which may lead to a file.
      if kind == .other, FileSystem.kind(of: path) == .other { obstacle = path }
      return kind == .directory ? .enter : .pass
    }
    return obstacle
  }

  private static func configuration(_ objectFormat: String, hasTables: Bool) -> String {
    var extensions: [String] = []
    if objectFormat != "sha1" { extensions.append("\tobjectFormat = \(objectFormat)") }
    if hasTables { extensions.append("\trefStorage = reftable") }
    let lines =
      ["[core]", "\trepositoryFormatVersion = \(extensions.isEmpty ? 0 : 1)", "\tbare = true", "[extensions]"]
      + extensions
    return lines.joined(separator: "\n") + "\n"
  }
}
