/// A commit, with its files.
struct Revision: Sendable, Hashable {
  /// A file of a commit.
  struct File: Sendable, Hashable {
    /// The path below the root of the repository.
    var path: String
    /// Whether the file is a symbolic link.
    var isLink: Bool
    /// Whether this is the commit of a submodule, which is in another repository.
    var isSubmodule: Bool
    /// The object name of its contents.
    fileprivate(set) var contents: String
    /// The size in bytes. Nil if the repository does not have the contents.
    var size: Int?
  }

  /// The commit hash: 40 or more hexadecimal digits.
  let commit: String
  /// Runs git.
  let git: Git
  private let view: RepositoryView

  private static let linkMode = "120000"
  /// How many bytes git is asked for at once, unless a single file is larger.
  private static let portion = 32 << 20

  /// Finds the commit that a name denotes.
  ///
  /// - Parameters:
  ///   - name: A branch, a tag, a commit, or another revision that git accepts. `main...` is the commit where the
  ///     checked-out branch left `main`.
  ///   - place: The repository in which to look.
  ///   - path: The path shown in messages.
  ///   - git: Runs git.
  init(_ name: String, at place: Git.Place, shownAs path: String, asking git: Git) throws(GitError) {
    try Self.check(name, path: path)
    self.git = git
    view = try RepositoryView(of: place, in: "\(git.folder)/repository")
    commit = try Self.commit(name, at: place, shownAs: path, in: view, git)
  }

  /// Returns the commit that a name or a range denotes.
  private static func commit(
    _ name: String, at place: Git.Place, shownAs path: String, in view: RepositoryView, _ git: Git
  ) throws(GitError) -> String {
    let isShallow = FileSystem.kind(of: "\(place.sharedFolder)/shallow") == .file
    let ends = ends(ofRange: name)
    func found(_ name: String) throws(GitError) -> String {
      let named = try withoutUpstream(name, at: place, git)
      // Asks for the object first and then its commit: appended to a `:/text` search, `^{commit}` would be part of the
      // text.
      if let object = try object(named, in: view, git),
        let commit = try self.object("\(object)^{commit}", in: view, git)
      {
        return commit
      }
      let fetch = ends == nil ? FetchCommand.text(for: name) : FetchCommand.text(forStartOn: name)
      throw .unknownRevision(name, path: path, branches: try branches(in: view, git), fetch: isShallow ? fetch : nil)
    }
    guard let ends else { return try found(name) }
    let (start, end, head) = (try found(ends.start), try found(ends.end), try found("HEAD"))
    guard end == head else { throw .otherEnd(name, start: ends.start, end: ends.end, path: path) }
    let outcome = try git.run(["merge-base", start, end], in: view, within: .reading)
    guard outcome.code == 0, let first = outcome.text.split(separator: "\n").first else {
      let fetch = isShallow ? FetchCommand.text(forStartOn: ends.start) : nil
      throw .noCommonCommit(name, path: path, fetch: fetch)
    }
    return String(first)
  }

  /// Whether a name contains a text search. Its text may contain dots, which are then not a range.
  private static func isSearch(_ name: String) -> Bool { name.contains(":/") || name.contains("^{/") }

  /// Returns the ends of a range such as `main...topic`; a missing end is `HEAD`. Nil for other names.
  private static func ends(ofRange name: String) -> (start: String, end: String)? {
    guard !isSearch(name), let dots = name.firstRange(of: "...") else { return nil }
    let (start, end) = (name[..<dots.lowerBound], name[dots.upperBound...])
    return (start.isEmpty ? "HEAD" : String(start), end.isEmpty ? "HEAD" : String(end))
  }

  /// Returns the object that a name denotes, or nil.
  private static func object(_ name: String, in view: RepositoryView, _ git: Git) throws(GitError) -> String? {
    let outcome = try git.run(
      ["rev-parse", "--verify", "--quiet", name], in: view, within: isSearch(name) ? .reading : .question)
    let object = outcome.text.filter(\.isHexDigit)
    return outcome.code == 0 && !object.isEmpty ? object : nil
  }

  /// The largest number of branches that a message names.
  private static let namedBranches = 3

  /// Returns the names of some branches: local ones, then those of remotes, each in the order of their names.
  private static func branches(in view: RepositoryView, _ git: Git) throws(GitError) -> [String] {
    let question = ["for-each-ref", "--format=%(refname:lstrip=2)", "refs/heads", "refs/remotes"]
    let outcome = try git.run(question, in: view)
    guard outcome.code == 0 else { return [] }
    // `origin/HEAD` is another name of a branch.
    let names = outcome.text.split(separator: "\n").filter { !$0.hasSuffix("/HEAD") }
    return names.prefix(namedBranches).map(String.init)
  }

  /// Throws if git would read the name as an option or as several commits.
  private static func check(_ name: String, path: String) throws(GitError) {
    if name.hasPrefix("-") { throw .noRevision(name, path: path, reason: "begins like an option") }
    if name.hasPrefix("^") { throw .noRevision(name, path: path, reason: "excludes commits instead of naming one") }
    if let ends = ends(ofRange: name), name.count > 3 {
      for end in [ends.start, ends.end] { try check(end, path: path) }
      return
    }
    if !isSearch(name), name.contains("..") { throw .noRevision(name, path: path, reason: "is a range") }
    if name.isEmpty || name.hasSuffix("^@") || name.hasSuffix("^!") {
      throw .noRevision(name, path: path, reason: "is not a single commit")
    }
  }

  /// Replaces a revision such as `main@{upstream}` with the branch that it denotes.
  private static func withoutUpstream(_ name: String, at place: Git.Place, _ git: Git) throws(GitError) -> String {
    for ending in ["@{u}", "@{upstream}", "@{push}"] {
      guard let end = name.firstRange(of: ending)?.upperBound,
        let branch = try git.branch(String(name[..<end]), at: place.root)
      else { continue }
      return branch + name[end...]
    }
    return name
  }

  /// Returns the files, links and submodules that are wanted, without their sizes.
  func files(where isWanted: (File) -> Bool) throws(GitError) -> [File] {
    // `-l` would open each object of the commit, also those that are not wanted.
    let outcome = try succeed(["ls-tree", "-r", "-z", "--full-tree", commit], within: .listing)
    // Each entry is `100644 blob 2f5e…`, a tab, and the path.
    return outcome.output.split(separator: 0).compactMap { entry -> File? in
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let words = String(decoding: entry[..<tab], as: UTF8.self).split(separator: " ")
      guard words.count > 2 else { return nil }
      let path = String(decoding: entry[(tab + 1)...], as: UTF8.self)
      let file = File(
        path: path, isLink: words[0] == Self.linkMode, isSubmodule: words[1] == "commit", contents: String(words[2]))
      return isWanted(file) ? file : nil
    }
  }

  /// Returns files with their sizes.
  func measured(_ files: [File]) throws(GitError) -> [File] {
    guard !files.isEmpty else { return [] }
    var files = files
    let sizes = try sizes(of: files)
    for position in files.indices { files[position].size = sizes[files[position].contents] }
    return files
  }

  /// Returns the sizes of contents by object name, without those that the repository does not have.
  private func sizes(of files: [File]) throws(GitError) -> [String: Int] {
    let answer = try ask("--batch-check", about: files[...], within: .listing).output
    var sizes: [String: Int] = [:]
    // Each line is `2f5e… blob 120`, or `2f5e… missing`.
    for line in answer.split(separator: UInt8(ascii: "\n")) {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      if words.count == 3 { sizes[String(words[0])] = Int(words[2]) }
    }
    return sizes
  }

  /// Asks git about the contents of files, once for files with equal contents.
  private func ask(
    _ question: String, about files: ArraySlice<File>, within time: Git.TimeLimit
  ) throws(GitError) -> ExternalProgram.Outcome {
    let list = "\(git.folder)/contents"
    do throws(FileError) {
      let names = Set(files.map(\.contents)).sorted()
      try FileSystem.write(Array(names.map { "\($0)\n" }.joined().utf8), to: list)
    } catch {
      throw .file(error)
    }
    return try succeed(["cat-file", question], reading: list, within: time)
  }

  /// Returns the given files that a working tree contains with the same contents. Links are not among them.
  ///
  /// - Parameters:
  ///   - files: The files to look for.
  ///   - root: The root of the working tree.
  ///   - limit: The largest file that is looked at, in bytes.
  func unchanged(_ files: [File], at root: String, limit: Int) throws(GitError) -> [File] {
    let present = files.filter { file in
      let path = "\(root)/\(file.path)"
      // git reads a path from each line.
      return !file.isLink && !path.utf8.contains { [10, 13].contains($0) } && FileSystem.kind(of: path) == .file
        && (try? FileSystem.ageAndSize(of: path)).map { $0.bytes <= limit } ?? false
    }
    guard !present.isEmpty else { return [] }
    let list = "\(git.folder)/paths"
    do throws(FileError) {
      try FileSystem.write(Array(present.map { "\(root)/\($0.path)\n" }.joined().utf8), to: list)
    } catch {
      throw .file(error)
    }
    let question = ["hash-object", "--no-filters", "--stdin-paths"]
    let outcome = try git.run(question, in: view, reading: list, within: .reading)
    // A file that cannot be read ends the list.
    return zip(present, outcome.text.split(separator: "\n")).filter { $0.contents == $1 }.map(\.0)
  }

  /// Reads the contents of files as they were committed, without filters.
  func read(_ files: [File], _ use: (File, ArraySlice<UInt8>) throws(GitError) -> Void) throws(GitError) {
    var rest = files[...]
    while let first = rest.first {
      var size = first.size ?? 0
      let count =
        rest.dropFirst().prefix { file in
          size += file.size ?? 0
          return size <= Self.portion
        }.count + 1
      try readPortion(rest.prefix(count), use)
      rest = rest.dropFirst(count)
    }
  }

  private func readPortion(
    _ files: ArraySlice<File>, _ use: (File, ArraySlice<UInt8>) throws(GitError) -> Void
  ) throws(GitError) {
    var answer = try ask("--batch", about: files, within: .reading).output[...]
    var contents: [String: ArraySlice<UInt8>] = [:]
    // Each begins with `2f5e… blob 120` on a line, and ends with a line break. Those that vanished are `2f5e… missing`.
    while let end = answer.firstIndex(of: UInt8(ascii: "\n")) {
      let words = String(decoding: answer[..<end], as: UTF8.self).split(separator: " ")
      answer = answer[(end + 1)...]
      guard words.count == 3, let size = Int(words[2]), (0..<answer.count).contains(size) else { continue }
      contents[String(words[0])] = answer.prefix(size)
      answer = answer.dropFirst(size + 1)
    }
    for file in files {
      guard let bytes = contents[file.contents] else { throw .missingContents(count: 1, first: file.path) }
      try use(file, bytes)
    }
  }

  private func succeed(
    _ arguments: [String], reading input: String = "/dev/null", within time: Git.TimeLimit
  ) throws(GitError) -> ExternalProgram.Outcome {
    let outcome = try git.run(arguments, in: view, reading: input, within: time)
    guard outcome.code == 0 else { throw Git.refusal(outcome) }
    return outcome
  }
}
