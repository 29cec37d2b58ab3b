internal import Drawing
internal import Synchronization

/// A cache of the versions of programs.
final class ProgramVersions: Sendable {
  private let known = Mutex<[String: String]>([:])

  /// Returns the version of a program as it prints it.
  func version(of program: DrawingProgram) throws(ArtworkFault) -> String {
    if let version = known.withLock({ $0[program.name] }) { return version }
    let version = try program.version()
    known.withLock { $0[program.name] = version }
    return version
  }
}
