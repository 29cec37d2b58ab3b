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

  /// The log of the current task: that of the process, unless a layout or a test has its own.
  @TaskLocal package static var log = FaultLog()

  /// The answer to faults and, but for the trap, to conflicts.
  public static var answer: Answer {
    get { log.answer }
    set { log.answer = newValue }
  }

  /// The faults since the last ``removeAll()``, the latest thousand.
  public static var recorded: [LayoutFault] { log.faults }
  /// The conflicts since the last ``removeAll()``, the latest thousand.
  public static var conflicts: [LayoutConflict] { log.conflicts }

  /// Forgets all faults and conflicts.
  public static func removeAll() { log.removeAll() }

  static func record(_ fault: LayoutFault) { log.record(fault) }

  static func record(_ conflict: LayoutConflict) { log.record(conflict) }
}
