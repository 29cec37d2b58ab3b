extension FileSystem {
  /// More folders than a project has that people work with.
  private static let pathFolderLimit = 4000

  /// The paths below a folder whose names end so, in the order of their letters; what lies in one of them is not looked at.
  ///
  /// Links, hidden folders, those with what was built or fetched, and what cannot be read are left out.
  package static func paths(endingWith endings: [String], below folder: String) -> [String] {
    var paths: [String] = []
    // What is asked of each folder on the way is one query.
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
