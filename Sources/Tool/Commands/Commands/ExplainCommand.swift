internal import CommandArguments
internal import Findings
internal import HostFiles
internal import LayoutReview
internal import ReviewPlans
internal import SceneLayouts

/// The command that explains a view, a rule or a conflict log.
struct ExplainCommand: RunnableCommand {
  private let arguments: ParsedArguments
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() async throws -> ExitCode {
    guard let first = arguments.paths.first else { return try listRules() }
    if arguments.paths.count == 1, !arguments.contains(.at) { return try explainRule(first) }
    return try await explainViews(in: first)
  }

  // MARK: - Rules

  /// The format of the list of rules.
  enum ListFormat: String, Sendable, Hashable, CaseIterable {
    /// Columns.
    case text
    /// The index page of `docs/rules`.
    case markdown
  }

  private func listRules() throws -> ExitCode {
    if try arguments.oneCase(.format, standard: ListFormat.text) == .markdown {
      try console.printResult(FindingCode.index)
      return .success
    }
    let rows = FindingCode.all.map { [$0.name, $0.page?.summary ?? ""] }
    try console.printResult(console.table(rows))
    return .success
  }

  private func explainRule(_ name: String) throws -> ExitCode {
    if let text = name == RuleTablePage.name ? RuleTablePage.markdown : RuleTablePage.text(of: name) {
      try console.printResult(text)
      return .success
    }
    guard let page = FindingCode.named(name).page else {
      console.printError(
        "'\(name)' is neither a file nor a rule",
        hint: FindingCode.suggestion(for: name).map { "did you mean '\($0)'?" }
          ?? "'render-layouts explain' lists the rules")
      return .noInput
    }
    try console.printResult(page.markdown)
    return .success
  }

  // MARK: - Views

  private func explainViews(in path: String) async throws -> ExitCode {
    var only = arguments
    only.paths = [path]
    let options = try LayoutOptions(only)
    Interruption.begin(endingAfter: options.timeLimit)
    let questions = try ExplainOptions(arguments)
    let session = await ReviewSession(options, console)
    session.reportMissingFonts(console)
    if !session.plan.scenes.isEmpty, let unknown = session.plan.unknownView(asked: questions) {
      console.printUnknownView(unknown, in: [path])
      return ExitCode.worst(of: session.codes + [.noInput])
    }
    let plan = options.choosesVariants ? session.plan : session.plan.firstLayouts()
    let solved = try await plan.solveLayouts(
      measuringTextWith: Engines.makeTextMeasurer(for: plan), workers: options.workers,
      shouldStop: Interruption.isRequested
    ) { _, layout in (text: layout.isGivenUp ? "" : questions.text(of: layout), findings: layout.findings) }
    var codes = session.codes + Interruption.codes
    for (position, layouts) in plan.byScene(solved).enumerated() {
      try console.printResult(layouts.map(\.kept.text).joined())
      codes += console.codes(
        ofFindings: layouts.map { ($0.layout.variant, $0.kept.findings) }, about: position, in: plan)
    }
    if plan.layouts.count < session.plan.layouts.count, !console.isQuiet {
      console.printNote(
        "only the first layout of a scene is explained", "select others with '--device' and '--orientation'")
    }
    return ExitCode.worst(of: codes)
  }
}

extension ReviewPlan {
  /// Returns the first name in the given questions that no view of any scene has, with the most similar existing name.
  fileprivate func unknownView(asked questions: ExplainOptions) -> (name: String, suggestion: String?)? {
    unknownView(among: questions.names { unknownView(among: [$0]) == nil })
  }
}
