internal import CommandArguments
internal import HostFiles

/// Ctrl-C and other requests to end.
enum Interruption {
  /// Makes requests to end be noticed from here on; that a number of seconds has passed is one of them.
  static func begin(endingAfter timeLimit: Double?) {
    HostProcess.deferInterruption()
    if let timeLimit { HostProcess.requestEnd(afterSeconds: timeLimit) }
  }

  /// Returns whether the run is to end as soon as the work at hand is finished.
  static let isRequested: @Sendable () -> Bool = { HostProcess.interruption != nil }

  /// The code of a run that was asked to end, or none.
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
