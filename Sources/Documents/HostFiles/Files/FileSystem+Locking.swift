internal import Glibc

extension FileSystem {
  /// Runs `work` while holding a lock on a file. Other runs of the tool wait.
  ///
  /// On file systems without locks, `work` runs unlocked.
  package static func whileLocked<Result>(_ path: String, _ work: () throws -> Result) throws -> Result {
    let file = try FileDescriptor(opening: path, flags: FileDescriptor.forReading)
    file.lock()
    defer { file.unlock() }
    return try work()
  }
}
