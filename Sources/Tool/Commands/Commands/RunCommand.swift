internal import CommandArguments
internal import Findings
internal import HostFiles
internal import PreviewPackages
internal import VisibleText

/// The command that draws the previews of a Swift package: builds a copy that compiles on Linux, and runs the program
/// that draws them.
struct RunCommand: RunnableCommand {
  private let package: String
  private let library: String?
  private let words: [String]
  private let views: RewrittenPackage.Views
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    // The program parses its options itself, but only after a build that takes minutes, so they are checked here first.
    _ = try RenderOptions(arguments)
    package = arguments.paths[0]
    library = arguments.value(of: .library)
    words = arguments.wordsOfPreviews
    let names = arguments.list(.view)
    views = arguments.contains(.allViews) ? .all : names.isEmpty ? .none : .named(names)
    self.console = console
  }

  func run() async throws -> ExitCode {
    guard let real = FileSystem.realPath(of: package), let root = Self.root(at: real) else { return refuse() }
    guard let place = UserFolder.cache.path.map({ FolderPath.join($0, "packages/\(Self.name(of: real))") }) else {
      console.printError("no cache folder for the copy of the package", hint: "set XDG_CACHE_HOME")
      return .cannotWrite
    }
    var build: PreviewBuild?
    do throws(PackageFault) {
      var started = try PreviewBuild(of: root.folder, in: place, library: library, projects: root.projects)
      build = started
      let (program, rewritten) = try program(of: &started)
      build = started
      let notes = started.notes
      let (outcome, drawn) = try started.draw(with: program, words, of: rewritten) { line in
        if !console.isQuiet { console.printMessage(line) }
      }
      build = started
      // Code that calls a removed declaration may no longer compile.
      report(started.notesAboutEndings + started.notes.filter { !notes.contains($0) }, of: started)
      for crash in drawn.crashes { console.printMessage(crash.message) }
      report(outcome, of: started)
      report(started.notesAboutBlankPreviews(of: drawn), of: started)
      if views == .all, !console.isQuiet { console.printMessage(started.summary(of: drawn)) }
      return code(of: outcome)
    } catch {
      if let build, let outcome = error.outcome { report(outcome, of: build) }
      console.printError(error.message(about: package), hint: error.hint(drawsAllViews: views == .all))
      return error.code
    }
  }

  /// Reports that the path names nothing that can be built, with the projects below it.
  private func refuse() -> ExitCode {
    let folder = FileSystem.realPath(of: package) ?? package
    let nested = ProjectPackage.nestedProjects(below: folder).map {
      FolderPath.join(package, String($0.dropFirst(folder.utf8.count + 1)))
    }
    guard let first = nested.first else {
      console.printError(
        "\(package): neither a Swift package nor an Xcode project",
        hint: "'run' needs a folder with a Package.swift or an .xcodeproj, or the path of a project or workspace")
      return .noInput
    }
    console.printError(
      "\(package): contains \(nested.count) Xcode projects in its folders, and 'run' draws one",
      hint: "write 'render-layouts run \(first)', or another of them")
    return .noInput
  }

  /// Returns the folder to build, and the Xcode projects in it. Nil if the path names neither a package nor a project.
  private static func root(at path: String) -> (folder: String, projects: [String])? {
    if FileSystem.kind(of: FolderPath.join(path, RewrittenPackage.manifest)) == .file { return (path, []) }
    return ProjectPackage.projects(at: path).map { ($0.folder, $0.names) }
  }

  /// Copies and builds the package, printing remarks, and returns the path of the program and the copy.
  private func program(of build: inout PreviewBuild) throws(PackageFault) -> (String, RewrittenPackage) {
    let rewritten = try build.rewritten(views: views)
    if !console.isQuiet { report(rewritten) }
    try build.write(rewritten)
    if !console.isQuiet {
      console.printMessage(
        "building the previews of \(package)\(build.isFirst ? "; the first build takes minutes" : "")")
    }
    let program: String
    do throws(PackageFault) {
      program = try build.program(of: rewritten)
    } catch .dependenciesNotFetched {
      build.leaveOutDependencies()
      console.printMessage("note: the dependencies of \(package) cannot be fetched: built without them")
      return try self.program(of: &build)
    }
    report(build.notes, of: build)
    return (program, rewritten)
  }

  /// Prints notes about skipped code.
  private func report(_ notes: [String], of build: PreviewBuild) {
    guard !console.isQuiet else { return }
    let folder = build.folder(shownFor: package)
    for note in notes { console.printMessage(build.shown(note, below: folder)) }
  }

  /// Prints the remarks about a package. A remark about several sources is printed once.
  private func report(_ rewritten: RewrittenPackage) {
    let counts = Dictionary(grouping: rewritten.remarks, by: \.remark.message).mapValues(\.count)
    var known: Set<String> = []
    for remark in rewritten.remarks where known.insert(remark.remark.message).inserted {
      let path = FolderPath.join(package, remark.path)
      let others = (counts[remark.remark.message] ?? 1) - 1
      console.printMessage(
        "\(path):\(remark.remark.line):\(remark.remark.column): note: \(remark.remark.message)"
          + (others > 0 ? " (and in \(others.counted("other place")))" : ""))
    }
    for note in rewritten.notes { console.printMessage("note: \(note)") }
    if !rewritten.substitutes.isEmpty {
      let substitutes = rewritten.substitutes.map(\.name)
      console.printMessage(
        "note: built with this tool's own \(substitutes.count == 1 ? "implementation" : "implementations") of "
          + "\(substitutes.inWords(atMost: substitutes.count)): no Swift sources in the folder")
    }
    if rewritten.previewsOfSwiftUI > 0 {
      let count = rewritten.previewsOfSwiftUI
      console.printMessage(
        "note: \(count.counted("preview of SwiftUI is", "previews of SwiftUI are")) not drawn")
    }
    if !rewritten.documentViews.isEmpty {
      let count = rewritten.documentViews.count
      console.printMessage(
        "note: \(count.counted("class has", "classes have")) outlets that no storyboard or xib connects: "
          + "not drawn")
    }
  }

  /// Returns the exit code of the program, which is one of the tool's unless code of the package ended it.
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

  /// Prints the output of a program, with paths of the package in place of paths of the copy.
  private func report(_ outcome: ExternalProgram.Outcome, of build: PreviewBuild) {
    let output = build.shown(String(decoding: outcome.output, as: UTF8.self), below: package)
    if !output.isEmpty { try? console.printResult(output) }
    if !outcome.messages.isEmpty { console.printText(PrintedText(build.shown(outcome.messages, below: package))) }
  }

  /// Returns the name of the folder for the copy of a package, unique to its path.
  private static func name(of path: String) -> String {
    "\(FolderPath.name(of: path))-\(ContentDigest(of: path).text.prefix(12))"
  }
}

extension ParsedArguments {
  /// The command line of the program that draws the previews: the same options, except those for the build.
  var wordsOfPreviews: [String] {
    let passed = Option.allCases.filter {
      ![.library, .view, .allViews].contains($0) && $0.isAccepted(by: command)
    }
    return [command.rawValue, paths[0]]
      + passed.flatMap { option -> [String] in
        guard let values = values[option] else { return [] }
        return values.isEmpty ? ["--\(option.rawValue)"] : values.map { "--\(option.rawValue)=\($0)" }
      }
  }
}
