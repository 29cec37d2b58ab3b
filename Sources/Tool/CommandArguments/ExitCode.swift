/// The exit code of a run, for scripts and CI systems.
///
/// The codes from 64 to 78 follow `sysexits.h`. 129, 130 and 143 are 128 plus the number of a signal, as in
/// shells, and 124 is the code of `timeout`.
package enum ExitCode: Int32, Sendable, Hashable, CaseIterable {
  case success = 0
  case findings = 1
  case usage = 64
  case invalidDocument = 65
  case noInput = 66
  case engineMissing = 69
  case internalError = 70
  case exhausted = 71
  case cannotWrite = 73
  case configuration = 78
  case timeLimit = 124
  case hungUp = 129
  case interrupted = 130
  case terminated = 143

  /// The meaning of the code, in a few words.
  package var meaning: String {
    switch self {
    case .success: "success"
    case .findings: "findings that are errors; with diff, changes; with merge-file, undecided places"
    case .usage: "invalid command line"
    case .invalidDocument: "invalid document or visual format"
    case .noInput: "nothing to work on, or a file cannot be read"
    case .engineMissing: "missing fonts or libraries"
    case .internalError: "internal error"
    case .exhausted: "not enough memory, stack or threads"
    case .cannotWrite: "cannot write output"
    case .configuration: "invalid configuration file"
    case .timeLimit: "stopped by --time-limit"
    case .hungUp: "stopped by SIGHUP, for example because the terminal was closed"
    case .interrupted: "stopped by Ctrl-C"
    case .terminated: "stopped by SIGTERM"
    }
  }

  /// Returns the meaning of the code after a command, in a few words.
  package func meaning(after command: Command) -> String {
    switch (self, command) {
    case (.success, .diff): "the author changed nothing; also if git calls it"
    case (.findings, .diff): "the author changed something"
    case (.success, .mergeFile): "complete merge"
    case (.findings, .mergeFile): "places that need a decision"
    case (.findings, .learn): "an answer that is wrong"
    case (.findings, _): "findings that are errors"
    default: meaning
    }
  }

  package func canEnd(_ command: Command) -> Bool {
    switch self {
    case .success, .usage, .internalError, .exhausted, .cannotWrite: true
    case .invalidDocument: ![.nothing, .schema].contains(command.operand)
    case .findings where [.versions, .states].contains(command.operand),
      .noInput where [.versions, .states].contains(command.operand):
      true
    case .findings where command == .learn, .noInput where command == .learn, .engineMissing where command == .learn:
      true
    case .noInput where command.operand == .report, .configuration where command.operand == .report: true
    default: [.paths, .parts, .question, .views, .view, .drag, .constraints].contains(command.operand)
    }
  }

  /// The precedence of the codes. If several apply, the run ends with the first one in the list, which left the most
  /// work undone.
  private static let precedence: [ExitCode] = [
    .interrupted, .terminated, .hungUp, .timeLimit, .usage, .configuration, .exhausted, .engineMissing, .internalError,
    .cannotWrite, .invalidDocument, .noInput, .findings, .success,
  ]

  /// Returns the exit code of a run with these codes.
  package static func worst(of codes: [ExitCode]) -> ExitCode {
    precedence.first(where: codes.contains) ?? .success
  }
}
