internal import Glibc

/// A walk through a folder and those below it, in the order of their names.
///
/// Links, hidden files and folders, folders with what was built or fetched, and what cannot be read are passed over.
struct FolderWalk {
  /// The next step of a walk at what it has come to.
  enum Step {
    /// To look into it, where it is a folder.
    case enter
    /// To go on with what comes next.
    case pass
  }

  /// Folders that hold what was built, rendered or fetched, not what people edit.
  static let generatedFolders: Set<String> = ["Output", "Pods", "Carthage", "DerivedData", "node_modules"]
  /// More folders inside each other than projects have.
  private static let depthLimit = 16

  private let folderLimit: Int
  private var folderCount = 0

  /// A walk that ends after some folders.
  init(folderLimit: Int) { self.folderLimit = folderLimit }

  /// Asks for the next step at all names in a folder, and in those below it that it looks into.
  ///
  /// - Parameter step: Gets a name and its path.
  mutating func walk(in folder: String, depth: Int = 0, _ step: (_ name: String, _ path: String) -> Step) {
    guard depth < Self.depthLimit, folderCount < folderLimit, let names = try? FileSystem.names(in: folder) else {
      return
    }
    folderCount += 1
    for name in names where !name.hasPrefix(".") && !Self.generatedFolders.contains(name) {
      let path = FolderPath.join(folder, name)
      if step(name, path) == .enter, Self.isFolder(path) { walk(in: path, depth: depth + 1, step) }
    }
  }

  /// True for a folder that no link leads to, so that none is walked through twice.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
