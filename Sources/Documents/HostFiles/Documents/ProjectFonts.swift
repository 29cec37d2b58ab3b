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
  /// More folders than a project has that people work with.
  private static let folderLimit = 2000

  /// The font files in the project of a document, in the order of their paths.
  package static func files(for document: String) -> [String] {
    var files: Set<String> = []
    var walk = FolderWalk(folderLimit: folderLimit, followsLinks: true)
    walk.walk(in: project(of: FolderPath.folder(of: document))) { name, path in
      if hasEnding(name, endings) {
        if FileSystem.kind(of: path) == .file { files.insert(path) }
        return .pass
      }
      return !name.contains(".") || hasEnding(name, packages) ? .enter : .pass
    }
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

  private static func hasEnding(_ name: String, _ endings: [String]) -> Bool {
    let name = name.lowercased()
    return endings.contains { name.hasSuffix($0) }
  }
}
