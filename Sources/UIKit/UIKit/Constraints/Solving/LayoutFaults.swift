internal import Foundation

/// The faults and conflicts of this process, as values for tests and tools.
@preconcurrency @MainActor
public enum LayoutFaults {
  /// Answers to a fault.
  public enum Answer: Sendable {
    /// It is kept in ``LayoutFaults/recorded`` and printed to standard error.
    case print
    /// It is kept alone.
    case record
    /// The process ends, as on iOS.
    case trap
  }

  /// The answer to faults and, but for the trap, to conflicts.
  public static var answer = Answer.print
  /// The faults since the last ``removeAll()``, the latest thousand.
  public private(set) static var recorded: [LayoutFault] = []
  /// The conflicts since the last ``removeAll()``, the latest thousand.
  public private(set) static var conflicts: [LayoutConflict] = []

  private static let limit = 1000

  /// Forgets all faults and conflicts.
  public static func removeAll() {
    recorded = []
    conflicts = []
  }

  static func record(_ fault: LayoutFault) {
    switch answer {
    case .trap: preconditionFailure(fault.description)
    case .print: say(fault.description)
    case .record: break
    }
    recorded = recorded.suffix(limit - 1) + [fault]
  }

  static func record(_ conflict: LayoutConflict) {
    if case .print = answer { say(conflict.description) }
    conflicts = conflicts.suffix(limit - 1) + [conflict]
  }

  private static func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
