extension FileSystem {
  /// The maximum number of folders that are searched: above what real projects have.
  private static let pathFolderLimit = 4000

  /// Finds the paths below a folder with one of the suffixes, sorted. Does not search inside a match.
  ///
  /// Skips links, hidden folders, folders with generated or downloaded files, and unreadable folders.
  package static func paths(endingWith endings: [String], below folder: String) -> [String] {
    var paths: [String] = []
    // The search is recorded as one query, not as one for each folder.
    _ = FileDependencyRecorder.recording {
      var walk = FolderWalk(folderLimit: pathFolderLimit)
      walk.walk(in: folder) { name, path in
        guard endings.contains(where: name.hasSuffix) else { return .enter }
        paths.append(path)
        return .pass
      }
    }
    FileDependencyRecorder.record(
      .paths(endings: endings), of: folder, result: Array(paths.joined(separator: "\n").utf8))
    return paths
  }
}
