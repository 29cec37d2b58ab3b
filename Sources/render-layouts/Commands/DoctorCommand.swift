internal import CommandArguments
internal import HostFiles
internal import InterfaceBuilder
internal import LayoutReview
internal import ReviewReports

/// Says what occurs in the documents of a project and how well it is understood.
struct DoctorCommand: RunnableCommand {
  private let options: LayoutOptions
  private let format: DoctorFormat
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    options = try LayoutOptions(arguments)
    format = try arguments.oneCase(.format, standard: .text)
    self.console = console
  }

  func run() async throws -> ExitCode {
    let session = await ReviewSession(options, console)
    var survey = DocumentSurvey()
    for document in session.plan.documents where !document.scenes.isEmpty { add(document, to: &survey) }
    try console.printResult(format == .json ? SurveyReport.json(of: survey) : text(of: survey))
    return ExitCode.worst(of: session.codes)
  }

  /// Counts what is in a document; one that cannot be read was told when its scenes were.
  private func add(_ document: ReviewDocument, to survey: inout DocumentSurvey) {
    guard SceneDocument(path: document.path) == .interfaceBuilder,
      let bytes = try? FileSystem.contents(of: document.path, limit: ReviewDocument.sizeLimit)
    else { return }
    try? survey.add(bytes, path: document.path)
  }

  private func text(of survey: DocumentSurvey) -> String {
    let heading = ["name", "count", "support", "remark", "for example"]
    let tables = SurveyReport.tables(of: survey).map { title, rows in
      console.isPlain
        ? TextTable.separatedByTabs(rows.map { [title] + $0 })
        : "\(title)\n\(TextTable.aligned([heading] + rows))\n"
    }
    return tables.joined() + (console.isPlain ? "" : SurveyReport.summary(of: survey) + "\n")
  }
}
