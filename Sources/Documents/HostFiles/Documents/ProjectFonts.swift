/// Functions that find the font files of the project that a document belongs to.
package enum ProjectFonts {
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

  /// Returns the folder of the project at or above `folder`, or `folder` if there is none.
  private static func project(of folder: String) -> String {
    var folders = [folder]
    while let last = folders.last, folders.count < heightLimit {
      let parent = FolderPath.folder(of: last)
      guard parent != last else { break }
      folders.append(parent)
    }
    return ProjectMark.project(among: folders) ?? folder
  }

  private static func hasEnding(_ name: String, _ endings: [String]) -> Bool {
    let name = name.lowercased()
    return endings.contains { name.hasSuffix($0) }
  }
}
