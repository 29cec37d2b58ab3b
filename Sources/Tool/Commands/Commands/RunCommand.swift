internal import CommandArguments
internal import HostFiles
internal import PreviewPackages
internal import VisibleText

/// Draws the previews of a Swift package: builds a copy of it that the compiler here takes, and lets it draw them.
struct RunCommand: RunnableCommand {
  private let package: String
  private let library: String?
  private let words: [String]
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    // The program reads its options by itself, after a build of minutes: here they are only checked.
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
      console.printError("\(package): is no Swift package", hint: "'run' needs a folder with a Package.swift")
      return .noInput
    }
    guard let place = UserFolder.cache.path.map({ FolderPath.join($0, "packages/\(Self.name(of: real))") }) else {
      console.printError("there is no folder for the copy of the package", hint: "XDG_CACHE_HOME names one")
      return .cannotWrite
    }
    let workshop = PreviewWorkshop(package: real, shownAs: package, place: place, library: library, console)
    do throws(PreviewWorkshop.Failure) {
      let program = try workshop.program()
      return ExitCode(rawValue: try workshop.run(program, words)) ?? .internalError
    } catch {
      console.printError(error.message, hint: error.hint)
      return error.code
    }
  }

  /// The name of the folder for the copy of a package: different from those of all others.
  private static func name(of path: String) -> String {
    "\(FolderPath.name(of: path))-\(ContentDigest(of: path).text.prefix(12))"
  }
}

extension ParsedArguments {
  /// The command line of the program that draws the previews: the same options, except those about its build.
  var wordsOfPreviews: [String] {
    let passed = Option.allCases.filter { $0 != .library && $0.isAccepted(by: command) }
    return [command.rawValue, paths[0]]
      + passed.flatMap { option -> [String] in
        guard let values = values[option] else { return [] }
        return values.isEmpty ? ["--\(option.rawValue)"] : values.map { "--\(option.rawValue)=\($0)" }
      }
  }
}
