internal import Glibc

/// A folder that is opened once, and read and written without following any link in it.
///
/// Names are paths below the folder, with `/` between their parts. A link that stands where a folder belongs is an error;
/// one that stands where a file belongs gives way to the file.
package final class FolderTree: Sendable {
  /// The path that the folder was opened by, which messages show.
  package let path: String
  private let root: FolderDescriptor

  /// The folder at a path.
  ///
  /// - Parameter creates: Whether it is created where it is missing, with the folders above it.
  package init(at path: String, creates: Bool = false) throws(FileError) {
    if creates { try FileSystem.createDirectory(at: path) }
    self.path = path
    root = try FolderDescriptor(opening: path)
  }

  private init(_ path: String, _ root: FolderDescriptor) {
    self.path = path
    self.root = root
  }

  /// Creates a folder and the folders above it where they are missing.
  package func createFolder(_ name: String) throws(FileError) {
    _ = try folder(Self.parts(of: name), creates: true)
  }

  /// Writes a file whole or not at all; its folders are created where they are missing.
  package func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    let (folder, name) = try place(of: name, creates: true)
    try folder.write(bytes, to: name)
  }

  /// Creates a link, whose folders are created where they are missing.
  package func link(_ name: String, to target: String) throws(FileError) {
    let (folder, name) = try place(of: name, creates: true)
    try folder.link(name, to: target)
  }

  /// The contents of a file that no link leads to.
  package func contents(of name: String, limit: Int) throws(FileError) -> [UInt8] {
    let (folder, name) = try place(of: name)
    let file = try folder.file(name)
    let size = try file.size()
    guard size <= limit else { throw FileError(path: "\(path)/\(name)", reason: .tooLarge(limit: limit)) }
    return try file.bytes(upTo: size)
  }

  /// The names in a folder, in the order of their letters; the folder itself has no name.
  package func names(in name: String) throws(FileError) -> [String] {
    try folder(Self.parts(of: name)).names()
  }

  /// Removes a file or a link; one that is not there is no error.
  package func remove(_ name: String) throws(FileError) {
    let (folder, name) = try place(of: name)
    try folder.remove(name)
  }

  /// Removes a folder that is empty; any other stays.
  package func removeEmptyFolder(_ name: String) {
    guard let (folder, name) = try? place(of: name) else { return }
    folder.removeEmptyFolder(name)
  }

  /// Removes a folder with all that is in it. What cannot be removed stays.
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

  /// Removes the files in a folder that writers left who were killed.
  package func removeLeftovers(in name: String) {
    guard let folder = try? folder(Self.parts(of: name)) else { return }
    for entry in (try? folder.names()) ?? [] { folder.removeLeftover(entry) }
  }

  /// A folder in it as a tree of its own, which is created where it is missing.
  package func tree(at name: String) throws(FileError) -> FolderTree {
    FolderTree("\(path)/\(name)", try folder(Self.parts(of: name), creates: true))
  }

  // MARK: - Places

  private static func parts(of name: String) -> [String] { name.split(separator: "/").map(String.init) }

  /// The folder of a file, and the name of the file in it.
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
