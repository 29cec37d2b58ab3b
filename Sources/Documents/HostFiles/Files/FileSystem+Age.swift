internal import Glibc

extension FileSystem {
  /// Returns the size of a file in bytes, and the seconds since it was last written or marked as used.
  package static func ageAndSize(of path: String) throws(FileError) -> (seconds: Int, bytes: Int) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError(path: path, errno: errno) }
    return (time(nil) - status.st_mtim.tv_sec, Int(status.st_size))
  }

  /// Sets the modification time of a file to now. Failures are ignored.
  package static func markUsed(_ path: String) { utimensat(AT_FDCWD, path, nil, 0) }
}
