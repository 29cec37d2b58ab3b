internal import Glibc

extension FileSystem {
  /// The size of a file, and how long ago it was written or marked as used.
  package static func ageAndSize(of path: String) throws(FileError) -> (seconds: Int, bytes: Int) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError(path: path, errno: errno) }
    return (time(nil) - status.st_mtim.tv_sec, Int(status.st_size))
  }

  /// Marks a file as used now; where that is not allowed, nothing happens.
  package static func markUsed(_ path: String) { utimensat(AT_FDCWD, path, nil, 0) }
}
