internal import CommandArguments
internal import Findings
internal import HostFiles
internal import ReviewReports
internal import VisibleText

/// The command that writes the files of a new project: a configuration, a first scene if there is no document, and
/// files for CI systems. Existing files are never overwritten. With files for CI, the current findings are accepted, so
/// that the first run succeeds. With `--git`, it only writes what git needs to merge layouts.
struct InitCommand: RunnableCommand {
  private let folder: String
  private let systems: [ContinuousIntegration]
  private let overwrites: Bool
  private let git: GitSetup?
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    folder = arguments.paths.first ?? "."
    systems = try arguments.cases(.ci, of: ContinuousIntegration.self)
    overwrites = arguments.contains(.force)
    git = arguments.contains(.git) ? try arguments.oneCase(.git, standard: GitSetup.print) : nil
    self.console = console
  }

  func run() async throws -> ExitCode {
    // The attributes at the top apply to all documents of the repository.
    if let git { return try await git.run(in: AcceptedFindingsFile.repository(of: folder) ?? folder, console) }
    let documents = DocumentSearch(paths: [folder], followsLinks: false).documents.count
    // A project with documents does not need a sample. The scene comes last: the next run sees it, and would not write a
    // schema that this one could not write.
    let sample = documents == 0 ? [Starter.schema, Starter.scene] : []
    var codes: [ExitCode] = []
    for file in [Starter.configuration] + sample + [Starter.ignoredFiles] { codes.append(try write(file, in: folder)) }
    // CI systems look for their files at the top of the repository.
    let top = AcceptedFindingsFile.repository(of: folder)
    let inside = ReportPlace.pathFromRepository(to: folder)
    if !systems.isEmpty {
      let branch = DefaultBranch.name(at: folder) ?? "main"
      for system in systems { codes.append(try write(system.file(for: inside, branch: branch), in: top ?? folder)) }
    }
    let accepts = !systems.isEmpty && documents > 0
    if accepts { codes.append(try await acceptFindings()) }
    if !console.isQuiet {
      if documents > 0 {
        console.printMessage("found \(documents.counted("document")), so no sample scene is needed")
      }
      let step = folder == "." ? "" : "cd \(Finding.quoted(folder)) && "
      let accepting = accepts && folder != "." ? "render-layouts approve --findings && " : ""
      console.printMessage("next: \(step)\(accepting)render-layouts render, then open Output/index.html")
      for system in systems { console.printMessage(system.setup) }
    }
    return ExitCode.worst(of: codes)
  }

  /// Accepts the findings in the documents of the working folder, unless the project already has accepted findings.
  /// Another folder may have its own configuration, which only applies if it is the working folder.
  private func acceptFindings() async throws -> ExitCode {
    guard folder == ".", AcceptedFindingsFile.path == nil else { return .success }
    let words = [Command.approve.rawValue, "--\(Option.findings.rawValue)", folder]
    let invocation = try ArgumentParser.invocation(of: words) { try $0.completed() }
    guard case .run(let arguments) = invocation else { return .success }
    return try await AcceptFindingsCommand(arguments, console).run()
  }

  /// Writes one file and prints its path. An existing file is kept.
  private func write(_ file: Starter.File, in folder: String) throws -> ExitCode {
    let path = FolderPath.join(folder, file.path)
    guard overwrites || FileSystem.kind(of: path) == nil else {
      console.printMessage("\(path): already exists, not changed")
      return .success
    }
    try FileBoundary.hold(FileBoundary(of: [folder], includesRepositories: false)) {
      try FileSystem.createDirectory(at: FolderPath.folder(of: path))
      try FileSystem.writeDurably([(Array(file.text.utf8), path)])
    }
    if !console.isQuiet { try console.printLine(path) }
    return .success
  }
}
