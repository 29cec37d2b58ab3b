/// Functions that find the font files of the project that a document belongs to.
package enum ProjectFonts {
  /// The suffixes of names that mark the root folder of a project.
  private static let marks = [".xcodeproj", ".xcworkspace", "Package.swift", ".git", "project.yml", "Project.swift"]
  /// The suffixes of font files.
  private static let endings = [".ttf", ".otf", ".ttc"]
  /// The suffixes of folders that may contain fonts although their names have an extension.
  private static let packages = [".bundle", ".framework"]
  /// How many folders above a document are searched for the root of its project.
  private static let heightLimit = 8
  /// The maximum number of folders that are searched: above what real projects have.
  private static let folderLimit = 2000

  /// Returns the font files in the project of a document, sorted by path.
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

  /// Returns the nearest folder at or above `folder` with the mark of a project, or `folder` if there is none.
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
