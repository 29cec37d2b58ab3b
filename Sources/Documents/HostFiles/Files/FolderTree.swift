internal import Glibc

/// A folder that is opened once, then read and written without following links in it.
///
/// Names are paths below the folder, separated by `/`. A link in place of a folder is an error. A link in place of a
/// file is replaced by the file.
package final class FolderTree: Sendable {
  /// The path that the folder was opened with, for messages.
  package let path: String
  private let root: FolderDescriptor

  /// Creates a tree by opening the folder at a path.
  ///
  /// Pass true for `creates` to create the folder and its parent folders if they are missing.
  package init(at path: String, creates: Bool = false) throws(FileError) {
    if creates { try FileSystem.createDirectory(at: path) }
    self.path = path
    root = try FolderDescriptor(opening: path)
  }

  private init(_ path: String, _ root: FolderDescriptor) {
    self.path = path
    self.root = root
  }

  /// Creates a folder and its missing parent folders.
  package func createFolder(_ name: String) throws(FileError) {
    _ = try folder(Self.parts(of: name), creates: true)
  }

  /// Writes a file atomically. Creates its missing folders.
  package func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    let (folder, name) = try place(of: name, creates: true)
    try folder.write(bytes, to: name)
  }

  /// Creates a symbolic link. Creates its missing folders.
  package func link(_ name: String, to target: String) throws(FileError) {
    let (folder, name) = try place(of: name, creates: true)
    try folder.link(name, to: target)
  }

  /// Returns the contents of a file. Fails if the file is a link or larger than `limit` bytes.
  package func contents(of name: String, limit: Int) throws(FileError) -> [UInt8] {
    let (folder, name) = try place(of: name)
    let file = try folder.file(name)
    let size = try file.size()
    guard size <= limit else { throw FileError(path: "\(path)/\(name)", reason: .tooLarge(limit: limit)) }
    return try file.bytes(upTo: size)
  }

  /// Returns the names in a folder, sorted. The empty name is the root.
  package func names(in name: String) throws(FileError) -> [String] {
    try folder(Self.parts(of: name)).names()
  }

  /// Removes a file or a link. A missing one is not an error.
  package func remove(_ name: String) throws(FileError) {
    let (folder, name) = try place(of: name)
    try folder.remove(name)
  }

  /// Removes an empty folder. Does nothing if it is not empty.
  package func removeEmptyFolder(_ name: String) {
    guard let (folder, name) = try? place(of: name) else { return }
    folder.removeEmptyFolder(name)
  }

  /// Removes a folder with its contents. Failures are ignored.
  package func removeFolder(_ name: String) {
    guard let inner = try? folder(Self.parts(of: name)) else { return }
    for entry in (try? inner.names()) ?? [] {
      if (try? FolderDescriptor(entry, in: inner)) == nil {
        try? inner.remove(entry)
      } else {
        removeFolder("\(name)/\(entry)")
      }
    }
    removeEmptyFolder(name)
  }

  /// Removes the temporary files that killed writers left behind in a folder.
  package func removeLeftovers(in name: String) {
    guard let folder = try? folder(Self.parts(of: name)) else { return }
    for entry in (try? folder.names()) ?? [] { folder.removeLeftover(entry) }
  }

  /// Returns a folder below this one as a tree. Creates it if it is missing.
  package func tree(at name: String) throws(FileError) -> FolderTree {
    FolderTree("\(path)/\(name)", try folder(Self.parts(of: name), creates: true))
  }

  // MARK: - Places

  private static func parts(of name: String) -> [String] { name.split(separator: "/").map(String.init) }

  /// Returns the open folder of a file, and the name of the file in it.
  private func place(of name: String, creates: Bool = false) throws(FileError) -> (FolderDescriptor, String) {
    var parts = Self.parts(of: name)
    guard let last = parts.popLast(), !["", ".", ".."].contains(last) else {
      throw FileError(path: "\(path)/\(name)", reason: .isDirectory)
    }
    return (try folder(parts, creates: creates), last)
  }

  private func folder(_ parts: [String], creates: Bool = false) throws(FileError) -> FolderDescriptor {
    var folder = root
    for part in parts {
      guard part != "..", part != "." else { throw FileError(path: "\(path)/\(part)", reason: .leadsOut) }
      folder = try FolderDescriptor(part, in: folder, creates: creates)
    }
    return folder
  }
}
