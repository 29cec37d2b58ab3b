internal import Drawing
internal import Synchronization

/// The versions of programs, each asked for once.
final class ProgramVersions: Sendable {
  private let known = Mutex<[String: String]>([:])

  /// The version of a program in its own words.
  func version(of program: DrawingProgram) throws(ArtworkFault) -> String {
    if let version = known.withLock({ $0[program.name] }) { return version }
    let version = try program.version()
    known.withLock { $0[program.name] = version }
    return version
  }
}
