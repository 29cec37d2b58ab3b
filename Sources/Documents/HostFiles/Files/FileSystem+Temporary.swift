internal import Glibc

extension FileSystem {
  /// Creates a folder that only this user can read, and removes it with its contents after `use` returns or throws.
  ///
  /// - Parameter use: Receives the absolute path of the folder, without links.
  package static func withTemporaryFolder<Result>(_ use: (String) async throws -> Result) async throws -> Result {
    let folder = try makeTemporaryFolder()
    defer { removeTree(folder) }
    return try await use(folder)
  }

  /// Returns the synchronous form of ``withTemporaryFolder(_:)``.
  package static func withTemporaryFolder<Result, Failure>(
    _ use: (String) throws(Failure) -> Result, otherwise failure: (FileError) -> Failure
  ) throws(Failure) -> Result {
    let folder: String
    do throws(FileError) {
      folder = try makeTemporaryFolder()
    } catch {
      throw failure(error)
    }
    defer { removeTree(folder) }
    return try use(folder)
  }

  private static func makeTemporaryFolder() throws(FileError) -> String {
    let place = HostProcess.environmentVariable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array("\(place)/render-layouts-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FileError(path: place, errno: errno) }
    let made = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard let path = realPath(of: made) else {
      throw FileError(path: place, errno: errno)
    }
    return path
  }

  /// Removes a file, a link, or a folder with its contents. Links are not followed. Failures are ignored.
  package static func removeTree(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    for name in (try? names(in: path)) ?? [] { removeTree("\(path)/\(name)") }
    rmdir(path)
  }
}
