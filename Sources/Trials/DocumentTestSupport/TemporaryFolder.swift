import Glibc

/// A temporary folder for one test. It is removed when the object is released.
public final class TemporaryFolder {
  public let path: String

  public init() throws {
    var template = Array("/tmp/render-layouts-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FolderError() }
    path = String(decoding: template.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Self.remove(path) }

  /// An error for a folder that cannot be created.
  public struct FolderError: Error {
    public init() {}
  }

  /// The names of all files in the folder and its subfolders, sorted, including hidden ones.
  public var files: [String] { Self.files(below: path, as: "").sorted() }

  /// Writes a file and creates the folders of its path.
  public func add(_ name: String, _ text: String = "") {
    let path = "\(path)/\(name)"
    if let slash = path.lastIndex(of: "/") { makeFolder(String(path[..<slash])) }
    let file = fopen(path, "w")
    fputs(text, file)
    fclose(file)
  }

  private func makeFolder(_ path: String) {
    if access(path, F_OK) == 0 { return }
    if let slash = path.lastIndex(of: "/") { makeFolder(String(path[..<slash])) }
    mkdir(path, 0o777)
  }

  private static func entries(of folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func files(below folder: String, as name: String) -> [String] {
    entries(of: folder).flatMap { entry in
      let path = "\(folder)/\(entry)"
      return isFolder(path) ? files(below: path, as: "\(name)\(entry)/") : ["\(name)\(entry)"]
    }
  }

  private static func remove(_ path: String) {
    if isFolder(path) {
      chmod(path, 0o700)
      for entry in entries(of: path) { remove("\(path)/\(entry)") }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}
