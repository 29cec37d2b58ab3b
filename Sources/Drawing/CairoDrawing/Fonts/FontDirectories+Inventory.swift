internal import Glibc

extension FontDirectories {
  /// The deepest nesting of folders that is searched: a guard against cyclic links.
  private static let depthLimit = 8

  /// The files in the directories and their subfolders, each with its size in bytes and modification time, sorted by
  /// path.
  var inventory: [String] {
    var files: [(path: String, status: stat)] = []
    for path in paths + self.files { Self.add(path, depth: 0, to: &files) }
    return files.map { path, status in
      "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
    .sorted()
  }

  /// The names and sizes in bytes of the files in the directories and their subfolders, sorted. They do not depend on
  /// where the directories are.
  var sizes: [String] {
    var files: [(path: String, status: stat)] = []
    for path in paths + self.files { Self.add(path, depth: 0, to: &files) }
    return Set(files.map { path, status in "\(path.split(separator: "/").last ?? "") \(status.st_size)" }).sorted()
  }

  /// The extensions of font files.
  private static let endings = [".otf", ".ttf", ".ttc"]

  /// The paths of the font files in the directories and their subfolders.
  var fontFiles: [String] {
    var files: [(path: String, status: stat)] = []
    for path in paths { Self.add(path, depth: 0, to: &files) }
    return files.map(\.path).filter { path in Self.endings.contains { path.hasSuffix($0) } }
  }

  private static func add(_ path: String, depth: Int, to files: inout [(path: String, status: stat)]) {
    var status = stat()
    guard depth < depthLimit, stat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else { return files.append((path, status)) }
    guard let directory = opendir(path) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix(".") { add("\(path)/\(name)", depth: depth + 1, to: &files) }
    }
  }
}
