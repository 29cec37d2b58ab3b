internal import HostFiles

/// The libraries whose sources are next to an Xcode project: those that CocoaPods and Carthage downloaded, and the
/// packages in its folders.
struct ProjectLibraries {
  private let folder: String
  /// The folders that may contain a library with a name, relative to the folder.
  private let places: [String]

  init(of projects: [String], in folder: String) {
    self.folder = folder
    let parents = Set(projects.map { FolderPath.folder(of: $0) }.map { $0 == "." ? "" : $0 }).union([""]).sorted()
    let packages = FileSystem.paths(endingWith: [RewrittenPackage.manifest], below: folder).map {
      FolderPath.folder(of: String($0.dropFirst(folder.utf8.count + 1)))
    }
    places =
      parents.flatMap { parent in ["Pods", "Carthage/Checkouts"].map { Self.join(parent, $0) } }
      + packages.sorted().map { Self.join($0, "Sources") }
  }

  /// Returns the path below the folder of the sources of a module, or nil if there are none.
  func path(ofModule name: String) -> String? {
    for place in places {
      for library in [name, "\(name).swift"] {
        let path = Self.join(place, library)
        guard FileSystem.plainKind(of: FolderPath.join(folder, path)) == .directory else { continue }
        // A checkout also has tests and examples.
        let inner = ["Sources/\(name)", "Sources", "Source", name].map { FolderPath.join(path, $0) }
        return inner.first { FileSystem.plainKind(of: FolderPath.join(folder, $0)) == .directory } ?? path
      }
    }
    return nil
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder == "." ? name : FolderPath.join(folder, name)
  }
}
