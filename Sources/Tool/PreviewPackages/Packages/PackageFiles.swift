package import HostFiles

/// The files of a package, or of a copy of one.
package struct PackageFiles: Sendable {
  /// The folder.
  package let folder: String
  /// The paths of the files below the folder, by their letters.
  package let paths: [String]

  /// The folders that hold no sources.
  private static let leftOut: Set<String> = ["Output", "Pods", "Carthage", "DerivedData"]
  /// More files than packages have.
  private static let limit = 100_000
  /// More bytes than files of packages have.
  package static let sizeLimit = 256 << 20

  /// Looks for the files below a folder, without those of hidden folders, of tests and of other tools; links are not followed.
  ///
  /// - Throws: ``FileError`` where a folder cannot be read.
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

  /// Makes a folder hold some files and no others; those that are as they should be are left alone, so that nothing is built
  /// again for them.
  ///
  /// - Parameter files: The bytes of each file by its path below the folder.
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
