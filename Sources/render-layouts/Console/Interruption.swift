internal import CommandArguments
internal import HostFiles

/// Ctrl-C and other requests to end.
enum Interruption {
  /// Returns whether the run is to end as soon as the work at hand is finished.
  static let isRequested: @Sendable () -> Bool = { HostProcess.interruption != nil }

  /// The code of a run that was asked to end, or none.
  static var codes: [ExitCode] {
    switch HostProcess.interruption {
    case nil: []
    case .interrupt: [.interrupted]
    case .terminate: [.terminated]
    }
  }
}
