/// The folders in which git looks for the objects of a repository: its own, and those that it borrows from other
/// repositories, as a clone made with `--shared` or `--reference` does.
struct ObjectFolders {
  /// The paths, the repository's own first.
  private(set) var paths: [String] = []

  /// The deepest chain of repositories that borrow from each other. Git stops there as well.
  private static let depthLimit = 6
  /// The largest number of folders. Further ones are not searched.
  private static let countLimit = 64
  /// The largest number of listed paths that are resolved, in all lists together. Further ones are not searched.
  private static let lineLimit = 512
  /// The largest list of folders that is read, in bytes.
  private static let listLimit = 64 << 10

  /// Finds the folders by the path of the repository's own one.
  init(of own: String) {
    var (seen, next): (Set<String>, [String]) = ([], [own])
    var lineCount = 0
    for _ in 0...Self.depthLimit {
      let new = next.filter { seen.insert(FileSystem.realPath(of: $0) ?? $0).inserted }
        .prefix(Self.countLimit - paths.count)
      paths += new
      next = new.flatMap { Self.lenders(of: $0, counting: &lineCount) }
      guard !next.isEmpty, paths.count < Self.countLimit else { return }
    }
  }

  /// The path of the first pipe, socket or device in place of an object, a pack or an index, for which git would wait.
  /// Nil if there is none.
  var obstacle: String? { paths.lazy.compactMap(Self.obstacle).first }

  /// Returns the folders that a repository borrows objects from, each on a line of a list. Relative paths start at its
  /// own objects. Quoted paths are skipped; only names with special characters need quotes.
  ///
  /// `lineCount` is the number of paths that were resolved.
  private static func lenders(of folder: String, counting lineCount: inout Int) -> [String] {
    let list = FolderPath.join(folder, "info/alternates")
    guard FileSystem.kind(of: list) == .file, let bytes = try? FileSystem.contents(of: list, limit: listLimit) else {
      return []
    }
    let start = FileSystem.realPath(of: folder) ?? folder
    let lines = bytes.split(separator: UInt8(ascii: "\n")).filter {
      $0.first != UInt8(ascii: "#") && $0.first != UInt8(ascii: "\"")
    }.prefix(max(0, lineLimit - lineCount))
    lineCount += lines.count
    return lines.map { String(decoding: $0, as: UTF8.self) }
      .compactMap { FileSystem.realPath(of: $0.hasPrefix("/") ? $0 : FolderPath.join(start, $0)) }
      .filter { FileSystem.kind(of: $0) == .directory }
  }

  /// The folders of packs and lists, beside those of objects, which have two hexadecimal digits as names.
  private static let listFolders: Set<String> = ["info", "pack"]
  /// The folders in `info` and `pack` that git itself creates.
  private static let innerFolders: Set<String> = ["commit-graphs", "multi-pack-index.d"]

  /// Returns the path of the first obstacle in the folders that git opens.
  private static func obstacle(in folder: String) -> String? {
    var obstacle: String?
    // There are fewer such folders than the limit.
    var walk = FolderWalk(folderLimit: 512, followsLinks: true, passingOver: [])
    walk.walk(in: folder) { name, path in
      guard obstacle == nil else { return .pass }
      if FolderPath.folder(of: path) == folder {
        return listFolders.contains(name) || name.utf8.count == 2 && name.allSatisfy(\.isHexDigit) ? .enter : .pass
      }
      if GitFolder.isObstacle(path) { obstacle = path }
      return innerFolders.contains(name) ? .enter : .pass
    }
    return obstacle
  }
}
