internal import Glibc

extension FileSystem {
  /// More folders than a project has that people work with.
  private static let pathFolderLimit = 4000
  /// More folders inside each other than projects have.
  private static let pathDepthLimit = 16

  /// The paths below a folder whose names end so, in the order of their letters; what lies in one of them is not looked at.
  ///
  /// Links, hidden folders, those with what was built or fetched, and what cannot be read are left out.
  package static func paths(endingWith endings: [String], below folder: String) -> [String] {
    var paths: [String] = []
    var count = 0
    // What is asked of each folder on the way is one query.
    _ = FileDependencyRecorder.recording { addPaths(endings, in: folder, depth: 0, count: &count, to: &paths) }
    FileDependencyRecorder.record(
      .paths(endings: endings), of: folder, result: Array(paths.joined(separator: "\n").utf8))
    return paths
  }

  private static func addPaths(
    _ endings: [String], in folder: String, depth: Int, count: inout Int, to paths: inout [String]
  ) {
    guard depth < pathDepthLimit, count < pathFolderLimit, let names = try? names(in: folder) else { return }
    count += 1
    for name in names where !name.hasPrefix(".") && !generatedFolders.contains(name) {
      let path = FolderPath.join(folder, name)
      if endings.contains(where: name.hasSuffix) {
        paths.append(path)
      } else if isFolder(path) {
        addPaths(endings, in: path, depth: depth + 1, count: &count, to: &paths)
      }
    }
  }
}
