package import Glibc

/// An open file that is closed exactly once.
package struct FileDescriptor: ~Copyable {
  private let number: Int32
  private let path: String

  /// The flags to open a file for reading.
  package static let forReading = O_RDONLY

  /// Creates a descriptor by opening the file at a path.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - flags: The flags of `open(2)`. `O_CLOEXEC` is added, so child processes do not inherit the file.
  ///   - permissions: The permissions of a new file, before the umask.
  package init(opening path: String, flags: Int32, permissions: mode_t = 0) throws(FileError) {
    // Without `O_NONBLOCK`, opening a pipe without a writer would block forever.
    number = open(path, flags | O_CLOEXEC | O_NONBLOCK, permissions)
    self.path = path
    guard number >= 0 else { throw FileError(path: path, errno: errno) }
  }

  /// Creates a descriptor by opening a file by its name in an open folder.
  ///
  /// `path` is the path shown in messages.
  init(opening name: String, in folder: Int32, shownAs path: String, flags: Int32, permissions: mode_t = 0)
    throws(FileError)
  {
    number = openat(folder, name, flags | O_CLOEXEC | O_NONBLOCK, permissions)
    self.path = path
    guard number >= 0 else { throw FileError(path: path, errno: errno) }
  }

  deinit { if number >= 0 { close(number) } }

  /// Waits until the file's bytes, or a folder's entries, are on disk. Does nothing on file systems without `fsync`.
  func synchronize() throws(FileError) {
    while fsync(number) != 0 {
      if errno == EINVAL || errno == ENOTSUP || errno == EROFS { return }
      guard errno == EINTR else { throw FileError(path: path, errno: errno) }
    }
  }

  /// Locks the file. Waits while another process holds the lock.
  func lock() { while flock(number, LOCK_EX) != 0, errno == EINTR {} }

  /// Releases the lock.
  func unlock() { flock(number, LOCK_UN) }

  /// Returns the size of the file in bytes.
  ///
  /// - Throws: ``FileError`` for anything but a regular file.
  package func size() throws(FileError) -> Int {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw FileError(path: path, errno: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int(status.st_size)
    case S_IFDIR: throw FileError(path: path, reason: .isDirectory)
    default: throw FileError(path: path, reason: .notRegularFile)
    }
  }

  /// Reads up to `count` bytes from the current position. Returns fewer only at the end of the file.
  package func bytes(upTo count: Int) throws(FileError) -> [UInt8] {
    // Threads share the empty array, whose count the initializer would write.
    guard count > 0 else { return [] }
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let base = buffer.baseAddress {
        let length = read(number, base + filled, count - filled)
        if length > 0 {
          filled += length
        } else if length == 0 {
          return
        } else if errno != EINTR {
          failure = errno
          return
        }
      }
    }
    guard failure == 0 else { throw FileError(path: path, errno: failure) }
    return bytes
  }

  /// Passes the rest of the file to `use` in non-empty pieces of at most 64 KiB, which fit on the stack.
  func forEachPiece(_ use: (UnsafeRawBufferPointer) -> Void) throws(FileError) {
    let failure = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 64) { buffer -> Int32 in
      while true {
        let length = read(number, buffer.baseAddress, buffer.count)
        if length > 0 {
          use(UnsafeRawBufferPointer(rebasing: buffer[..<length]))
        } else if length == 0 {
          return 0
        } else if errno != EINTR {
          return errno
        }
      }
    }
    guard failure == 0 else { throw FileError(path: path, errno: failure) }
  }

  package func write(_ bytes: [UInt8]) throws(FileError) {
    try Self.write(bytes, to: number, path: path)
  }

  /// Writes all bytes to an open descriptor that the caller owns.
  package static func write(_ bytes: [UInt8], to number: Int32, path: String) throws(FileError) {
    let failure = bytes.withUnsafeBytes { buffer -> Int32 in
      var written = 0
      while written < buffer.count, let base = buffer.baseAddress {
        let length = Glibc.write(number, base + written, buffer.count - written)
        if length >= 0 {
          written += length
        } else if errno == EAGAIN {
          waitUntilWritable(number)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
    guard failure == 0 else { throw FileError(path: path, errno: failure) }
  }

  /// Waits for a slow reader: standard streams may be pipes in non-blocking mode.
  private static func waitUntilWritable(_ number: Int32) {
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}
