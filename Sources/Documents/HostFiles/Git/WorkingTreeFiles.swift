/// The files of a working tree that git knows: those of the index, and those that are neither in it nor ignored.
struct WorkingTreeFiles: Sendable, Hashable {
  /// The paths below the root, without submodules and other repositories. A listed file may not exist.
  private(set) var files: Set<String> = []
  /// The object names of the files that a sparse checkout omits, by path below the root. Some may exist
  /// nevertheless.
  private(set) var omitted: [String: String] = [:]
  /// The paths of submodules and of other repositories inside the working tree.
  private(set) var repositories: Set<String> = []

  private static let submoduleMode = "160000"
  /// The largest number of folders that git is asked about one by one.
  private static let folderLimit = 64

  /// Creates the files below some folders by asking git.
  ///
  /// - Parameters:
  ///   - folders: The paths of the folders below the root, the empty one being the root itself.
  ///   - root: The root of the working tree.
  ///   - git: Runs git.
  init(below folders: Set<String>, at root: String, asking git: Git) throws(GitError) {
    let isWhole = folders.contains("") || folders.count > Self.folderLimit
    for entry in try git.files(below: isWhole ? [] : folders.sorted(), at: root).split(separator: 0) {
      guard entry.first != UInt8(ascii: "?") else {
        add(untracked: String(decoding: entry.dropFirst(2), as: UTF8.self))
        continue
      }
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let words = String(decoding: entry[..<tab], as: UTF8.self).split(separator: " ")
      let path = String(decoding: entry[(tab + 1)...], as: UTF8.self)
      guard words.count > 2, words[1] != Self.submoduleMode else {
        repositories.insert(path)
        continue
      }
      files.insert(path)
      if words[0] == "S" { omitted[path] = String(words[2]) }
    }
  }

  private mutating func add(untracked path: String) {
    // Git does not look into other repositories.
    if path.hasSuffix("/") { repositories.insert(String(path.dropLast())) } else { files.insert(path) }
  }
}

/// The links, submodules and other repositories in a working tree. It is unknown what a revision had behind them.
struct RepositoryBorders {
  private let root: String
  private let paths: Set<String>
  /// Whether folders are, or are behind, a border, by path below the root.
  private var known: [String: Bool] = [:]

  /// Creates the borders of a working tree.
  ///
  /// - Parameters:
  ///   - root: The absolute path of its root.
  ///   - paths: The paths below it of links, submodules and other repositories. Those that exist are found without.
  init(at root: String, _ paths: Set<String>) {
    self.root = root
    self.paths = paths
  }

  /// Whether a folder above a path is a border.
  mutating func areAbove(_ path: String) -> Bool {
    guard let end = path.lastIndex(of: "/") else { return false }
    let folder = String(path[..<end])
    if let known = known[folder] { return known }
    let place = "\(root)/\(folder)"
    let isBehind =
      paths.contains(folder) || FileSystem.isLink(place) || FileSystem.plainKind(of: "\(place)/.git") != nil
      || areAbove(folder)
    known[folder] = isBehind
    return isBehind
  }
}
