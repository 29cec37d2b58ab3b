internal import CommandArguments
internal import ReviewReports
internal import SceneFiles

/// The command that prints the JSON Schema of scene files, or of reports.
struct SchemaCommand: RunnableCommand {
  private let subject: SchemaSubject
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) {
    subject = arguments.paths.first.flatMap(SchemaSubject.init) ?? .scene
    self.console = console
  }

  func run() throws -> ExitCode {
    switch subject {
    case .scene: try console.printResult(SceneSchema.text)
    case .report: try console.printResult(ReportSchema.text)
    }
    return .success
  }
}
