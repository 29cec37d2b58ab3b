internal import WorkBudgets

/// A walk through a folder and its subfolders in the order of their names. Everything that searches more than one
/// folder uses it, apart from the search for documents, which reports what it cannot read.
///
/// The walk always terminates: each folder is visited once, even if several links lead to it, up to a depth and a
/// number of folders. Each name is charged to the current work budget. Hidden and unreadable items and exported
/// localization catalogs are skipped.
package struct FolderWalk {
  /// The action for an item of a walk.
  package enum Step {
    /// Walk into the item if it is a folder.
    case enter
    /// Continue with the next item.
    case pass
  }

  /// The names of folders with built, rendered or downloaded files, which people do not edit.
  package static let generatedFolders: Set<String> = ["Output", "Pods", "Carthage", "DerivedData", "node_modules"]
  /// The suffix of localization catalogs that Xcode exports. They contain copies of documents and tables.
  static let catalogEnding = ".xcloc"
  /// The deepest nesting that is walked: above what real projects have.
  static let depthLimit = 16
  /// The cost of one name, in steps of a ``WorkBudget``.
  static let workPerName = 2000

  /// Whether the walk entered all folders that it should: no limit, no exhausted budget and no unreadable folder ended it.
  private(set) var isComplete = true
  private let folderLimit: Int
  private let followsLinks: Bool
  private let passedOver: Set<String>
  private var seen: Set<FileSystem.Identity> = []
  /// Whether folders were skipped because there are too many, or they are nested too deeply.
  package private(set) var exceedsLimits = false

  /// Creates a walk.
  ///
  /// - Parameters:
  ///   - folderLimit: The number of folders after which the walk stops.
  ///   - followsLinks: Whether to follow links to folders, within the current boundary.
  ///   - passedOver: The names to skip.
  package init(
    folderLimit: Int, followsLinks: Bool = false, passingOver passedOver: Set<String> = generatedFolders
  ) {
    self.folderLimit = folderLimit
    self.followsLinks = followsLinks
    self.passedOver = passedOver
  }

  /// Calls `step` for all names in a folder and in the subfolders that it enters.
  ///
  /// `step` receives a name and its path, and returns what to do with it.
  package mutating func walk(in folder: String, _ step: (_ name: String, _ path: String) -> Step) {
    guard let identity = try? FileSystem.status(of: folder).identity else {
      // Records the failure as a dependency: the folder may become readable.
      _ = try? FileSystem.names(in: folder)
      isComplete = false
      return
    }
    walk(in: folder, identity, depth: 0, step)
  }

  private mutating func walk(
    in folder: String, _ identity: FileSystem.Identity, depth: Int, _ step: (String, String) -> Step
  ) {
    guard !seen.contains(identity) else { return }
    guard depth < Self.depthLimit, seen.count < folderLimit else {
      exceedsLimits = true
      isComplete = false
      return
    }
    guard seen.insert(identity).inserted, let names = try? FileSystem.names(in: folder) else {
      isComplete = false
      return
    }
    for name in names where !name.hasPrefix(".") && !passedOver.contains(name) && !name.hasSuffix(Self.catalogEnding) {
      guard !WorkBudget.spend(Self.workPerName) else {
        isComplete = false
        return
      }
      let path = FolderPath.join(folder, name)
      if step(name, path) == .enter, let inner = folderIdentity(of: path) {
        walk(in: path, inner, depth: depth + 1, step)
      }
    }
  }

  /// Returns the identity of a folder to enter. Nil for everything else.
  private func folderIdentity(of path: String) -> FileSystem.Identity? {
    if followsLinks {
      return FileSystem.kind(of: path) == .directory ? try? FileSystem.status(of: path).identity : nil
    }
    guard let plain = FileSystem.plainStatus(of: path), plain.kind == .directory else { return nil }
    return plain.identity
  }
}
