import Glibc

/// The time that the processor spends on a thread, whatever else the machine does meanwhile.
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
