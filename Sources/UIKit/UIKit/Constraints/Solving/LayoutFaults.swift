/// The faults and conflicts of this process, for tests and tools.
@preconcurrency @MainActor
public enum LayoutFaults {
  public enum Answer: Sendable {
    /// Records it in ``LayoutFaults/recorded`` and prints it to standard error.
    case print
    case record
    /// Ends the process, as on iOS.
    case trap
  }

  /// The log of the current task. It is the log of the process, unless a layout or a test has its own.
  @TaskLocal package static var log = FaultLog()

  /// The answer to faults. Conflicts have the same answer, but never trap.
  public static var answer: Answer {
    get { log.answer }
    set { log.answer = newValue }
  }

  /// The last thousand faults since ``removeAll()``.
  public static var recorded: [LayoutFault] { log.faults }
  /// The last thousand conflicts since ``removeAll()``.
  public static var conflicts: [LayoutConflict] { log.conflicts }

  /// Removes all faults and conflicts.
  public static func removeAll() { log.removeAll() }

  static func record(_ fault: LayoutFault) { log.record(fault) }

  static func record(_ conflict: LayoutConflict) { log.record(conflict) }
}
