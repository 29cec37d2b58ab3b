internal import CFailureHandler
internal import VisibleText

extension HostProcess {
  /// The smallest stack of a thread, in bytes: what the deepest documents need that are read, four times over.
  private static let smallestStack = 1 << 20
  /// The stack that threads are given where they would have a smaller one, in bytes.
  private static let usualStack = 8 << 20

  /// The memory that the smallest scene takes besides what is there when the tool has started, in bytes.
  private static let smallestMemory = 32 << 20

  /// The variables by which a developer asks for the signals themselves, with a trace or a report of a sanitizer.
  private static let tracing = ["SWIFT_BACKTRACE", "ASAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS"]

  /// Ends the process with a message and a code where memory or the stack runs out or something goes wrong inside,
  /// instead of with a signal. C libraries end the process themselves where they get no memory, and cannot be asked not
  /// to.
  ///
  /// - Parameters:
  ///   - exhausted: The code where memory or the stack has run out.
  ///   - broken: The code for everything else.
  package static func endWithMessage(exhausted: Int32, broken: Int32) {
    guard !tracing.contains(where: { environmentVariable($0) != nil }) else { return }
    failure_handler_install(exhausted, broken)
  }

  /// Remembers what the calling thread works on: the message names it where the process ends here.
  package static func note(work: String) {
    var words = VisibleText.line(work)
    words.withUTF8 { failure_handler_note($0.baseAddress, $0.count) }
  }

  /// The resource of which the system gives too little to work at all, in words with advice; nil where there is enough.
  ///
  /// Threads are started by a library that waits for ever where it gets none, stacks cannot be asked for what is left.
  ///
  /// - Parameter workers: The number of workers that there are to be.
  package static func shortage(workers: Int) -> (message: String, hint: String)? {
    let stack = failure_handler_raise_stack(usualStack)
    if stack < smallestStack {
      return (
        "the stack is limited to \(stack >> 10) KiB; \(smallestStack >> 10) KiB are needed",
        "raise the limit: 'ulimit -s'"
      )
    }
    // No more than processors work at once; two more wake them.
    let wanted = Int32(clamping: min(workers, processorCount) + 2)
    let started = failure_handler_start_threads(wanted)
    guard started < wanted else {
      return failure_handler_has_memory(smallestMemory)
        ? nil : ("less than \(smallestMemory >> 20) MiB of memory is available", "raise the limit: 'ulimit -v'")
    }
    return (
      "only \(started) of \(wanted) threads can be started",
      "raise the process and memory limits: 'ulimit -u' and 'ulimit -v', or those of the container"
    )
  }
}
