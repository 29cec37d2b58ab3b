internal import Glibc
internal import WorkBudgets

/// Another program of the machine, which is started without a shell, waited for, and read.
package struct ExternalProgram: Sendable {
  /// The outcome of a run that has ended.
  package struct Outcome: Sendable, Hashable {
    /// The code that it ended with; 128 and its number where a signal ended it, as shells say.
    package var code: Int32
    /// The bytes that it wrote to standard output.
    package var output: [UInt8]
    /// The text that it wrote to standard error.
    package var messages: String
    /// The seconds of the processor that it took, with the programs that it started and waited for.
    package var processorSeconds = 0.0
  }

  /// The error of a program that could not be run.
  package enum Failure: Error, Sendable, Hashable {
    /// There is no program of this name in the folders of `PATH`.
    case notInstalled
    /// It could not be started, or what it wrote could not be read.
    case failed(FileError)
  }

  /// The name of the program, which is looked for in the folders of `PATH`.
  package var name: String
  /// Its words, without its name.
  package var arguments: [String]
  /// The variables that it has besides those of the tool, or with other values.
  package var environment: [String: String] = [:]
  /// Returns whether it does not have a variable of the tool.
  package var removesVariable: @Sendable (String) -> Bool = { _ in false }
  /// The file that it reads from standard input; nothing unless given.
  package var input = "/dev/null"
  /// The limits beyond which the system or the tool ends it; none unless given.
  package var limits: Limits?

  /// More bytes than a program may write.
  private static let outputLimit = 256 << 20

  /// A program with its words.
  package init(_ name: String, _ arguments: [String]) {
    self.name = name
    self.arguments = arguments
  }

  /// Starts it, and waits until it has ended.
  ///
  /// - Parameter folder: Where what it writes is kept meanwhile: files, unlike pipes, never fill up.
  package func run(writingTo folder: String) throws(Failure) -> Outcome {
    let (output, messages) = ("\(folder)/\(name).out", "\(folder)/\(name).err")
    let process = try start(writing: output, messages)
    limits?.apply(to: process)
    let (code, seconds) = Self.end(of: process, until: limits.map { Self.now + $0.seconds })
    do throws(FileError) {
      // The tool's own files are none that a result depends on.
      let files = try FolderTree(at: folder)
      return Outcome(
        code: code, output: try files.contents(of: "\(name).out", limit: Self.outputLimit),
        messages: String(decoding: try files.contents(of: "\(name).err", limit: Self.outputLimit), as: UTF8.self),
        processorSeconds: seconds)
    } catch {
      throw .failed(error)
    }
  }

  /// Starts it and gives the number of its process.
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
    // What the tool ignores would stay ignored in it.
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

  /// The variables of its environment, as the system writes them.
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

  /// The longest time between two looks at a process, in microseconds.
  private static let longestPause: UInt32 = 20_000

  /// Waits for a process, and ends it if the work is to end or a time has come; its code, and the seconds that it took.
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

  /// The seconds on a clock that nobody sets.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Texts as a list of C, ended by a null.
  private static func withCStrings<Result>(
    _ texts: [String], _ use: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = texts.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return use(&pointers)
  }
}
