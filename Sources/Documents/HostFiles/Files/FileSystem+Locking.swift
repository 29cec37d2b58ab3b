internal import Glibc

extension FileSystem {
  /// The result of work on a file that no other run of the tool does at the same time; others wait.
  ///
  /// A file system without locks is taken as it is.
  package static func whileLocked<Result>(_ path: String, _ work: () throws -> Result) throws -> Result {
    let file = try FileDescriptor(opening: path, flags: FileDescriptor.forReading)
    file.lock()
    defer { file.unlock() }
    return try work()
  }
}
