internal import Glibc
internal import WorkBudgets

/// Another program, run without a shell.
package struct ExternalProgram: Sendable {
  /// The outcome of a finished run.
  package struct Outcome: Sendable, Hashable {
    /// The exit code, or 128 plus the signal number, as in shells.
    package var code: Int32
    /// The bytes written to standard output.
    package var output: [UInt8]
    /// The text written to standard error.
    package var messages: String
    /// The CPU seconds of the program and of its children that it waited for.
    package var processorSeconds = 0.0
  }

  /// The error of a program that could not be run.
  package enum Failure: Error, Sendable, Hashable {
    /// `PATH` does not contain the program.
    case notInstalled
    /// The program could not be started, or its output could not be read.
    case failed(FileError)
  }

  /// The name of the program, which is looked up in `PATH`.
  package var name: String
  /// The arguments, without the program name.
  package var arguments: [String]
  /// Variables that are added to the environment of the tool or replace its values.
  package var environment: [String: String] = [:]
  /// Whether a variable of the tool is removed from the environment of the program.
  package var removesVariable: @Sendable (String) -> Bool = { _ in false }
  /// The file that the program reads as standard input.
  package var input = "/dev/null"
  /// The resource limits. Nil for none.
  package var limits: Limits?

  /// The largest output that is read, in bytes.
  private static let outputLimit = 256 << 20

  package init(_ name: String, _ arguments: [String]) {
    self.name = name
    self.arguments = arguments
  }

  /// Runs the program and waits until it has ended.
  ///
  /// - Parameter folder: A folder for the output. Unlike pipes, files never block the program.
  package func run(writingTo folder: String) throws(Failure) -> Outcome {
    let (output, messages) = ("\(folder)/\(name).out", "\(folder)/\(name).err")
    let process = try start(writing: output, messages)
    limits?.apply(to: process)
    let (code, seconds) = Self.end(of: process, until: limits.map { Self.now + $0.seconds })
    do throws(FileError) {
      // `FolderTree` does not record dependencies: a result must not depend on these temporary files.
      let files = try FolderTree(at: folder)
      return Outcome(
        code: code, output: try files.contents(of: "\(name).out", limit: Self.outputLimit),
        messages: String(decoding: try files.contents(of: "\(name).err", limit: Self.outputLimit), as: UTF8.self),
        processorSeconds: seconds)
    } catch {
      throw .failed(error)
    }
  }

  /// Starts the program and returns its process number.
  private func start(writing output: String, _ messages: String) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    for (stream, path) in [(STDOUT_FILENO, output), (STDERR_FILENO, messages)] {
      posix_spawn_file_actions_addopen(&actions, stream, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals that the tool ignores would stay ignored in the child.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGPIPE, SIGXFSZ] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var process = pid_t()
    let failure = Self.withCStrings([name] + arguments) { words in
      Self.withCStrings(variables) { variables in
        posix_spawnp(&process, name, &actions, &attributes, words, variables)
      }
    }
    guard failure == 0 else {
      throw failure == ENOENT ? .notInstalled : .failed(FileError(path: name, errno: failure))
    }
    return process
  }

  /// The environment of the program, as `NAME=value`.
  private var variables: [String] {
    var inherited: [String] = []
    var entry = environ
    while let variable = entry.pointee {
      let text = String(cString: variable)
      let name = String(text.prefix { $0 != "=" })
      if environment[name] == nil, !removesVariable(name) { inherited.append(text) }
      entry += 1
    }
    return inherited + environment.map { "\($0)=\($1)" }.sorted()
  }

  /// The longest pause between two checks of a process, in microseconds.
  private static let longestPause: UInt32 = 20_000

  /// Waits for a process. Kills it if the run is canceled or `end` has passed. Returns the exit code and the CPU
  /// seconds.
  private static func end(of process: pid_t, until end: Double?) -> (code: Int32, seconds: Double) {
    var status: Int32 = 0
    var usage = rusage()
    var pause: UInt32 = 100
    while true {
      let found = wait4(process, &status, WNOHANG, &usage)
      if found == process { break }
      guard found == 0 || errno == EINTR else { return (127, 0) }
      if WorkBudget.checkCancellation() || end.map({ now > $0 }) == true { kill(process, SIGKILL) }
      usleep(pause)
      pause = min(2 * pause, longestPause)
    }
    let signal = status & 0x7F
    let times = [usage.ru_utime, usage.ru_stime]
    return (
      signal == 0 ? (status >> 8) & 0xFF : 128 + signal,
      times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    )
  }

  /// The seconds of the monotonic clock.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Passes strings as a null-terminated array of C strings.
  private static func withCStrings<Result>(
    _ texts: [String], _ use: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = texts.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return use(&pointers)
  }
}
