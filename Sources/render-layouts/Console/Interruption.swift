internal import CommandArguments
internal import HostFiles

/// Ctrl-C and other requests to end.
enum Interruption {
  /// Makes requests to end be noticed from here on, among them that the time which the user gave the run is over.
  static func begin(_ options: LayoutOptions) {
    HostProcess.deferInterruption()
    if let limit = options.timeLimit { HostProcess.requestEnd(afterSeconds: limit) }
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
