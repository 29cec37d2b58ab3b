internal import CProcessLimits
internal import Glibc

extension ExternalProgram {
  /// The limits of what a program may take.
  package struct Limits: Sendable, Hashable {
    /// The longest time of the processor, in whole seconds.
    package var processorSeconds: Int
    /// The longest time on the clock, in seconds.
    package var seconds: Double
    /// The most memory, in bytes, with the files that it has opened as memory.
    package var memory: Int
    /// The largest file that it writes, in bytes.
    package var fileSize: Int

    /// Limits.
    package init(processorSeconds: Int, seconds: Double, memory: Int, fileSize: Int) {
      self.processorSeconds = processorSeconds
      self.seconds = seconds
      self.memory = memory
      self.fileSize = fileSize
    }

    /// The signals with which the system or the tool ends a program that goes over a limit of time or of what it writes.
    static let signals = [SIGKILL, SIGXCPU, SIGXFSZ]

    /// Has the system keep a process to the limits that it knows, also where the tool has ended meanwhile.
    func apply(to process: pid_t) {
      process_limits_apply(
        process, UInt64(clamping: processorSeconds), UInt64(clamping: memory), UInt64(clamping: fileSize))
    }
  }
}

extension ExternalProgram.Outcome {
  /// Whether the program was ended because it went over a limit.
  package var wentOverLimit: Bool { ExternalProgram.Limits.signals.contains(code - 128) }
}
