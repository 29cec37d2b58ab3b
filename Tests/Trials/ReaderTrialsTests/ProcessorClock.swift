import Glibc

/// The time that the processor spends on a thread, independent of other work of the machine.
struct ProcessorClock {
  private let start = now

  /// The seconds since it was made.
  var seconds: Double { Self.now - start }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
