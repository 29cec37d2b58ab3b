/// Asks git, the program.
package struct Git {
  /// One file of a revision.
  package struct File: Sendable, Hashable {
    /// The path below the top of the repository.
    package var path: String
    /// True where the file is a symbolic link.
    var isLink: Bool
  }

  /// The folder that keeps git's answers, and an index of our own.
  package let folder: String

  private static let linkMode = "120000"

  /// The top of the working tree that a folder lies in, and the path from there to the folder: empty, or with a slash at
  /// its end.
  ///
  /// - Parameter path: The path that messages name.
  package func place(of directory: String, shownAs path: String) throws(GitError) -> (root: String, prefix: String) {
    let outcome = try run(["rev-parse", "--show-toplevel", "--show-prefix"], at: directory)
    guard outcome.code == 0 else {
      throw outcome.messages.contains("not a git repository") ? .noRepository(path: path) : Self.refusal(outcome)
    }
    let lines = text(outcome).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let root = lines.first, !root.isEmpty else { throw .noRepository(path: path) }
    return (root, lines.count > 1 ? lines[1] : "")
  }

  /// The commit that a revision is.
  package func commit(of revision: String, at root: String, shownAs path: String) throws(GitError) -> String {
    let isOption = revision.isEmpty || revision.hasPrefix("-")
    guard !isOption else { throw .unknownRevision(revision, path: path) }
    let outcome = try run(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], at: root)
    let commit = text(outcome).filter(\.isHexDigit)
    guard outcome.code == 0, !commit.isEmpty else { throw .unknownRevision(revision, path: path) }
    return commit
  }

  /// The files and links of a commit; what other repositories it embeds hold is not among them.
  package func files(of commit: String, at root: String) throws(GitError) -> [File] {
    let outcome = try succeed(["ls-tree", "-r", "-z", "--full-tree", commit], at: root)
    // Each entry is `100644 blob 2f5e…`, a tab, and the path.
    return outcome.output.split(separator: 0).compactMap { entry in
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let words = String(decoding: entry[..<tab], as: UTF8.self).split(separator: " ")
      guard words.count > 1, words[1] == "blob" else { return nil }
      return File(
        path: String(decoding: entry[(tab + 1)...], as: UTF8.self), isLink: words[0] == Self.linkMode)
    }
  }

  /// Writes files of a commit into a folder, as a checkout would.
  package func write(_ paths: [String], of commit: String, at root: String, to tree: String) throws(GitError) {
    guard !paths.isEmpty else { return }
    let list = "\(folder)/files"
    do throws(FileError) {
      try FileSystem.write(paths.flatMap { Array($0.utf8) + [0] }, to: list)
    } catch {
      throw .file(error)
    }
    try succeed(["read-tree", commit], at: root)
    try succeed(["checkout-index", "--quiet", "-z", "--stdin", "--prefix=\(tree)/"], at: root, reading: list)
  }

  // MARK: - Running

  /// Runs git in a folder, with an index of its own.
  private func run(
    _ arguments: [String], at directory: String, reading input: String = "/dev/null"
  ) throws(GitError) -> ExternalProgram.Outcome {
    var program = ExternalProgram("git", ["-C", directory] + arguments)
    program.input = input
    // Hooks tell git where it is, which need not be where the paths are.
    program.removedVariables = ["GIT_DIR", "GIT_WORK_TREE", "GIT_PREFIX"]
    program.environment = [
      "GIT_INDEX_FILE": "\(folder)/index", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C",
    ]
    do throws(ExternalProgram.Failure) {
      return try program.run(writingTo: folder)
    } catch {
      switch error {
      case .notInstalled: throw .notInstalled
      case .failed(let error): throw .file(error)
      }
    }
  }

  /// Runs git where it has to succeed.
  @discardableResult
  private func succeed(
    _ arguments: [String], at root: String, reading input: String = "/dev/null"
  ) throws(GitError) -> ExternalProgram.Outcome {
    let outcome = try run(arguments, at: root, reading: input)
    guard outcome.code == 0 else { throw Self.refusal(outcome) }
    return outcome
  }

  private static func refusal(_ outcome: ExternalProgram.Outcome) -> GitError {
    let words = outcome.messages.split(separator: "\n").joined(separator: " ")
    return .refused(words.isEmpty ? "ended with \(outcome.code)" : words)
  }

  private func text(_ outcome: ExternalProgram.Outcome) -> String { String(decoding: outcome.output, as: UTF8.self) }
}
