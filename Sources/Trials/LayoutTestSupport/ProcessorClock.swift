import Glibc

/// The time that the processor spends on the current thread, independent of other work on the machine.
public struct ProcessorClock {
  private let start: Double

  /// Creates a clock that starts measuring.
  public init() { start = Self.now }

  /// The seconds of processor time since the clock started, on the same thread.
  public var seconds: Double { Self.now - start }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
