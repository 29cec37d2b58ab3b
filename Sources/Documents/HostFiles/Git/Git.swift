/// Asks git, the program, without letting a repository say what is run.
///
/// The configuration of a repository names programs: filters, hooks, watchers, ways to fetch. It is read once, where git
/// looks for the repository, with every such switch off; from there on git works in ``RepositoryView``, which has none of it.
struct Git {
  /// The place of a folder in its repository.
  struct Place: Sendable, Hashable {
    /// The top of the working tree.
    var root: String
    /// The path from there to the folder: empty, or with a slash at its end.
    var prefix: String
    /// The folder that git keeps the files of this working tree in.
    var folder: String
    /// The folder that it keeps those of all working trees in.
    var sharedFolder: String
    /// The name of the function that makes names of contents.
    var objectFormat: String
  }

  /// The folder that keeps git's answers.
  let folder: String

  /// The place of a folder.
  ///
  /// - Parameter path: The path that messages name.
  func place(of directory: String, shownAs path: String) throws(GitError) -> Place {
    let questions = [
      "--show-toplevel", "--absolute-git-dir", "--path-format=absolute", "--git-common-dir", "--show-object-format",
      "--show-prefix",
    ]
    let outcome = try run(Self.withoutPrograms + ["rev-parse"] + questions, at: directory)
    guard outcome.code == 0 else { throw Self.refusal(outcome, of: directory, shownAs: path) }
    let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count > 4, let root = lines.first, !root.isEmpty else { throw .noRepository(path: path) }
    return Place(root: root, prefix: lines[4], folder: lines[1], sharedFolder: lines[2], objectFormat: lines[3])
  }

  /// The name of the branch that a revision such as `main@{upstream}` stands for, which only the configuration tells; nil
  /// where there is none.
  func branch(_ revision: String, at root: String) throws(GitError) -> String? {
    let question = ["rev-parse", "--verify", "--quiet", "--symbolic-full-name", revision]
    let outcome = try run(Self.withoutPrograms + question, at: root)
    let name = outcome.text.split(separator: "\n").first.map(String.init)
    return outcome.code == 0 ? name : nil
  }

  /// Whether the index of a working tree has files of a name, or below it, in a folder of the tree.
  func tracksFiles(named name: String, in directory: String) throws(GitError) -> Bool {
    let outcome = try run(Self.withoutPrograms + ["ls-files", "-z", "--", name], at: directory)
    guard outcome.code == 0 else { throw Self.refusal(outcome, of: directory, shownAs: directory) }
    return !outcome.output.isEmpty
  }

  /// Runs git in a view of a repository.
  func run(
    _ arguments: [String], in view: RepositoryView, reading input: String = "/dev/null"
  ) throws(GitError) -> ExternalProgram.Outcome {
    var environment = view.environment
    // What the user and the machine have configured need not be known there either.
    environment["GIT_CONFIG_NOSYSTEM"] = "1"
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    return try run(Self.withoutPrograms + arguments, at: folder, reading: input, environment)
  }

  /// The error of a run that did not go well.
  static func refusal(_ outcome: ExternalProgram.Outcome) -> GitError {
    let words = outcome.messages.split(separator: "\n").joined(separator: " ")
    return .refused(words.isEmpty ? "exited with code \(outcome.code)" : words)
  }

  // MARK: - Running

  /// Every setting with which a repository could have something run or fetched, set to nothing.
  private static let withoutPrograms =
    ["--no-pager", "--no-replace-objects", "--literal-pathspecs"]
    + [
      "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.sshCommand=false", "core.gitProxy=false",
      "core.askPass=false", "core.pager=cat", "core.editor=false", "core.attributesFile=/dev/null",
      "credential.helper=", "protocol.allow=never", "safe.bareRepository=explicit", "gc.auto=0",
      "maintenance.auto=false",
      // The default windows would not fit into the limit of memory.
      "core.packedGitWindowSize=32m", "core.packedGitLimit=1g",
    ].flatMap { ["-c", $0] }

  /// The variables that hold for git besides; `GIT_ALLOW_PROTOCOL` wins over every setting, and allows no way to fetch.
  private static let environment = [
    "GIT_ALLOW_PROTOCOL": "", "GIT_PROTOCOL_FROM_USER": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0",
    "GIT_TERMINAL_PROMPT": "0", "GIT_ASKPASS": "false", "SSH_ASKPASS": "false", "LC_ALL": "C",
  ]

  /// The limits of one run. A repository may have a pipe where git expects a file, or trees that contain themselves many times.
  private static let limits = ExternalProgram.Limits(
    processorSeconds: 20, seconds: 30, memory: 4 << 30, fileSize: 128 << 20)

  /// The variables of the caller that say where git stops looking for a repository; all others of git's say where it is,
  /// which need not be where the paths are, or set it up.
  private static let keptVariables: Set<String> = ["GIT_CEILING_DIRECTORIES", "GIT_DISCOVERY_ACROSS_FILESYSTEM"]

  private func run(
    _ arguments: [String], at directory: String, reading input: String = "/dev/null",
    _ environment: [String: String] = [:]
  ) throws(GitError) -> ExternalProgram.Outcome {
    var program = ExternalProgram("git", ["-C", directory] + arguments)
    program.input = input
    program.removesVariable = { $0.hasPrefix("GIT_") && !Self.keptVariables.contains($0) }
    program.environment = Self.environment.merging(environment) { $1 }
    program.limits = Self.limits
    let outcome: ExternalProgram.Outcome
    do throws(ExternalProgram.Failure) {
      outcome = try program.run(writingTo: folder)
    } catch {
      switch error {
      case .notInstalled: throw .notInstalled
      case .failed(let error): throw .file(error)
      }
    }
    guard !outcome.wentOverLimit else { throw .overLimit(Self.limits) }
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
  /// The output as text.
  var text: String { String(decoding: output, as: UTF8.self) }
}
