internal import Glibc

/// Functions that read and write whole files.
package enum FileSystem {
  /// Returns the contents of a file.
  ///
  /// `limit` is the largest accepted size, in bytes.
  ///
  /// - Throws: ``FileError`` if the path is not a readable regular file, or the file is larger than the limit.
  package static func contents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    try FileDependencyRecorder.record(.contents(limit: limit), of: path) { () throws(FileError) in
      try readContents(of: path, limit: limit)
    }
  }

  private static func readContents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    if let bytes = FileOverlay.bytes(at: path) {
      guard bytes.count <= limit else { throw FileError(path: path, reason: .tooLarge(limit: limit)) }
      return bytes
    }
    try FileBoundary.check(path)
    let file = try FileDescriptor(opening: path, flags: O_RDONLY)
    guard try file.size() <= limit else { throw FileError(path: path, reason: .tooLarge(limit: limit)) }
    // The file may grow while it is read. Reading one byte more than its size detects that and keeps the limit.
    let bytes = try file.bytes(upTo: min(file.size(), limit) + 1)
    guard bytes.count <= limit else { throw FileError(path: path, reason: .tooLarge(limit: limit)) }
    return bytes
  }

  /// Returns the first `count` bytes of a file, or fewer if it is shorter.
  package static func beginning(of path: String, count: Int) throws(FileError) -> [UInt8] {
    try FileDependencyRecorder.record(.beginning(count: count), of: path) { () throws(FileError) in
      if let bytes = FileOverlay.bytes(at: path) { return Array(bytes.prefix(count)) }
      try FileBoundary.check(path)
      let file = try FileDescriptor(opening: path, flags: O_RDONLY)
      return try file.bytes(upTo: min(file.size(), count))
    }
  }

  /// Writes a file atomically: readers see either the old file or the new one.
  ///
  /// The folder must exist. A failure leaves no temporary file behind.
  ///
  /// - Parameter isPrivate: Whether only this user may read the file.
  package static func write(_ bytes: [UInt8], to path: String, isPrivate: Bool = false) throws(FileError) {
    try write(bytes, to: path, in: folder(of: path), isPrivate: isPrivate)
  }

  /// Writes files that cannot be regenerated. Each is synced before it replaces the old file, so a power failure leaves
  /// the old file or the new one. All files are on disk when the function returns.
  ///
  /// Also removes temporary files that killed writers of these files left behind.
  package static func writeDurably(_ files: [(bytes: [UInt8], path: String)]) throws(FileError) {
    let folders = Dictionary(grouping: files) { FolderPath.folder(of: $0.path) }
    for (path, files) in folders.sorted(by: { $0.key < $1.key }) {
      let folder = try folder(of: FolderPath.join(path, FolderPath.name(of: files[0].path)))
      removeLeftovers(of: files.map { FolderPath.name(of: $0.path) }, in: folder)
      for (bytes, path) in files { try write(bytes, to: path, in: folder, isDurable: true) }
      try folder.synchronize()
      // The folder itself may be new, so its entry in the folder above is synced too.
      try? FolderDescriptor(opening: FolderPath.folder(of: path)).synchronize()
    }
  }

  private static func write(
    _ bytes: [UInt8], to path: String, in folder: FolderDescriptor, isDurable: Bool = false,
    isPrivate: Bool = false
  ) throws(FileError) {
    do throws(FileError) {
      try folder.write(bytes, to: FolderPath.name(of: path), isDurable: isDurable, isPrivate: isPrivate)
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
  }

  /// Removes the temporary files that killed writers of these files left behind. Other files in the folder are the
  /// user's.
  private static func removeLeftovers(of names: [String], in folder: FolderDescriptor) {
    let starts = Set(names.map(TemporaryName.start))
    for entry in (try? folder.names()) ?? [] where TemporaryName.start(of: entry).map(starts.contains) == true {
      folder.removeLeftover(entry)
    }
  }

  /// Opens the folder of a file to write.
  private static func folder(of path: String) throws(FileError) -> FolderDescriptor {
    let folder = FolderPath.folder(of: path)
    do throws(FileError) {
      try FileBoundary.check(folder)
      return try FolderDescriptor(opening: folder)
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
  }

  /// Removes the temporary files that killed writers left behind in one of the tool's own folders.
  package static func removeLeftovers(in path: String) {
    guard (try? FileBoundary.check(path)) != nil, let tree = try? FolderTree(at: path) else { return }
    tree.removeLeftovers(in: "")
  }

  /// Appends bytes to a file. Creates the file if it is missing.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    let file = try FileDescriptor(opening: path, flags: O_WRONLY | O_CREAT | O_APPEND, permissions: 0o666)
    try file.write(bytes)
  }

  /// Creates a folder and its missing parent folders.
  ///
  /// `isPrivate` specifies whether only this user may read the created folders.
  package static func createDirectory(at path: String, isPrivate: Bool = false) throws(FileError) {
    try FileBoundary.check(path)
    switch kind(of: path) {
    case .directory: return
    case .file, .other: throw FileError(path: path, reason: .notDirectory)
    case nil: break
    }
    if let parent = parent(of: path) { try createDirectory(at: parent, isPrivate: isPrivate) }
    // `EEXIST` is success: another process may have created the folder in the meantime.
    let isThere = mkdir(path, isPrivate ? 0o700 : 0o777) == 0 || errno == EEXIST
    guard isThere else { throw FileError(path: path, errno: errno) }
  }

  /// Removes a file. A missing file is not an error.
  ///
  /// Pass true for `isDurable` to wait until the removal is on disk.
  package static func remove(_ path: String, isDurable: Bool = false) throws(FileError) {
    try FileBoundary.check(FolderPath.folder(of: path))
    guard unlink(path) == 0 || errno == ENOENT else { throw FileError(path: path, errno: errno) }
    if isDurable { try folder(of: path).synchronize() }
  }

  /// Returns the path without its last part, or nil if it has only one.
  private static func parent(of path: String) -> String? {
    var rest = path[...]
    while rest.hasSuffix("/") { rest.removeLast() }
    guard let slash = rest.lastIndex(of: "/") else { return nil }
    let parent = rest[..<slash]
    return parent.isEmpty ? nil : String(parent)
  }
}
