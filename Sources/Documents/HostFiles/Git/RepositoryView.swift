/// A repository as git sees it that knows its history and contents, and nothing of its configuration.
///
/// It is a folder of our own that looks to git like those that it keeps: names and contents are the repository's, by
/// links; the configuration is ours. So there are no filters, no hooks, and no place to fetch missing contents from.
struct RepositoryView: Sendable, Hashable {
  /// The folder.
  private let folder: String

  /// The variables by which git works in it.
  var environment: [String: String] { ["GIT_DIR": folder] }

  /// More bytes than git's own small files have.
  private static let fileLimit = 1 << 20
  /// The files of one working tree that revisions are named by.
  private static let heads = ["HEAD", "ORIG_HEAD", "FETCH_HEAD", "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD"]
  /// The names that all working trees share.
  private static let shared = ["objects", "refs", "packed-refs", "reftable", "shallow"]

  /// A view of a repository.
  ///
  /// - Parameter folder: Where it is made; nothing is there yet.
  init(of place: Git.Place, in folder: String) throws(GitError) {
    self.folder = folder
    do throws(FileError) {
      let view = try FolderTree(at: folder, creates: true)
      for head in Self.heads where FileSystem.kind(of: "\(place.folder)/\(head)") == .file {
        try view.write(FileSystem.contents(of: "\(place.folder)/\(head)", limit: Self.fileLimit), to: head)
      }
      for name in Self.shared where FileSystem.kind(of: "\(place.sharedFolder)/\(name)") != nil {
        try view.link(name, to: "\(place.sharedFolder)/\(name)")
      }
      try view.link("logs/HEAD", to: "\(place.folder)/logs/HEAD")
      try view.link("logs/refs", to: "\(place.sharedFolder)/logs/refs")
      let hasTables = FileSystem.kind(of: "\(place.sharedFolder)/reftable") == .directory
      try view.write(Array(Self.configuration(place.objectFormat, hasTables: hasTables).utf8), to: "config")
    } catch {
      throw .file(error)
    }
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
