internal import HostFiles
internal import Synchronization

/// An earlier state of the sources of projects: the present one, apart from files that changed since.
final class FormerSources: Sendable {
  private let changes: ChangedSources
  /// The sources of the working tree.
  let present: ProjectSources
  /// The contents of the files that were different, by the paths that they would have in the working tree.
  private let contents = Mutex<[String: [UInt8]]>([:])

  init(changes: ChangedSources, present: ProjectSources) {
    self.changes = changes
    self.present = present
  }

  /// Returns the contents of a file that was different, or nil if it is the same in the working tree. Known after the
  /// index of its folder.
  func contents(ofFileAt path: String) -> [UInt8]? { contents.withLock { $0[path] } }

  /// Returns the files below a folder and the classes that they declared or extended.
  ///
  /// If the search of the working tree was cut short, its index is returned: classes may have been moved to files that it
  /// did not reach. Files that it passed over did not change either.
  ///
  /// - Parameters:
  ///   - folder: The folder of a project.
  ///   - index: The files in the working tree.
  func index(of folder: String, from index: SourceIndex) -> SourceIndex {
    guard index.isComplete, let real = FileSystem.realPath(of: folder), let place = changes.place(of: real) else {
      return index
    }
    let start = place.isEmpty ? "" : "\(place)/"
    let begin = FolderPath.join(folder, "")
    func isReplaced(_ path: String) -> Bool {
      let file = start + String(decoding: path.utf8.dropFirst(begin.utf8.count), as: UTF8.self)
      return changes.former[file] != nil || changes.isNew(file)
    }
    let replaced = index.files.filter(isReplaced)
    var found = replaced.isEmpty ? index.classes : index.classes.mapValues { $0.filter { !replaced.contains($0) } }
    var changed: Set<String> = []
    for (file, bytes) in changes.former where file.hasPrefix(start) {
      let rest = String(decoding: file.utf8.dropFirst(start.utf8.count), as: UTF8.self)
      guard FileSystem.reachesSource(rest) else { continue }
      let path = FolderPath.join(folder, rest)
      guard index.files.contains(path) || FileSystem.plainKind(of: path) == nil else { continue }
      contents.withLock { $0[path] = bytes }
      for name in FileSystem.declaredNames(in: bytes, ofFile: file) {
        found[name, default: []].append(path)
        changed.insert(name)
      }
    }
    for name in changed { found[name]?.sort() }
    return SourceIndex(classes: found.filter { !$0.value.isEmpty }, files: index.files)
  }
}
