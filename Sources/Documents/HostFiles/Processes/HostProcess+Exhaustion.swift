internal import CFailureHandler
internal import VisibleText

extension HostProcess {
  /// The smallest accepted stack of a thread, in bytes: four times what the deepest accepted documents need.
  private static let smallestStack = 1 << 20
  /// The stack that threads get if theirs would be smaller, in bytes.
  private static let usualStack = 8 << 20

  /// The memory that the smallest scene needs in addition to what the started tool uses, in bytes.
  private static let smallestMemory = 32 << 20

  /// The variables with which a developer asks for the signal itself, with a backtrace or a sanitizer report.
  private static let tracing = ["SWIFT_BACKTRACE", "ASAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS"]

  /// Ends the process with a message and an exit code, instead of a signal, on exhausted memory or stack and on
  /// internal errors. C libraries abort the process if an allocation fails, which cannot be prevented.
  ///
  /// - Parameters:
  ///   - exhausted: The exit code if memory or the stack is exhausted.
  ///   - broken: The exit code for all other errors.
  package static func endWithMessage(exhausted: Int32, broken: Int32) {
    guard !tracing.contains(where: { environmentVariable($0) != nil }) else { return }
    failure_handler_install(exhausted, broken)
  }

  /// Records what the calling thread works on. The message names it if the process ends.
  package static func note(work: String) {
    var words = VisibleText.line(work)
    words.withUTF8 { failure_handler_note($0.baseAddress, $0.count) }
  }

  /// Returns the resource that is too scarce to work at all, as a message and a hint. Nil if there is enough.
  ///
  /// It is checked up front: the threading library waits forever if it gets no threads, and the rest of a stack cannot
  /// be queried.
  ///
  /// - Parameter workers: The number of workers that will start.
  package static func shortage(workers: Int) -> (message: String, hint: String)? {
    let stack = failure_handler_raise_stack(usualStack)
    if stack < smallestStack {
      return (
        "the stack is limited to \(stack >> 10) KiB; \(smallestStack >> 10) KiB are needed",
        "raise the limit: 'ulimit -s'"
      )
    }
    // At most one worker runs on each processor; two more threads wake them.
    let wanted = Int32(clamping: min(workers, processorCount) + 2)
    let started = failure_handler_start_threads(wanted)
    guard started < wanted else {
      return failure_handler_has_memory(smallestMemory)
        ? nil : ("less than \(smallestMemory >> 20) MiB of memory is available", "raise the limit: 'ulimit -v'")
    }
    return (
      "only \(started) of \(wanted) threads can be started",
      limitsHint
    )
  }

  /// The hint for a limit of processes or memory that is reached.
  package static let limitsHint =
    "raise the process and memory limits: 'ulimit -u' and 'ulimit -v', or those of the container"
}
