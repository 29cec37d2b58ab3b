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
      let file = try FileDescriptor(opening: path, flags: O_RDONLY)
      return try file.bytes(upTo: min(file.size(), count))
    }
  }

  /// Writes a file whole or not at all: whoever reads the path meanwhile sees the old file or the new one.
  ///
  /// The folder must exist. A failure leaves no temporary file behind.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let temporary = temporaryPath(for: path)
    do {
      let file = try FileDescriptor(
        opening: temporary, flags: O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, permissions: 0o666)
      try file.write(bytes)
    } catch {
      unlink(temporary)
      throw FileError(path: path, reason: error.reason)
    }
    guard rename(temporary, path) == 0 else {
      let failure = FileError(path: path, errno: errno)
      unlink(temporary)
      throw failure
    }
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
  package static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw FileError(path: path, errno: errno) }
  }

  /// A name beside the file that no other process uses and that walks over folders skip.
  private static func temporaryPath(for path: String) -> String {
    let name = path.split(separator: "/").last ?? "file"
    let folder = path.dropLast(name.count)
    return "\(folder).\(name.prefix(100)).\(getpid()).tmp"
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
