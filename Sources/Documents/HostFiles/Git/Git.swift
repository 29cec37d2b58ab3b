/// The git program, run so that no repository can decide which programs it starts.
///
/// The configuration of a repository can name programs: filters, hooks, watchers, transports. It is read once, to
/// locate the repository, with all such settings disabled. Everything else runs in a ``RepositoryView``, which has none
/// of that configuration.
struct Git: Sendable, Hashable {
  /// The location of a folder in its repository.
  struct Place: Sendable, Hashable {
    /// The root of the working tree.
    var root: String
    /// The path from the root to the folder: empty, or with a trailing slash.
    var prefix: String
    /// The git directory of this working tree.
    var folder: String
    /// The git directory that all working trees share.
    var sharedFolder: String
    /// The hash algorithm of object names.
    var objectFormat: String
  }

  /// The folder for the output of git.
  let folder: String

  /// Returns the location of a folder in its repository.
  ///
  /// `path` is the path shown in messages.
  func place(of directory: String, shownAs path: String) throws(GitError) -> Place {
    let questions = [
      "--show-toplevel", "--absolute-git-dir", "--path-format=absolute", "--git-common-dir", "--show-object-format",
      "--show-prefix",
    ]
    let outcome = try ask(["rev-parse"] + questions, at: directory)
    guard outcome.code == 0 else { throw Self.refusal(outcome, of: directory, shownAs: path) }
    let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count > 4, let root = lines.first, !root.isEmpty else { throw .noRepository(path: path) }
    return Place(root: root, prefix: lines[4], folder: lines[1], sharedFolder: lines[2], objectFormat: lines[3])
  }

  /// Returns the branch of a revision such as `main@{upstream}`, which only the configuration of the repository
  /// defines. Nil if there is none.
  func branch(_ revision: String, at root: String) throws(GitError) -> String? {
    let question = ["rev-parse", "--verify", "--quiet", "--symbolic-full-name", revision]
    let outcome = try ask(question, at: root)
    let name = outcome.text.split(separator: "\n").first.map(String.init)
    return outcome.code == 0 ? name : nil
  }

  /// Returns the branch that a symbolic reference such as `HEAD` names, without a prefix. Nil if it names none there.
  func target(of reference: String, below prefix: String, at directory: String) throws(GitError) -> String? {
    let outcome = try ask(["symbolic-ref", "--quiet", reference], at: directory)
    guard outcome.code == 0, let name = outcome.text.split(separator: "\n").first, name.hasPrefix(prefix) else {
      return nil
    }
    return String(name.dropFirst(prefix.count))
  }

  /// Whether the index contains a file of this name, or files below it, in a folder of the working tree.
  func tracksFiles(named name: String, in directory: String) throws(GitError) -> Bool {
    let outcome = try ask(["ls-files", "-z", "--", name], at: directory)
    guard outcome.code == 0 else { throw Self.refusal(outcome, of: directory, shownAs: directory) }
    return !outcome.output.isEmpty
  }

  /// Returns the entries of the index below some folders, and the files there that are neither in it nor ignored.
  ///
  /// Each ends with a zero byte. Entries of the index are `H 100644 2f5e… 0`, a tab, and the path below the root; others
  /// are `? ` and the path.
  ///
  /// - Parameters:
  ///   - folders: The paths of the folders below the root. Empty for the whole working tree.
  ///   - root: The root of the working tree.
  func files(below folders: [String], at root: String) throws(GitError) -> [UInt8] {
    let question = ["ls-files", "-z", "-t", "--stage", "--cached", "--others", "--exclude-standard", "--"] + folders
    let outcome = try ask(question, at: root, within: .listing)
    guard outcome.code == 0 else { throw Self.refusal(outcome, of: root, shownAs: root) }
    return Array(outcome.output)
  }

  /// Returns those of some paths that a working tree ignores. The paths must not be in submodules or behind links.
  func ignored(_ paths: [String], at root: String) throws(GitError) -> Set<String> {
    guard !paths.isEmpty else { return [] }
    let list = "\(folder)/ignored"
    do throws(FileError) {
      // No path that begins with `./` is taken for a pattern.
      try FileSystem.write(Array(paths.map { "./\($0)\0" }.joined().utf8), to: list)
    } catch {
      throw .file(error)
    }
    // This command refuses literal paths.
    let question = ["--no-literal-pathspecs", "check-ignore", "-z", "--stdin"]
    let outcome = try ask(question, at: root, reading: list, within: .listing)
    // The code is 1 if none is ignored.
    guard outcome.code < 2 else { throw Self.refusal(outcome, of: root, shownAs: root) }
    return Set(outcome.output.split(separator: 0).map { String(decoding: $0.dropFirst(2), as: UTF8.self) })
  }

  func run(
    _ arguments: [String], in view: RepositoryView, reading input: String = "/dev/null",
    within time: TimeLimit = .question
  ) throws(GitError) -> ExternalProgram.Outcome {
    var environment = view.environment
    // The user's and the system's configuration are not needed there.
    environment["GIT_CONFIG_NOSYSTEM"] = "1"
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    return try run(Self.withoutPrograms + arguments, at: folder, reading: input, environment, within: time)
  }

  /// Returns the error of a failed run.
  static func refusal(_ outcome: ExternalProgram.Outcome) -> GitError {
    let words = outcome.messages.split(separator: "\n").joined(separator: " ")
    return .refused(words.isEmpty ? "exited with code \(outcome.code)" : words)
  }

  // MARK: - Running

  /// The elapsed seconds of one run.
  ///
  /// A repository may contain a pipe in place of any file, for which git waits without using processor time.
  enum TimeLimit: Double {
    /// One name, or a few files of the repository.
    case question = 5
    /// The names and sizes of all files of a commit.
    case listing = 10
    /// The history, or the contents of files whose size is known.
    case reading = 30
  }

  /// Runs git on a folder of a repository, with the configuration of the repository.
  private func ask(
    _ question: [String], at directory: String, reading input: String = "/dev/null",
    within time: TimeLimit = .question
  ) throws(GitError) -> ExternalProgram.Outcome {
    if let obstacle = GitFolder(above: directory)?.obstacle {
      throw .file(FileError(path: obstacle, reason: .notRegularFile))
    }
    return try run(Self.withoutPrograms + question, at: directory, reading: input, within: time)
  }

  /// The options that disable every setting with which a repository could run a program or fetch.
  private static let withoutPrograms =
    ["--no-pager", "--no-replace-objects", "--literal-pathspecs"]
    + [
      "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.sshCommand=false", "core.gitProxy=false",
      "core.askPass=false", "core.pager=cat", "core.editor=false", "core.attributesFile=/dev/null",
      "credential.helper=", "protocol.allow=never", "safe.bareRepository=explicit", "gc.auto=0",
      "maintenance.auto=false",
      // The default windows would exceed the memory limit.
      "core.packedGitWindowSize=32m", "core.packedGitLimit=1g",
    ].flatMap { ["-c", $0] }

  /// More variables for git. `GIT_ALLOW_PROTOCOL` overrides every setting and allows no protocol.
  private static let environment = [
    "GIT_ALLOW_PROTOCOL": "", "GIT_PROTOCOL_FROM_USER": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0",
    "GIT_TERMINAL_PROMPT": "0", "GIT_ASKPASS": "false", "SSH_ASKPASS": "false", "LC_ALL": "C",
  ]

  /// Returns the limits of one run. A tree may contain the same subtree many times, so a small repository can have
  /// endless output.
  private static func limits(within time: TimeLimit) -> ExternalProgram.Limits {
    ExternalProgram.Limits(processorSeconds: 20, seconds: time.rawValue, memory: 4 << 30, fileSize: 128 << 20)
  }

  /// The variables of the caller that are kept: they limit the search for a repository. Git's other variables locate or
  /// configure a repository, which may not be the one that the paths are in.
  private static let keptVariables: Set<String> = ["GIT_CEILING_DIRECTORIES", "GIT_DISCOVERY_ACROSS_FILESYSTEM"]

  private func run(
    _ arguments: [String], at directory: String, reading input: String = "/dev/null",
    _ environment: [String: String] = [:], within time: TimeLimit
  ) throws(GitError) -> ExternalProgram.Outcome {
    var program = ExternalProgram("git", ["-C", directory] + arguments)
    program.input = input
    program.removesVariable = { $0.hasPrefix("GIT_") && !Self.keptVariables.contains($0) }
    program.environment = Self.environment.merging(environment) { $1 }
    let limits = Self.limits(within: time)
    program.limits = limits
    let outcome: ExternalProgram.Outcome
    do throws(ExternalProgram.Failure) {
      outcome = try program.run(writingTo: folder)
    } catch {
      switch error {
      case .notInstalled: throw .notInstalled
      case .failed(let error): throw .file(error)
      }
    }
    guard !outcome.wentOverLimit else { throw .overLimit(limits) }
    return outcome
  }

  private static func refusal(
    _ outcome: ExternalProgram.Outcome, of directory: String, shownAs path: String
  ) -> GitError {
    if outcome.messages.contains("dubious ownership") || outcome.messages.contains("unsafe repository") {
      return .foreignRepository(path: path, folder: FileSystem.realPath(of: directory) ?? directory)
    }
    return outcome.messages.contains("not a git repository") || outcome.messages.contains("safe.bareRepository")
      ? .noRepository(path: path) : refusal(outcome)
  }
}

extension ExternalProgram.Outcome {
  /// The standard output as text.
  var text: String { String(decoding: output, as: UTF8.self) }
}
