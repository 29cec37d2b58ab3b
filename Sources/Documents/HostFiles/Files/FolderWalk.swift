internal import WorkBudgets

/// A walk through a folder and those below it, in the order of their names: the one that everything takes that looks for more
/// than one folder's files, apart from the search for documents, which reports what it cannot read.
///
/// It ends in any tree: each folder is looked at once, whatever links lead to it, up to a depth and a number of folders, and
/// every name is charged to the budget of what is being made. Hidden files and folders and what cannot be read are passed over.
package struct FolderWalk {
  /// The next step of a walk at what it has come to.
  package enum Step {
    /// Looks into it, if it is a folder.
    case enter
    /// Goes on with what comes next.
    case pass
  }

  /// Folders that hold what was built, rendered or fetched, not what people edit.
  package static let generatedFolders: Set<String> = ["Output", "Pods", "Carthage", "DerivedData", "node_modules"]
  /// More folders inside each other than projects have.
  private static let depthLimit = 16
  /// The work of looking at a name, in the steps that a ``WorkBudget`` counts.
  static let workPerName = 2000

  private let folderLimit: Int
  private let followsLinks: Bool
  private let passedOver: Set<String>
  private var seen: Set<FileSystem.Identity> = []

  /// A walk.
  ///
  /// - Parameters:
  ///   - folderLimit: The number of folders after which it ends.
  ///   - followsLinks: Whether folders that links lead to are looked into, within the boundary that holds.
  ///   - passedOver: The names that are passed over.
  package init(
    folderLimit: Int, followsLinks: Bool = false, passingOver passedOver: Set<String> = generatedFolders
  ) {
    self.folderLimit = folderLimit
    self.followsLinks = followsLinks
    self.passedOver = passedOver
  }

  /// Asks for the next step at all names in a folder, and in those below it that it looks into.
  ///
  /// - Parameter step: Gets a name and its path.
  package mutating func walk(in folder: String, _ step: (_ name: String, _ path: String) -> Step) {
    guard let identity = try? FileSystem.status(of: folder).identity else {
      // That it cannot be read is an answer as well, which may change.
      _ = try? FileSystem.names(in: folder)
      return
    }
    walk(in: folder, identity, depth: 0, step)
  }

  private mutating func walk(
    in folder: String, _ identity: FileSystem.Identity, depth: Int, _ step: (String, String) -> Step
  ) {
    guard depth < Self.depthLimit, seen.count < folderLimit, seen.insert(identity).inserted,
      let names = try? FileSystem.names(in: folder)
    else { return }
    for name in names where !name.hasPrefix(".") && !passedOver.contains(name) {
      guard !WorkBudget.spend(Self.workPerName) else { return }
      let path = FolderPath.join(folder, name)
      if step(name, path) == .enter, let inner = folderIdentity(of: path) {
        walk(in: path, inner, depth: depth + 1, step)
      }
    }
  }

  /// The identity of a folder that is looked into; nil for everything else.
  private func folderIdentity(of path: String) -> FileSystem.Identity? {
    if followsLinks {
      return FileSystem.kind(of: path) == .directory ? try? FileSystem.status(of: path).identity : nil
    }
    guard let plain = FileSystem.plainStatus(of: path), plain.kind == .directory else { return nil }
    return plain.identity
  }
}
