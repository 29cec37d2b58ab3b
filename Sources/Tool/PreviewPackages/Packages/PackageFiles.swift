package import HostFiles

/// The files of a package, or of a copy of one.
package struct PackageFiles: Sendable {
  /// The folder.
  package let folder: String
  /// The paths of the files relative to the folder, sorted.
  package let paths: [String]

  /// Folders without sources.
  private static let leftOut: Set<String> = ["Output", "Pods", "Carthage", "DerivedData"]
  /// The largest number of files.
  private static let limit = 100_000
  /// The largest file, in bytes.
  package static let sizeLimit = 256 << 20

  /// Finds the files in a folder, without hidden folders and those of tests and other tools. Links are not followed.
  ///
  /// - Throws: ``FileError`` if a folder cannot be read.
  package init(in folder: String) throws(FileError) {
    self.folder = folder
    var paths: [String] = []
    var remaining = [""]
    while let next = remaining.popLast() {
      let path = next.isEmpty ? folder : FolderPath.join(folder, next)
      for name in try FileSystem.names(in: path) where !name.hasPrefix(".") {
        let below = next.isEmpty ? name : "\(next)/\(name)"
        switch FileSystem.plainKind(of: FolderPath.join(path, name)) {
        case .directory:
          if !Self.leftOut.contains(name), below != "Tests", !name.hasSuffix(".xcodeproj") { remaining.append(below) }
        case .file: if paths.count < Self.limit { paths.append(below) }
        case .other, nil: break
        }
      }
    }
    self.paths = paths.sorted()
  }

  /// The bytes of a file.
  package func contents(of path: String) throws(FileError) -> [UInt8] {
    try FileSystem.contents(of: FolderPath.join(folder, path), limit: Self.sizeLimit)
  }

  /// Makes a folder contain exactly these files. Unchanged ones are not written, so that they are not compiled again.
  ///
  /// `files` are the bytes of each file, by its path relative to the folder.
  package static func write(_ files: [String: [UInt8]], to folder: String) throws(FileError) {
    try FileSystem.createDirectory(at: folder)
    for path in try PackageFiles(in: folder).paths where files[path] == nil {
      try FileSystem.remove(FolderPath.join(folder, path))
    }
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let place = FolderPath.join(folder, path)
      if let present = try? FileSystem.contents(of: place, limit: sizeLimit), present == bytes { continue }
      try FileSystem.createDirectory(at: FolderPath.folder(of: place))
      try FileSystem.write(bytes, to: place)
    }
  }
}
