internal import CFailureHandler
internal import Glibc
internal import Synchronization

/// The current process.
package enum HostProcess {
  /// Returns the value of an environment variable, or nil if it is not set.
  package static func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The working folder, or nil if it no longer exists.
  package static var workingFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// The number of online processors, at least 1.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The digest of the tool's executable, or nil if it cannot be read.
  package static var executableDigest: ContentDigest? { try? ContentDigest(ofFile: "/proc/self/exe") }

  /// Turns a full disk and a closed pipe into errors of the write call instead of signals that end the process.
  package static func reportWriteFailuresAsErrors() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Opens `/dev/null` for closed standard streams. Otherwise the next opened file would take their place and receive
  /// messages.
  package static func reserveStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // Opened with the wrong access mode, so that using the stream remains an error.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Records the first Ctrl-C, and the first of each other request to end, instead of ending the process. A second
  /// request ends it. So does the first one after half a second in which nothing checks for it.
  package static func deferInterruption() {
    _ = requested_end_prepare()
    for request in Interruption.allCases where request != .timeLimit {
      var action = sigaction()
      sigaction(request.signal, nil, &action)
      // A process started in the background inherits `SIG_IGN`, which must stay.
      if unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1 { continue }
      notice(request)
    }
  }

  /// Records a request once.
  private static func notice(_ request: Interruption) {
    // Clears an earlier request. This also initializes the atomic, which a signal handler must not do.
    arrived.bitwiseAnd(~(1 << UInt32(request.signal)), ordering: .relaxed)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = {
      HostProcess.arrived.bitwiseOr(1 << UInt32($0), ordering: .relaxed)
      requested_end_begin(HostProcess.code(of: $0))
    }
    // `SA_RESETHAND`: the kernel removes the handler after it has run, so a second signal ends the process.
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_RESTART
    sigaction(request.signal, &action, nil)
  }

  /// Returns the exit code for a signal, as in shells and `timeout`. Called in a signal handler.
  private static func code(of signal: Int32) -> Int32 { signal == SIGALRM ? 124 : 128 + signal }

  /// The recorded signals, one bit each.
  private static let arrived = Atomic<UInt32>(0)

  /// A request to end.
  package enum Interruption: Sendable, Hashable, CaseIterable {
    /// Ctrl-C, `SIGINT`.
    case interrupt
    /// `SIGTERM`, as sent by `kill` and service managers.
    case terminate
    /// `SIGHUP`: the terminal was closed.
    case hangUp
    /// The time limit of the run has passed.
    case timeLimit

    fileprivate var signal: Int32 {
      switch self {
      case .interrupt: SIGINT
      case .terminate: SIGTERM
      case .hangUp: SIGHUP
      case .timeLimit: SIGALRM
      }
    }
  }

  /// The request to end since ``deferInterruption()``, or nil.
  package static var interruption: Interruption? {
    // This is called often, so it makes no system call.
    let arrived = arrived.load(ordering: .relaxed)
    guard arrived != 0 else { return nil }
    requested_end_noticed()
    return Interruption.allCases.first { arrived & 1 << UInt32($0.signal) != 0 }
  }

  /// Requests the end of this process after this many seconds of elapsed time. It is recorded like the other requests.
  package static func requestEnd(afterSeconds seconds: Double) {
    notice(.timeLimit)
    let whole = seconds.rounded(.down)
    var timer = itimerval()
    timer.it_value = timeval(tv_sec: Int(whole), tv_usec: Int((seconds - whole) * 1_000_000))
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
  }

  /// Ends the process with an exit code half a second after standard input was closed, even if it is busy. Each piece of
  /// work that ``noteProgress(isAwaited:)`` reports has half a second of its own, and all of them 1.5 seconds.
  package static func endAfterInput(_ code: Int32) { requested_end_follows_input(code) }

  /// Reports progress of a process that ends after its input: the next piece of work gets time of its own.
  ///
  /// Pass true for `isAwaited` if the client waits for its result; other work may be ended sooner.
  package static func noteProgress(isAwaited: Bool) { requested_end_goes_on(isAwaited) }

  /// Records whether only finished results remain to be written. A request to end then allows a few seconds for
  /// writing, although no code checks for the request.
  package static func noteWriting(_ isWriting: Bool) { requested_end_writes_results(isWriting) }

  package static func exit(_ code: Int32) -> Never { Glibc.exit(code) }
}
