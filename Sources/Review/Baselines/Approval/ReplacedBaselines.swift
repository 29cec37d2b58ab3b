internal import HostFiles

/// The baselines that the last approval replaced, in a folder beside the present ones.
///
/// While an approval writes, the folder has a mark. If the mark is still there when the next approval begins, the first
/// one was interrupted. The files it kept then stay, so that both approvals are undone together.
enum ReplacedBaselines {
  private static let folderName = ".undo"
  private static let mark = ".unfinished"

  /// Keeps the files that an approval is about to replace or remove. An empty file means that there was none.
  ///
  /// All of them are on the disk before the first one is replaced, so that a crash loses none.
  ///
  /// - Returns: The folders in which the approval before was interrupted, in order.
  static func keep(_ paths: [String]) throws(FileError) -> [String] {
    var files: [(bytes: [UInt8], path: String)] = []
    var interrupted: [String] = []
    for (folder, paths) in Dictionary(grouping: paths, by: { FolderPath.folder(of: $0) }).sorted(by: { $0.key < $1.key }
    ) {
      let kept = FolderPath.join(folder, folderName)
      try FileSystem.createDirectory(at: kept)
      for leftover in [folder, kept] { FileSystem.removeLeftovers(in: leftover) }
      if isMarked(kept) { interrupted.append(folder) } else { try clear(kept) }
      try FileSystem.write(Array("*\n".utf8), to: FolderPath.join(kept, ".gitignore"))
      files.append((Array("an approval is being written\n".utf8), FolderPath.join(kept, mark)))
      for path in paths {
        let copy = FolderPath.join(kept, FolderPath.name(of: path))
        // The file that an interrupted approval kept is older than the one it may have replaced.
        guard FileSystem.kind(of: copy) == nil else { continue }
        let isThere = FileSystem.kind(of: path) != nil
        files.append((isThere ? try FileSystem.contents(of: path, limit: BaselineFiles.sizeLimit) : [], copy))
      }
    }
    try FileSystem.writeDurably(files)
    return interrupted
  }

  /// Removes the marks in the folders of the given baselines, once an approval is complete.
  static func finish(_ paths: [String]) throws(FileError) {
    for folder in Set(paths.map { FolderPath.folder(of: $0) }).sorted() {
      let kept = FolderPath.join(folder, folderName)
      if isMarked(kept) { try FileSystem.remove(FolderPath.join(kept, mark)) }
    }
  }

  /// Restores the kept files in the folders of the given baselines.
  ///
  /// - Returns: The restored files, in order.
  static func restore(_ paths: [String]) throws(FileError) -> [String] {
    var kept: [(copy: String, path: String, bytes: [UInt8])] = []
    for folder in Set(paths.map { FolderPath.folder(of: $0) }).sorted() {
      let copies = FolderPath.join(folder, folderName)
      for name in try names(in: copies) {
        let copy = FolderPath.join(copies, name)
        let bytes = try FileSystem.contents(of: copy, limit: BaselineFiles.sizeLimit)
        kept.append((copy, FolderPath.join(folder, name), bytes))
      }
    }
    try FileSystem.writeDurably(kept.filter { !$0.bytes.isEmpty }.map { ($0.bytes, $0.path) })
    for file in kept where file.bytes.isEmpty { try FileSystem.remove(file.path, isDurable: true) }
    // The copies are removed last, so that an interrupted run can be repeated.
    for file in kept { try FileSystem.remove(file.copy) }
    try finish(paths)
    return kept.map(\.path)
  }

  private static func isMarked(_ kept: String) -> Bool {
    FileSystem.kind(of: FolderPath.join(kept, mark)) != nil
  }

  private static func clear(_ kept: String) throws(FileError) {
    for name in try names(in: kept) { try FileSystem.remove(FolderPath.join(kept, name)) }
  }

  /// The names of the kept files in order; none if there is no folder.
  private static func names(in kept: String) throws(FileError) -> [String] {
    guard FileSystem.kind(of: kept) == .directory else { return [] }
    return try FileSystem.names(in: kept).filter { $0.hasSuffix(BaselineFiles.ending) }.sorted()
  }
}
