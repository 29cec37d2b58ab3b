internal import CFailureHandler
internal import Glibc

/// An open folder that is closed exactly once. Files and folders in it are opened relative to it, by name.
final class FolderDescriptor: Sendable {
  private let number: Int32
  private let path: String

  /// `O_PATH`, which the Swift module of the C library lacks. The value is the same on all Linux architectures.
  private static let forFinding: Int32 = 0o10000000

  /// Creates a descriptor by opening the folder at a path, following links.
  init(opening path: String) throws(FileError) {
    // `O_PATH` is enough to open entries by name, and needs no permission to list the folder.
    number = open(path, Self.forFinding | O_DIRECTORY | O_CLOEXEC)
    self.path = path
    guard number >= 0 else { throw FileError(path: path, errno: errno) }
  }

  /// Creates a descriptor by opening a folder in another. Fails if the name is a link.
  ///
  /// Pass true for `creates` to create the folder if it is missing.
  init(_ name: String, in folder: FolderDescriptor, creates: Bool = false) throws(FileError) {
    path = FolderPath.join(folder.path, name)
    // `EEXIST` is success: the folder may exist already, or another process may have created it in the meantime.
    let isThere = !creates || mkdirat(folder.number, name, 0o777) == 0 || errno == EEXIST
    number = isThere ? openat(folder.number, name, Self.forFinding | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW) : -1
    guard number >= 0 else {
      let failure = errno
      throw folder.isLink(name) ? FileError(path: path, reason: .isLink) : FileError(path: path, errno: failure)
    }
  }

  deinit { if number >= 0 { close(number) } }

  // MARK: - Files

  /// Opens a file for reading.
  func file(_ name: String) throws(FileError) -> FileDescriptor {
    try FileDescriptor(opening: name, in: number, shownAs: shown(name), flags: O_RDONLY | O_NOFOLLOW)
  }

  /// Writes a file atomically: readers see either the old file or the new one.
  ///
  /// - Parameters:
  ///   - isDurable: Whether to sync the bytes before the file replaces the old one. The new name is durable only after
  ///     ``synchronize()``.
  ///   - isPrivate: Whether only this user may read the file.
  func write(
    _ bytes: [UInt8], to name: String, isDurable: Bool = false, isPrivate: Bool = false
  ) throws(FileError) {
    let temporary = TemporaryName.name(for: name)
    failure_handler_writing_begins(number, temporary)
    defer { failure_handler_writing_ends() }
    do {
      // A process with the same number may have left this file behind. It may be a link, so it is removed, not written
      // to.
      unlinkat(number, temporary, 0)
      let file = try FileDescriptor(
        opening: temporary, in: number, shownAs: shown(name), flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW,
        permissions: isPrivate ? 0o600 : 0o666)
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

  /// Waits until renames and removals in the folder are on disk. Does nothing if the folder may be written but not
  /// listed, since syncing opens it for reading.
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

  /// Creates a symbolic link.
  func link(_ name: String, to target: String) throws(FileError) {
    guard symlinkat(target, number, name) == 0 else { throw FileError(path: shown(name), errno: errno) }
  }

  /// Removes a file or a link. A missing one is not an error.
  func remove(_ name: String) throws(FileError) {
    guard unlinkat(number, name, 0) == 0 || errno == ENOENT else { throw FileError(path: shown(name), errno: errno) }
  }

  /// Removes an empty folder. Does nothing if it is not empty.
  func removeEmptyFolder(_ name: String) { unlinkat(number, name, AT_REMOVEDIR) }

  /// Removes a file if it is the temporary file of a killed writer.
  func removeLeftover(_ name: String) {
    guard TemporaryName.isLeftover(name), let status = status(of: name),
      status.st_mode & S_IFMT == S_IFREG, time(nil) - status.st_mtim.tv_sec > TemporaryName.restTime
    else { return }
    unlinkat(number, name, 0)
  }

  // MARK: - Contents

  /// Returns the names in the folder, sorted, without `.` and `..`.
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
