internal import Glibc

/// What the operating system knows about this run.
package enum HostProcess {
  /// The value of an environment variable, or nil where it is not set.
  package static func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// How many processors the machine has, at least 1.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Lets a full disk and a reader that went away come back as errors instead of ending the process.
  package static func reportWriteFailuresAsErrors() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Makes the first Ctrl-C and the first request to end be noticed instead of obeyed; the second ends the process.
  package static func deferInterruption() {
    for number in deferredSignals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { _ in }
      // The kernel forgets the handler when it has run: that is how `interruption` knows, without any shared state.
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_RESTART
      sigaction(number, &action, nil)
    }
  }

  /// The signal that asked the process to end since ``deferInterruption()``, or nil.
  package static var interruption: Int32? {
    deferredSignals.first { number in
      var action = sigaction()
      return sigaction(number, nil, &action) == 0 && action.__sigaction_handler.sa_handler == nil
    }
  }

  /// Ends the process.
  package static func exit(_ code: Int32) -> Never { Glibc.exit(code) }

  private static let deferredSignals = [SIGINT, SIGTERM]
}
