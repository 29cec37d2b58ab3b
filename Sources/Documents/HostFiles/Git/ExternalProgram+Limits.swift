internal import CProcessLimits
internal import Glibc

extension ExternalProgram {
  /// The resource limits of a program.
  package struct Limits: Sendable, Hashable {
    /// The CPU time, in whole seconds.
    package var processorSeconds: Int
    /// The elapsed time, in seconds.
    package var seconds: Double
    /// The address space, in bytes, including mapped files.
    package var memory: Int
    /// The largest file that the program may write, in bytes.
    package var fileSize: Int

    package init(processorSeconds: Int, seconds: Double, memory: Int, fileSize: Int) {
      self.processorSeconds = processorSeconds
      self.seconds = seconds
      self.memory = memory
      self.fileSize = fileSize
    }

    /// The signals that end a program that exceeds a limit.
    static let signals = [SIGKILL, SIGXCPU, SIGXFSZ]

    /// Sets the limits that the system enforces. They hold even if the tool itself has ended.
    func apply(to process: pid_t) {
      process_limits_apply(
        process, UInt64(clamping: processorSeconds), UInt64(clamping: memory), UInt64(clamping: fileSize))
    }
  }
}

extension ExternalProgram.Outcome {
  /// Whether the program was ended because it exceeded a limit.
  package var wentOverLimit: Bool { ExternalProgram.Limits.signals.contains(code - 128) }
}
