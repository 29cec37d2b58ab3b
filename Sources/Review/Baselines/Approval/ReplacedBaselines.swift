internal import HostFiles

/// The baselines that the last approval replaced, in a folder beside the present ones.
///
/// While an approval writes, the folder has a mark. If the mark is still there when the next approval begins, the first
/// one was interrupted. If it had begun to replace files, those it kept stay, so that both approvals are undone
/// together.
enum ReplacedBaselines {
  private static let folderName = ".undo"

  /// How far an unfinished approval is. The text is stored in the mark.
  private enum Stage: String {
    /// The files of the previous approval are being exchanged for those that this one replaces. Nothing is replaced
    /// yet.
    case keeping = "an approval is being prepared\n"
    case replacing = "an approval is being written\n"
  }

  /// Keeps the files that an approval is about to replace or remove. An empty file means that there was none.
  ///
  /// All of them are on the disk before the first one is replaced, so that a crash loses none.
  ///
  /// - Returns: The folders in which the previous approval was interrupted, in order.
  static func keep(_ paths: [String]) throws(FileError) -> [String] {
    var files: [(bytes: [UInt8], path: String)] = []
    var interrupted: [String] = []
    let groups = Dictionary(grouping: paths) { FolderPath.folder(of: $0) }.sorted { $0.key < $1.key }
    for (folder, paths) in groups {
      let kept = FolderPath.join(folder, folderName)
      try FileSystem.createDirectory(at: kept)
      removeLeftovers(in: folder)
      if stage(of: kept) == .replacing {
        interrupted.append(folder)
      } else {
        // Otherwise a crash would leave a part of the old files, and undoing would restore only these.
        try FileSystem.writeDurably([markFile(.keeping, in: kept)])
        try clear(kept)
      }
      try FileSystem.write(Array("*\n".utf8), to: FolderPath.join(kept, ".gitignore"))
      for path in paths {
        let copy = FolderPath.join(kept, FolderPath.name(of: path))
        // The file that an interrupted approval kept is older than the one it may have replaced.
        guard FileSystem.kind(of: copy) == nil else { continue }
        let isThere = FileSystem.kind(of: path) != nil
        files.append((isThere ? try FileSystem.contents(of: path, limit: BaselineFiles.sizeLimit) : [], copy))
      }
    }
    try FileSystem.writeDurably(files)
    try FileSystem.writeDurably(groups.map { markFile(.replacing, in: FolderPath.join($0.key, folderName)) })
    return interrupted
  }

  /// Removes the marks in the folders of the given baselines, once an approval is complete.
  static func finish(_ paths: [String]) throws(FileError) {
    for folder in Set(paths.map { FolderPath.folder(of: $0) }).sorted() {
      let mark = markPath(in: FolderPath.join(folder, folderName))
      if FileSystem.kind(of: mark) != nil { try FileSystem.remove(mark) }
    }
  }

  /// Restores the kept files in the folders of the given baselines.
  ///
  /// - Returns: The restored files, in order.
  static func restore(_ paths: [String]) throws(FileError) -> [String] {
    var kept: [(copy: String, path: String, bytes: [UInt8])] = []
    for folder in Set(paths.map { FolderPath.folder(of: $0) }).sorted() {
      let copies = FolderPath.join(folder, folderName)
      removeLeftovers(in: folder)
      if stage(of: copies) == .keeping { try clear(copies) }
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

  /// Returns the stage of the unfinished approval; nil if there is none. A mark that cannot be read counts as that of
  /// an approval that may have replaced files.
  private static func stage(of kept: String) -> Stage? {
    let path = markPath(in: kept)
    guard FileSystem.kind(of: path) != nil else { return nil }
    let bytes = try? FileSystem.contents(of: path, limit: 1 << 10)
    return bytes.flatMap { Stage(rawValue: String(decoding: $0, as: UTF8.self)) } ?? .replacing
  }

  private static func markFile(_ stage: Stage, in kept: String) -> (bytes: [UInt8], path: String) {
    (Array(stage.rawValue.utf8), markPath(in: kept))
  }

  private static func markPath(in kept: String) -> String { FolderPath.join(kept, ".unfinished") }

  private static func removeLeftovers(in folder: String) {
    for leftover in [folder, FolderPath.join(folder, folderName)] { FileSystem.removeLeftovers(in: leftover) }
  }

  private static func clear(_ kept: String) throws(FileError) {
    for name in try names(in: kept) { try FileSystem.remove(FolderPath.join(kept, name)) }
  }

  /// Returns the names of the kept files in order; none if there is no folder.
  private static func names(in kept: String) throws(FileError) -> [String] {
    guard FileSystem.kind(of: kept) == .directory else { return [] }
    return try FileSystem.names(in: kept).filter { $0.hasSuffix(BaselineFiles.ending) }.sorted()
  }
}
