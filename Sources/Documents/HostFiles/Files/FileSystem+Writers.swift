internal import Glibc

extension FileSystem {
  /// Whether every user of the machine may add files to a folder. False if it is missing.
  package static func isOpenToAll(_ folder: String) -> Bool {
    var status = stat()
    return stat(folder, &status) == 0 && status.st_mode & S_IWOTH != 0
  }
}
