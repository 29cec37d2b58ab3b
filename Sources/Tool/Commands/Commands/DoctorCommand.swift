internal import CommandArguments
internal import HostFiles
internal import InterfaceBuilder
internal import LayoutReview
internal import ReviewPlans
internal import ReviewReports

/// The command that reports which elements occur in the documents of a project, and how well they are supported. On
/// request it reports the applied rules of Interface Builder, or what the project's code says about classes instead.
struct DoctorCommand: RunnableCommand {
  private let options: LayoutOptions
  private let format: TableFormat
  private let tellsRules: Bool
  private let tellsCode: Bool
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    options = try LayoutOptions(arguments)
    format = try arguments.oneCase(.format, standard: .text)
    tellsRules = arguments.contains(.rules)
    tellsCode = arguments.contains(.code)
    self.console = console
  }

  func run() async throws -> ExitCode {
    let session = await ReviewSession(options, console)
    var survey = DocumentSurvey()
    var rules = RuleSurvey()
    var code = CodeSurvey()
    var codes = session.codes
    for document in session.plan.documents where !document.scenes.isEmpty {
      guard let bytes = contents(of: document, &codes) else { continue }
      // Malformed documents were reported when their scenes were read.
      try? survey.add(bytes, path: document.path)
      if tellsRules { try? rules.add(bytes, path: document.path) }
      if tellsCode {
        let isNamed = FolderPath.name(of: document.path) == document.name
        try? code.add(
          bytes,
          of: DocumentSearch.Document(
            path: document.path, name: document.name, kind: .interfaceBuilder, isNamed: isNamed))
      }
    }
    try console.printResult(
      format == .json
        ? SurveyReport.json(of: survey, rules: tellsRules ? rules : nil, code: tellsCode ? code : nil)
        : tellsCode ? table(code.rows, heading: CodeSurvey.heading) : tellsRules ? text(of: rules) : text(of: survey))
    return ExitCode.worst(of: codes)
  }

  /// Returns the contents of an Interface Builder document. Nil for other documents, and for one that can no longer be
  /// read, which is reported.
  private func contents(of document: ReviewDocument, _ codes: inout [ExitCode]) -> [UInt8]? {
    guard SceneDocument(path: document.path) == .interfaceBuilder else { return nil }
    do throws(FileError) {
      return try FileSystem.contents(of: document.path, limit: ReviewDocument.sizeLimit)
    } catch {
      console.printError("\(error)")
      codes.append(.noInput)
      return nil
    }
  }

  private func text(of rules: RuleSurvey) -> String {
    table(RuleSurveyReport.rows(of: rules), heading: RuleSurveyReport.heading)
  }

  private func table(_ rows: [[String]], heading: [String]) -> String {
    console.isPlain ? TextTable.separatedByTabs(rows) : TextTable.aligned([heading] + rows)
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
