/// The git directory of a working tree, found without starting git.
struct GitFolder {
  /// The directory of this working tree.
  private let path: String
  /// The directory that all working trees share.
  private let sharedPath: String
  /// The pipe or device in place of a file that locates the directory.
  private let obstacleOnTheWay: String?

  /// The largest file with a path or a reference that is read, in bytes.
  private static let fileLimit = 8 << 10
  /// The files of one working tree that git opens before it answers.
  private static let files = ["HEAD", "config.worktree", "index"]
  /// The files of all working trees that git opens before it answers.
  private static let sharedFiles = ["config", "packed-refs", "shallow", "objects/info/alternates"]
  private static let referenceMark = "ref: "

  /// Finds the git directory of the working tree that contains a folder. Nil if no `.git` is above it.
  init?(above folder: String) {
    guard let entry = Self.entry(above: folder) else { return nil }
    // In a linked working tree or a submodule, `.git` is a file with the path of the directory.
    path = Self.place(in: entry, after: "gitdir: ", from: FolderPath.folder(of: entry)) ?? entry
    let link = FolderPath.join(path, "commondir")
    sharedPath = Self.place(in: link, after: "", from: path) ?? path
    obstacleOnTheWay = [entry, link].first { FileSystem.kind(of: $0) == .other }
  }

  /// Returns the path of the nearest `.git` in a folder or above it, of any kind. Nil if there is none.
  static func entry(above folder: String) -> String? {
    var folder = FileSystem.realPath(of: folder) ?? folder
    while true {
      let entry = FolderPath.join(folder, ".git")
      if FileSystem.plainKind(of: entry) != nil { return entry }
      let outer = FolderPath.folder(of: folder)
      guard outer.utf8.count < folder.utf8.count else { return nil }
      folder = outer
    }
  }

  /// The path of the first file that is a pipe, a socket or a device, for which git would wait. Nil if there is none.
  ///
  /// Only files that git opens for every question are looked at. ``RepositoryView`` searches the refs, and
  /// ``ObjectFolders`` the objects.
  var obstacle: String? {
    if let obstacleOnTheWay { return obstacleOnTheWay }
    let files = Self.files.map { FolderPath.join(path, $0) } + Self.sharedFiles.map { FolderPath.join(sharedPath, $0) }
    if let obstacle = files.first(where: Self.isObstacle) { return obstacle }
    guard let head = Self.text(of: FolderPath.join(path, "HEAD")) else { return nil }
    guard head.hasPrefix(Self.referenceMark) else { return object(head) }
    let reference = FolderPath.join(sharedPath, String(head.dropFirst(Self.referenceMark.count)))
    return Self.isObstacle(reference) ? reference : Self.text(of: reference).flatMap(object)
  }

  /// Returns the path of the file of an object if it is an obstacle.
  private func object(_ name: String) -> String? {
    let file = FolderPath.join(sharedPath, "objects/\(name.prefix(2))/\(name.dropFirst(2))")
    return name.allSatisfy(\.isHexDigit) && Self.isObstacle(file) ? file : nil
  }

  /// Whether a path is that of a pipe, a socket or a device, or of a link to one.
  static func isObstacle(_ path: String) -> Bool {
    // Nearly all items are neither, which one `lstat` shows.
    FileSystem.plainKind(of: path) == .other && FileSystem.kind(of: path) == .other
  }

  /// Returns the path that a file contains after a mark, relative to a folder. Nil if it contains none.
  private static func place(in path: String, after mark: String, from folder: String) -> String? {
    guard let text = text(of: path), text.hasPrefix(mark), text.count > mark.count else { return nil }
    let place = String(text.dropFirst(mark.count))
    return place.hasPrefix("/") ? place : FolderPath.join(folder, place)
  }

  /// Returns the first line of a small file. Nil if the file is empty, missing or not a regular file.
  private static func text(of path: String) -> String? {
    guard FileSystem.kind(of: path) == .file, let bytes = try? FileSystem.contents(of: path, limit: fileLimit) else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init)
  }
}
