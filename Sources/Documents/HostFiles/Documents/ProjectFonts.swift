/// Finds the font files of the project that a document belongs to.
package enum ProjectFonts {
  /// The names that mark the folder of a project.
  private static let marks = [".xcodeproj", ".xcworkspace", "Package.swift", ".git"]
  /// The endings of font files.
  private static let endings = [".ttf", ".otf", ".ttc"]
  /// Folders with a dot in their names that may hold fonts.
  private static let packages = [".bundle", ".framework"]
  /// The number of folders above a document in which its project may lie.
  private static let heightLimit = 8
  /// More folders inside each other than projects have.
  private static let depthLimit = 16
  /// More folders than a project has that people work with.
  private static let folderLimit = 2000

  /// The font files in the project of a document, in the order of their paths.
  package static func files(for document: String) -> [String] {
    var files: Set<String> = []
    var seen: Set<FileSystem.Identity> = []
    add(project(of: FolderPath.folder(of: document)), depth: 0, seen: &seen, to: &files)
    return files.sorted()
  }

  /// The folder of the project that a folder belongs to: the nearest above it with the mark of one, or itself.
  private static func project(of folder: String) -> String {
    var candidate = folder
    for _ in 0..<heightLimit {
      guard let names = try? FileSystem.names(in: candidate) else { break }
      if names.contains(where: { name in marks.contains { name.hasSuffix($0) } }) { return candidate }
      let parent = FolderPath.folder(of: candidate)
      guard parent != candidate else { break }
      candidate = parent
    }
    return folder
  }

  private static func add(
    _ folder: String, depth: Int, seen: inout Set<FileSystem.Identity>, to files: inout Set<String>
  ) {
    // A folder that links lead to again is looked at once.
    guard depth < depthLimit, seen.count < folderLimit, let identity = try? FileSystem.status(of: folder).identity,
      seen.insert(identity).inserted, let names = try? FileSystem.names(in: folder)
    else { return }
    for name in names where !name.hasPrefix(".") && !FolderWalk.generatedFolders.contains(name) {
      let path = FolderPath.join(folder, name)
      if hasEnding(name, endings) {
        if FileSystem.kind(of: path) == .file { files.insert(path) }
      } else if !name.contains(".") || hasEnding(name, packages), FileSystem.kind(of: path) == .directory {
        add(path, depth: depth + 1, seen: &seen, to: &files)
      }
    }
  }

  private static func hasEnding(_ name: String, _ endings: [String]) -> Bool {
    let name = name.lowercased()
    return endings.contains { name.hasSuffix($0) }
  }
}
