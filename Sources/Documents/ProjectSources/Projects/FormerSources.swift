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

  /// Returns the paths of the files below a folder that declared or extended each class, by class name.
  ///
  /// - Parameters:
  ///   - folder: The folder of a project.
  ///   - index: The paths of the files in the working tree.
  func index(of folder: String, from index: [String: [String]]) -> [String: [String]] {
    guard let real = FileSystem.realPath(of: folder), let place = changes.place(of: real) else { return index }
    let start = place.isEmpty ? "" : "\(place)/"
    let begin = FolderPath.join(folder, "")
    func isReplaced(_ path: String) -> Bool {
      let file = start + String(decoding: path.utf8.dropFirst(begin.utf8.count), as: UTF8.self)
      return changes.former[file] != nil || changes.isNew(file)
    }
    let replaced = Set(Set(index.values.joined()).filter(isReplaced))
    var found = replaced.isEmpty ? index : index.mapValues { $0.filter { !replaced.contains($0) } }
    var changed: Set<String> = []
    for (file, bytes) in changes.former where file.hasPrefix(start) {
      let rest = String(decoding: file.utf8.dropFirst(start.utf8.count), as: UTF8.self)
      guard FileSystem.reachesSource(rest) else { continue }
      let path = FolderPath.join(folder, rest)
      contents.withLock { $0[path] = bytes }
      for name in FileSystem.declaredNames(in: bytes, ofFile: file) {
        found[name, default: []].append(path)
        changed.insert(name)
      }
    }
    for name in changed { found[name]?.sort() }
    return found.filter { !$0.value.isEmpty }
  }
}
