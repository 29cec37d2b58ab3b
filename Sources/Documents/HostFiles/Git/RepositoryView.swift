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
  private static let shared = [objects, "refs", "packed-refs", "reftable", "shallow"]
  private static let objects = "objects"

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
        let obstacle = name == Self.objects ? ObjectFolders(of: path).obstacle : Self.obstacle(in: path)
        if let obstacle { throw FileError(path: obstacle, reason: .notRegularFile) }
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

  /// The largest number of folders of refs that are searched for obstacles.
  private static let folderLimit = 4096

  /// Returns the path of the first pipe, socket or device in a folder, for which git would wait. Nil if there is none.
  ///
  /// Folders beyond the limit of number and the depth of ``FolderWalk`` are not searched. The time limit of git ends the
  /// wait for files in them.
  private static func obstacle(in folder: String) -> String? {
    var obstacle: String?
    var walk = FolderWalk(folderLimit: folderLimit, passingOver: [])
    walk.walk(in: folder) { _, path in
      if obstacle == nil, GitFolder.isObstacle(path) { obstacle = path }
      return obstacle == nil ? .enter : .pass
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
