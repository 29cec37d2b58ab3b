internal import Glibc

/// Reads and writes files whole.
package enum FileSystem {
  /// The contents of a file.
  ///
  /// - Parameter limit: The largest number of bytes that is read.
  /// - Throws: ``FileError`` where there is no such regular file, or a larger one.
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
    // The file may grow while it is read: one byte more than its size tells, and the limit holds all the same.
    let bytes = try file.bytes(upTo: min(file.size(), limit) + 1)
    guard bytes.count <= limit else { throw FileError(path: path, reason: .tooLarge(limit: limit)) }
    return bytes
  }

  /// The first bytes of a file, fewer where it is shorter.
  package static func beginning(of path: String, count: Int) throws(FileError) -> [UInt8] {
    try FileDependencyRecorder.record(.beginning(count: count), of: path) { () throws(FileError) in
      if let bytes = FileOverlay.bytes(at: path) { return Array(bytes.prefix(count)) }
      try FileBoundary.check(path)
      let file = try FileDescriptor(opening: path, flags: O_RDONLY)
      return try file.bytes(upTo: min(file.size(), count))
    }
  }

  /// Writes a file whole or not at all: whoever reads the path meanwhile sees the old file or the new one.
  ///
  /// The folder must exist. A failure leaves no temporary file behind.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(bytes, to: path, in: folder(of: path))
  }

  /// Writes files that cannot be made again: the bytes of each reach the disk before it takes the place of the old one, so
  /// that a loss of power leaves one of the two, and all are on the disk when the function returns.
  ///
  /// Removes the temporary files of writers that were killed over these files.
  package static func writeDurably(_ files: [(bytes: [UInt8], path: String)]) throws(FileError) {
    let folders = Dictionary(grouping: files) { FolderPath.folder(of: $0.path) }
    for (path, files) in folders.sorted(by: { $0.key < $1.key }) {
      let folder = try folder(of: FolderPath.join(path, FolderPath.name(of: files[0].path)))
      removeLeftovers(of: files.map { FolderPath.name(of: $0.path) }, in: folder)
      for (bytes, path) in files { try write(bytes, to: path, in: folder, isDurable: true) }
      try folder.synchronize()
      // The folder itself may be new.
      try? FolderDescriptor(opening: FolderPath.folder(of: path)).synchronize()
    }
  }

  private static func write(
    _ bytes: [UInt8], to path: String, in folder: FolderDescriptor, isDurable: Bool = false
  ) throws(FileError) {
    do throws(FileError) {
      try folder.write(bytes, to: FolderPath.name(of: path), isDurable: isDurable)
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
  }

  /// Removes what killed writers of some files left: other files in the user's folders are not ours.
  private static func removeLeftovers(of names: [String], in folder: FolderDescriptor) {
    let starts = Set(names.map(TemporaryName.start))
    for entry in (try? folder.names()) ?? [] where TemporaryName.start(of: entry).map(starts.contains) == true {
      folder.removeLeftover(entry)
    }
  }

  /// The open folder of a file that is written.
  private static func folder(of path: String) throws(FileError) -> FolderDescriptor {
    let folder = FolderPath.folder(of: path)
    do throws(FileError) {
      try FileBoundary.check(folder)
      return try FolderDescriptor(opening: folder)
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
  }

  /// Removes the files in a folder of ours that writers left who were killed.
  package static func removeLeftovers(in path: String) {
    guard (try? FileBoundary.check(path)) != nil, let tree = try? FolderTree(at: path) else { return }
    tree.removeLeftovers(in: "")
  }

  /// Adds bytes to the end of a file, which is created where it is missing.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    let file = try FileDescriptor(opening: path, flags: O_WRONLY | O_CREAT | O_APPEND, permissions: 0o666)
    try file.write(bytes)
  }

  /// Creates a folder and the folders above it where they are missing.
  ///
  /// - Parameter isPrivate: Whether nobody but this user may look into the folders that are created.
  package static func createDirectory(at path: String, isPrivate: Bool = false) throws(FileError) {
    try FileBoundary.check(path)
    switch kind(of: path) {
    case .directory: return
    case .file, .other: throw FileError(path: path, reason: .notDirectory)
    case nil: break
    }
    if let parent = parent(of: path) { try createDirectory(at: parent, isPrivate: isPrivate) }
    // Another process may have been faster, which is as good.
    let isThere = mkdir(path, isPrivate ? 0o700 : 0o777) == 0 || errno == EEXIST
    guard isThere else { throw FileError(path: path, errno: errno) }
  }

  /// Removes a file; one that is not there is no error.
  ///
  /// - Parameter isDurable: Whether the file is gone from the disk, too, when the function returns.
  package static func remove(_ path: String, isDurable: Bool = false) throws(FileError) {
    try FileBoundary.check(FolderPath.folder(of: path))
    guard unlink(path) == 0 || errno == ENOENT else { throw FileError(path: path, errno: errno) }
    if isDurable { try folder(of: path).synchronize() }
  }

  /// The path without its last part, or nil where only one part is left.
  private static func parent(of path: String) -> String? {
    var rest = path[...]
    while rest.hasSuffix("/") { rest.removeLast() }
    guard let slash = rest.lastIndex(of: "/") else { return nil }
    let parent = rest[..<slash]
    return parent.isEmpty ? nil : String(parent)
  }
}
