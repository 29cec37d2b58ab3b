internal import CFailureHandler
internal import Glibc

/// Owns one open folder and closes it exactly once; files and folders in it are found by their names alone.
final class FolderDescriptor: Sendable {
  private let number: Int32
  private let path: String

  /// `O_PATH`, which the module of the C library does not have: the same on all of Linux's machines.
  private static let forFinding: Int32 = 0o10000000

  /// The folder at a path, links followed.
  init(opening path: String) throws(FileError) {
    // No more is asked of the folder than to find things in it, which needs no permission to list it.
    number = open(path, Self.forFinding | O_DIRECTORY | O_CLOEXEC)
    self.path = path
    guard number >= 0 else { throw FileError(path: path, errno: errno) }
  }

  /// A folder in another one, to which no link may lead.
  ///
  /// - Parameter creates: Whether it is created where it is missing.
  init(_ name: String, in folder: FolderDescriptor, creates: Bool = false) throws(FileError) {
    path = FolderPath.join(folder.path, name)
    // Nobody has to ask whether it is there already, and another process may have been faster.
    let isThere = !creates || mkdirat(folder.number, name, 0o777) == 0 || errno == EEXIST
    number = isThere ? openat(folder.number, name, Self.forFinding | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW) : -1
    guard number >= 0 else {
      let failure = errno
      throw folder.isLink(name) ? FileError(path: path, reason: .isLink) : FileError(path: path, errno: failure)
    }
  }

  deinit { if number >= 0 { close(number) } }

  // MARK: - Files

  /// A file that is read.
  func file(_ name: String) throws(FileError) -> FileDescriptor {
    try FileDescriptor(opening: name, in: number, shownAs: shown(name), flags: O_RDONLY | O_NOFOLLOW)
  }

  /// Writes a file whole or not at all: whoever reads it meanwhile sees the old one or the new one.
  ///
  /// - Parameter isDurable: Whether the bytes reach the disk before the file takes the place of the old one. The new name
  ///   is there for good after ``synchronize()``.
  func write(_ bytes: [UInt8], to name: String, isDurable: Bool = false) throws(FileError) {
    let temporary = TemporaryName.name(for: name)
    failure_handler_writing_begins(number, temporary)
    defer { failure_handler_writing_ends() }
    do {
      // What is left of a process that had the same number is not written to: it may be a link.
      unlinkat(number, temporary, 0)
      let file = try FileDescriptor(
        opening: temporary, in: number, shownAs: shown(name), flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW,
        permissions: 0o666)
      try file.write(bytes)
      if isDurable { try file.synchronize() }
    } catch {
      unlinkat(number, temporary, 0)
      throw error
    }
    guard renameat(number, temporary, number, name) == 0 else {
      let failure = FileError(path: shown(name), errno: errno)
      unlinkat(number, temporary, 0)
      throw failure
    }
  }

  /// Waits until what was renamed and removed in the folder has reached the disk; one that may be written and not listed
  /// cannot be waited for.
  func synchronize() throws(FileError) {
    let listed: FileDescriptor
    do throws(FileError) {
      listed = try FileDescriptor(opening: ".", in: number, shownAs: path, flags: O_RDONLY | O_DIRECTORY)
    } catch {
      guard error.reason == .notPermitted else { throw error }
      return
    }
    try listed.synchronize()
  }

  /// Creates a link.
  func link(_ name: String, to target: String) throws(FileError) {
    guard symlinkat(target, number, name) == 0 else { throw FileError(path: shown(name), errno: errno) }
  }

  /// Removes a file or a link; one that is not there is no error.
  func remove(_ name: String) throws(FileError) {
    guard unlinkat(number, name, 0) == 0 || errno == ENOENT else { throw FileError(path: shown(name), errno: errno) }
  }

  /// Removes a folder that is empty; any other stays.
  func removeEmptyFolder(_ name: String) { unlinkat(number, name, AT_REMOVEDIR) }

  /// Removes a file that a writer left who was killed; any other stays.
  func removeLeftover(_ name: String) {
    guard TemporaryName.isLeftover(name), let status = status(of: name),
      status.st_mode & S_IFMT == S_IFREG, time(nil) - status.st_mtim.tv_sec > TemporaryName.restTime
    else { return }
    unlinkat(number, name, 0)
  }

  // MARK: - Contents

  /// The names in the folder in the order of their letters, without `.` and `..`.
  func names() throws(FileError) -> [String] {
    let listed = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard listed >= 0 else { throw FileError(path: path, errno: errno) }
    guard let stream = fdopendir(listed) else {
      let failure = FileError(path: path, errno: errno)
      close(listed)
      throw failure
    }
    defer { closedir(stream) }
    return try FileSystem.names(in: stream, of: path)
  }

  private func status(of name: String) -> stat? {
    var status = stat()
    return fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  private func isLink(_ name: String) -> Bool { status(of: name).map { $0.st_mode & S_IFMT == S_IFLNK } ?? false }

  private func shown(_ name: String) -> String { FolderPath.join(path, name) }
}
