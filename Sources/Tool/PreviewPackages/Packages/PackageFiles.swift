package import HostFiles

/// The files of a package, or of a copy of one.
package struct PackageFiles: Sendable {
  package let folder: String
  /// The paths of the files relative to the folder, sorted.
  package let paths: [String]

  /// The paths below the folder of files that have other paths in a copy.
  private var places: [String: String] = [:]
  /// The bytes of files that are only in a copy, or were read already.
  private var made: [String: [UInt8]] = [:]

  /// Folders without sources.
  private static let omitted: Set<String> = ["Output", "Pods", "Carthage", "DerivedData"]
  /// The maximum number of files.
  private static let limit = 100_000
  /// The largest file, in bytes.
  package static let sizeLimit = 256 << 20

  /// Finds the files in a folder, except in hidden folders and in folders of tests and other tools. Links are not
  /// followed.
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
          if !Self.omitted.contains(name), below != "Tests", !name.hasSuffix(".xcodeproj") { remaining.append(below) }
        case .file: if paths.count < Self.limit { paths.append(below) }
        case .other, nil: break
        }
      }
    }
    self.paths = paths.sorted()
  }

  /// Creates files that have other paths in a copy.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - places: The path of each file below the folder, by path in the copy.
  ///   - made: The bytes of files that are only in the copy or were read already, by path in the copy.
  package init(in folder: String, at places: [String: String], with made: [String: [UInt8]]) {
    (self.folder, self.places, self.made) = (folder, places, made)
    paths = Set(places.keys).union(made.keys).sorted()
  }

  /// Returns the bytes of a file.
  package func contents(of path: String) throws(FileError) -> [UInt8] {
    if let bytes = made[path] { return bytes }
    return try FileSystem.contents(of: FolderPath.join(folder, original(of: path)), limit: Self.sizeLimit)
  }

  /// Returns the bytes of all files, by path.
  func contents() throws(FileError) -> [String: [UInt8]] {
    var made: [String: [UInt8]] = [:]
    for path in paths { made[path] = try contents(of: path) }
    return made
  }

  /// Returns the path below the folder of a file in a copy.
  package func original(of path: String) -> String { places[path] ?? path }

  /// Makes a folder contain exactly these files. Unchanged files are not written, so that they are not compiled again.
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
