internal import CommandArguments
internal import HostFiles

/// Ctrl-C and other requests to end.
enum Interruption {
  /// Starts noticing requests to end, including a time limit in seconds.
  static func begin(endingAfter timeLimit: Double?) {
    HostProcess.deferInterruption()
    if let timeLimit { HostProcess.requestEnd(afterSeconds: timeLimit) }
  }

  /// Whether to end the run as soon as the work in progress is finished.
  static let isRequested: @Sendable () -> Bool = { HostProcess.interruption != nil }

  /// The exit code of a run that was asked to end; empty otherwise.
  static var codes: [ExitCode] {
    switch HostProcess.interruption {
    case nil: []
    case .interrupt: [.interrupted]
    case .terminate: [.terminated]
    case .hangUp: [.hungUp]
    case .timeLimit: [.timeLimit]
    }
  }
}
