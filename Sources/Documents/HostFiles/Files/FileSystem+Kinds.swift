internal import Glibc

extension FileSystem {
  /// The kind of the item at a path, after following links.
  package enum Kind: Sendable, Hashable {
    /// A regular file.
    case file
    /// A folder.
    case directory
    /// A pipe, a socket or a device.
    case other
  }

  /// The identity of a file, independent of the path that leads to it.
  package struct Identity: Hashable {
    package let device: UInt
    package let number: UInt
  }

  /// Returns the kind of the item at a path. Nil if it does not exist or is a dangling link.
  package static func kind(of path: String) -> Kind? {
    let kind = (try? FileBoundary.check(path)).flatMap { try? status(of: path).kind }
    FileDependencyRecorder.record(.kind, of: path, result: Array("\(kind.map { "\($0)" } ?? "nothing")".utf8))
    return kind
  }

  /// Returns the kind and identity of the item at a path, after following links.
  package static func status(of path: String) throws(FileError) -> (kind: Kind, identity: Identity) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError(path: path, errno: errno) }
    return describe(status)
  }

  /// Returns the kind and identity of a file or folder without following links. Nil for links and anything else.
  static func plainStatus(of path: String) -> (kind: Kind, identity: Identity)? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let described = describe(status)
    return described.kind == .other ? nil : described
  }

  /// Returns the kind of the item at a path without following links. Links are ``Kind/other``; nil if nothing exists.
  package static func plainKind(of path: String) -> Kind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    return describe(status).kind
  }

  private static func describe(_ status: stat) -> (kind: Kind, identity: Identity) {
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .directory
      default: .other
      }
    return (kind, Identity(device: UInt(status.st_dev), number: UInt(status.st_ino)))
  }

  /// Returns the names in a folder, sorted, without `.` and `..`.
  ///
  /// `ending` is the suffix that names must have. Other files then do not become dependencies.
  package static func names(in directory: String, endingWith ending: String = "") throws(FileError) -> [String] {
    var names: [String] = []
    _ = try FileDependencyRecorder.record(.names(ending: ending), of: directory) { () throws(FileError) in
      names = try readNames(in: directory).filter { ending.isEmpty || $0.hasSuffix(ending) }
      return Array(names.joined(separator: "/").utf8)
    }
    return names
  }

  private static func readNames(in directory: String) throws(FileError) -> [String] {
    try FileBoundary.check(directory)
    guard let stream = opendir(directory) else { throw FileError(path: directory, errno: errno) }
    defer { closedir(stream) }
    return try names(in: stream, of: directory)
  }

  /// Returns the names in an open folder, sorted, without `.` and `..`.
  ///
  /// `path` is the path shown in messages.
  static func names(in stream: OpaquePointer, of path: String) throws(FileError) -> [String] {
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw FileError(path: path, errno: errno) }
    return names.sorted()
  }
}
