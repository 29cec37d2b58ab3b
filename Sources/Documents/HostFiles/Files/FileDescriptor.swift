package import Glibc

/// Owns one open file and closes it exactly once.
package struct FileDescriptor: ~Copyable {
  private let number: Int32
  private let path: String

  /// The flags for a file that is only read.
  package static let forReading = O_RDONLY

  /// The file at a path.
  ///
  /// - Parameters:
  ///   - flags: The flags of `open(2)`; the file is never handed to other processes.
  ///   - permissions: The permissions of a new file before the user's mask.
  package init(opening path: String, flags: Int32, permissions: mode_t = 0) throws(FileError) {
    // Without `O_NONBLOCK` a pipe that nobody writes to would hold the tool up for ever.
    number = open(path, flags | O_CLOEXEC | O_NONBLOCK, permissions)
    self.path = path
    guard number >= 0 else { throw FileError(path: path, errno: errno) }
  }

  /// The file of a name in an open folder.
  ///
  /// - Parameter path: The path that messages show.
  init(opening name: String, in folder: Int32, shownAs path: String, flags: Int32, permissions: mode_t = 0)
    throws(FileError)
  {
    number = openat(folder, name, flags | O_CLOEXEC | O_NONBLOCK, permissions)
    self.path = path
    guard number >= 0 else { throw FileError(path: path, errno: errno) }
  }

  deinit { if number >= 0 { close(number) } }

  /// Waits until the bytes, or the names of a folder, have reached the disk; file systems that cannot tell are taken at
  /// their word.
  func synchronize() throws(FileError) {
    while fsync(number) != 0 {
      if errno == EINVAL || errno == ENOTSUP || errno == EROFS { return }
      guard errno == EINTR else { throw FileError(path: path, errno: errno) }
    }
  }

  /// Waits until no other process has locked the file, and locks it.
  func lock() { while flock(number, LOCK_EX) != 0, errno == EINTR {} }

  /// Lets others lock the file.
  func unlock() { flock(number, LOCK_UN) }

  /// The size of the file in bytes.
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

  /// Up to `count` bytes from where the last reading stopped; fewer only at the end of the file.
  package func bytes(upTo count: Int) throws(FileError) -> [UInt8] {
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

  /// Goes through the rest of the file in pieces, none of them empty, and so small that memory for them costs nothing.
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

  /// Writes all bytes.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    try Self.write(bytes, to: number, path: path)
  }

  /// Writes all bytes to an open file that somebody else owns.
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

  /// Waits for a slow reader; the standard streams may be pipes that do not block.
  private static func waitUntilWritable(_ number: Int32) {
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}
