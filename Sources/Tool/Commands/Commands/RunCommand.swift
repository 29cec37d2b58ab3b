internal import CommandArguments
internal import HostFiles
internal import PreviewPackages
internal import VisibleText

/// Draws the previews of a Swift package: builds a copy that compiles on Linux, and runs the program that draws them.
struct RunCommand: RunnableCommand {
  private let package: String
  private let library: String?
  private let words: [String]
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    // The program parses its options itself, but only after a build that takes minutes, so they are checked here first.
    _ = try RenderOptions(arguments)
    package = arguments.paths[0]
    library = arguments.value(of: .library)
    words = arguments.wordsOfPreviews
    self.console = console
  }

  func run() async throws -> ExitCode {
    guard FileSystem.kind(of: FolderPath.join(package, RewrittenPackage.manifest)) == .file,
      let real = FileSystem.realPath(of: package)
    else {
      console.printError("\(package): not a Swift package", hint: "'run' needs a folder that contains a Package.swift")
      return .noInput
    }
    guard let place = UserFolder.cache.path.map({ FolderPath.join($0, "packages/\(Self.name(of: real))") }) else {
      console.printError("no cache folder for the copy of the package", hint: "set XDG_CACHE_HOME")
      return .cannotWrite
    }
    var build: PreviewBuild?
    do throws(PackageFault) {
      let started = try PreviewBuild(of: real, in: place, library: library)
      build = started
      let outcome = try started.draw(with: try program(of: started), words)
      tell(outcome, of: started)
      return code(of: outcome)
    } catch {
      if let build, let outcome = error.outcome { tell(outcome, of: build) }
      console.printError(error.message(about: package), hint: error.hint)
      return error.code
    }
  }

  /// Copies and builds the package, printing remarks, and returns the path of the program.
  private func program(of build: PreviewBuild) throws(PackageFault) -> String {
    let rewritten = try build.rewritten()
    for remark in rewritten.remarks where !console.isQuiet {
      let path = FolderPath.join(package, remark.path)
      console.printMessage("\(path):\(remark.remark.line):\(remark.remark.column): note: \(remark.remark.message)")
    }
    try build.write(rewritten)
    if !console.isQuiet {
      console.printMessage(
        "building the previews of \(package)\(build.isFirst ? "; the first build takes minutes" : "")")
    }
    return try build.program()
  }

  /// The exit code of the program, which is one of the tool's unless code of the package ended it.
  private func code(of outcome: ExternalProgram.Outcome) -> ExitCode {
    let firstSignal: Int32 = 129
    guard outcome.code < firstSignal else {
      console.printError(
        "the code of a preview crashed with signal \(outcome.code - 128)",
        hint: "the app would crash as well; '--filter NAME' draws the other previews")
      return .invalidDocument
    }
    return ExitCode(rawValue: outcome.code) ?? .internalError
  }

  /// Prints the output of a program, with paths of the package in place of those of the copy.
  private func tell(_ outcome: ExternalProgram.Outcome, of build: PreviewBuild) {
    let output = build.shown(String(decoding: outcome.output, as: UTF8.self), below: package)
    if !output.isEmpty { try? console.printResult(output) }
    if !outcome.messages.isEmpty { console.printText(PrintedText(build.shown(outcome.messages, below: package))) }
  }

  /// The name of the folder for the copy of a package, unique to its path.
  private static func name(of path: String) -> String {
    "\(FolderPath.name(of: path))-\(ContentDigest(of: path).text.prefix(12))"
  }
}

extension ParsedArguments {
  /// The command line of the program that draws the previews: the same options, except those for the build.
  var wordsOfPreviews: [String] {
    let passed = Option.allCases.filter { $0 != .library && $0.isAccepted(by: command) }
    return [command.rawValue, paths[0]]
      + passed.flatMap { option -> [String] in
        guard let values = values[option] else { return [] }
        return values.isEmpty ? ["--\(option.rawValue)"] : values.map { "--\(option.rawValue)=\($0)" }
      }
  }
}
