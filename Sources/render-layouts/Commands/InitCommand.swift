internal import CommandArguments
internal import HostFiles

/// Writes what a project begins with: a configuration, a first scene where there is no document, and files for CI systems;
/// never over a file that is there.
struct InitCommand: RunnableCommand {
  private let folder: String
  private let systems: [ContinuousIntegration]
  private let overwrites: Bool
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    folder = arguments.paths.first ?? "."
    systems = try arguments.cases(.ci, of: ContinuousIntegration.self)
    overwrites = arguments.contains(.force)
    self.console = console
  }

  func run() throws -> ExitCode {
    let documents = DocumentSearch(paths: [folder], followsLinks: false).documents.count
    // Nobody who has documents wants a sample among them.
    let sample = documents == 0 ? [Starter.scene, Starter.schema] : []
    let files = [Starter.configuration] + sample + [Starter.ignoredFiles] + systems.map(\.file)
    var codes: [ExitCode] = []
    for file in files { codes.append(try write(file)) }
    if !console.isQuiet {
      if documents > 0 {
        let count = documents == 1 ? "1 document is" : "\(documents) documents are"
        console.printMessage("\(count) here already: no sample scene is written")
      }
      let step = folder == "." ? "" : "cd \(folder) && "
      console.printMessage("next: \(step)render-layouts render, then open Output/index.html")
    }
    return ExitCode.worst(of: codes)
  }

  /// Writes one file and says where; one that is there stays as it is.
  private func write(_ file: Starter.File) throws -> ExitCode {
    let path = FolderPath.join(folder, file.path)
    guard overwrites || FileSystem.kind(of: path) == nil else {
      console.printMessage("\(path): is there already and stays as it is")
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
