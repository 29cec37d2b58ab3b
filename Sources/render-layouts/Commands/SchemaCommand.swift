internal import ReviewReports
internal import SceneFiles

/// Prints the JSON Schema of scene files, or of reports.
struct SchemaCommand: RunnableCommand {
  /// What there are schemas of.
  enum Subject: String, Sendable, Hashable, CaseIterable {
    case scene
    case report
  }

  private let subject: Subject
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) {
    subject = arguments.paths.first.flatMap(Subject.init) ?? .scene
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
