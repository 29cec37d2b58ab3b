internal import CFailureHandler
internal import Glibc
internal import Synchronization

/// This run of the tool, as the operating system knows it.
package enum HostProcess {
  /// The value of an environment variable, or nil where it is not set.
  package static func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The folder that relative paths begin at, or nil where it is gone.
  package static var workingFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// The number of processors of the machine that are online, at least 1.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The digest of the bytes of the tool itself, or nil where they cannot be read.
  package static var executableDigest: ContentDigest? { try? ContentDigest(ofFile: "/proc/self/exe") }

  /// Lets a full disk and a reader that went away come back as errors instead of ending the process.
  package static func reportWriteFailuresAsErrors() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Keeps files that are opened later from taking the place of a standard stream that is closed: messages would end
  /// up in them.
  package static func reserveStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // Opened the wrong way round, so that using the stream stays an error.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Makes the first Ctrl-C and the first other request of a kind to end be noticed instead of obeyed; the second ends the
  /// process, and so does the first one half a second later if nothing looks at it.
  package static func deferInterruption() {
    _ = requested_end_prepare()
    for request in Interruption.allCases where request != .timeLimit {
      var action = sigaction()
      sigaction(request.signal, nil, &action)
      // Who starts the tool in the background wants the signal to be ignored.
      if unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1 { continue }
      notice(request)
    }
  }

  /// Makes a request be noticed once.
  private static func notice(_ request: Interruption) {
    // What came before is forgotten. The handler finds the bits made: it may not make them.
    arrived.bitwiseAnd(~(1 << UInt32(request.signal)), ordering: .relaxed)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = {
      HostProcess.arrived.bitwiseOr(1 << UInt32($0), ordering: .relaxed)
      requested_end_begin(HostProcess.code(of: $0))
    }
    // The kernel forgets the handler when it has run: the second signal ends the process.
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_RESTART
    sigaction(request.signal, &action, nil)
  }

  /// The code of a process that a signal asked to end, as shells and `timeout` say; called in a handler of signals.
  private static func code(of signal: Int32) -> Int32 { signal == SIGALRM ? 124 : 128 + signal }

  /// The signals that have come and were noticed, a bit each.
  private static let arrived = Atomic<UInt32>(0)

  /// A request to end.
  package enum Interruption: Sendable, Hashable, CaseIterable {
    /// Ctrl-C.
    case interrupt
    /// The signal that `kill` and service managers send.
    case terminate
    /// The signal of a terminal that was closed.
    case hangUp
    /// The time that the run may take is over.
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

  /// The request to end that has come since ``deferInterruption()``, or nil.
  package static var interruption: Interruption? {
    // Work asks often, therefore no call to the system is made.
    let arrived = arrived.load(ordering: .relaxed)
    guard arrived != 0 else { return nil }
    requested_end_noticed()
    return Interruption.allCases.first { arrived & 1 << UInt32($0.signal) != 0 }
  }

  /// Asks this process to end once so many seconds have passed, of the clock on the wall; it is then noticed like the
  /// other requests.
  package static func requestEnd(afterSeconds seconds: Double) {
    notice(.timeLimit)
    let whole = seconds.rounded(.down)
    var timer = itimerval()
    timer.it_value = timeval(tv_sec: Int(whole), tv_usec: Int((seconds - whole) * 1_000_000))
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
  }

  /// Ends the process with a code some seconds after standard input was closed, whatever it does then.
  package static func endAfterInput(_ code: Int32) { requested_end_follows_input(code) }

  /// Tells that the process, if it is to end, goes on with another piece of work, which may take as long as the last one.
  package static func noteProgress() { requested_end_goes_on() }

  /// Ends the process.
  package static func exit(_ code: Int32) -> Never { Glibc.exit(code) }
}
