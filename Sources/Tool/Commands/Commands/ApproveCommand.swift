internal import Baselines
internal import CommandArguments
internal import HostFiles
internal import LayoutReview
internal import ReviewPlans
internal import ReviewReports
internal import VisibleText

/// The command that makes the current layouts the approved ones, which `compare` uses. Nothing else writes baselines.
struct ApproveCommand: RunnableCommand {
  private let options: LayoutOptions
  private let decisionsPath: String?
  private let prunes: Bool
  private let undoes: Bool
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    options = try LayoutOptions(arguments)
    decisionsPath = arguments.value(of: .from)
    prunes = arguments.contains(.prune)
    undoes = arguments.contains(.undo)
    if undoes, prunes || decisionsPath != nil {
      throw UsageError(
        "'--undo' cannot be combined with other options", hint: "it always undoes the last approval")
    }
    if prunes, options.choosesPart {
      throw UsageError(
        "'--prune' removes layouts that are gone, which a selection cannot determine",
        hint: "omit '--filter' and the options that select variants")
    }
    self.console = console
  }

  func run() async throws -> ExitCode {
    Interruption.begin(endingAfter: options.timeLimit)
    let session = await ReviewSession(options, console)
    let plan = session.plan
    guard !plan.scenes.isEmpty else { return ExitCode.worst(of: session.codes) }
    let files = BaselineFiles(of: plan)
    if undoes {
      return ExitCode.worst(of: session.codes + [try FileBoundary.hold(session.boundary) { try undo(files) }])
    }
    guard let approval = approval(for: plan) else { return ExitCode.worst(of: session.codes + [.noInput]) }
    let all = try await plan.layoutRecords(options)
    try Engines.checkFonts()
    var codes = session.codes + console.codes(ofLayoutsGivenUp: all, in: plan) + Interruption.codes
    // Layouts that were not solved must not be taken for removed ones.
    guard !all.contains(nil) else { return ExitCode.worst(of: codes) }
    let records = plan.byScene(all)
    codes += try FileBoundary.hold(session.boundary) {
      try approve(records.map { $0.map(\.kept) }, of: plan, files, by: approval)
    }
    return ExitCode.worst(of: codes)
  }

  /// Writes the baselines and reports the changes.
  ///
  /// - Returns: The exit codes for baselines that could not be written.
  private func approve(
    _ records: [[LayoutRecord]], of plan: ReviewPlan, _ files: BaselineFiles, by approval: BaselineApproval
  ) throws -> [ExitCode] {
    var changes: [BaselineApproval.Change] = []
    var codes: [ExitCode] = []
    for (position, scene) in plan.scenes.enumerated() {
      do throws(BaselineFileError) {
        changes.append(
          try approval.change(of: scene, records[position], baselineAt: files.paths[position]))
      } catch {
        console.printError(
          "\(error.path):\(error.line): \(error.message)", hint: "fix or delete the file; it was not changed")
        codes.append(.invalidDocument)
      }
    }
    let stray = prunes ? files.strayFiles(of: plan) : []
    for folder in try BaselineApproval.write(changes, removing: stray) {
      console.printNote("\(folder): the previous approval was interrupted", "'approve --undo' undoes both together")
    }
    try report(changes, removed: stray)
    return codes
  }

  /// Returns the approval of all layouts, or only of layouts that the file of decisions accepts, or nil if that file
  /// cannot be used.
  private func approval(for plan: ReviewPlan) -> BaselineApproval? {
    guard let path = decisionsPath else { return BaselineApproval(prunes: prunes) }
    guard let decisions = ApprovalDecisions.decisions(in: path, console) else { return nil }
    let unknown = decisions.unknownLayouts(in: plan)
    guard let first = unknown.first else { return BaselineApproval(decisions: decisions, prunes: prunes) }
    console.printError(
      "\(path): \(unknown.count.counted("accepted layout is", "accepted layouts are")) not in this selection: \(first)",
      hint: "use the same folders and options as for the review in which the decisions were made")
    return nil
  }

  private func undo(_ files: BaselineFiles) throws(FileError) -> ExitCode {
    let restored = try BaselineApproval.undo(files.paths)
    guard !restored.isEmpty else {
      console.printError("there is no approval to undo", hint: "only the last approval in each folder can be undone")
      return .noInput
    }
    if !console.isQuiet {
      for path in restored { console.printMessage("\(path): restored to the state before the last approval") }
    }
    return .success
  }

  private func report(_ changes: [BaselineApproval.Change], removed: [String]) throws {
    guard !console.isQuiet else { return }
    for change in changes where change.changed > 0 || change.removed > 0 {
      var parts = ["\(change.changed) of \(change.approved) layouts new or changed"]
      if change.removed > 0 { parts.append("\(change.removed) removed") }
      try console.printLine("\(change.path): \(parts.joined(separator: ", "))")
    }
    for path in removed { try console.printLine("\(path): removed") }
    let approved = changes.map(\.approved).reduce(0, +)
    let changed = changes.map(\.changed).reduce(0, +)
    try console.printResult(
      "\(approved.counted("layout")) approved, "
        + "\(changed == 0 ? "none of them" : "\(changed)") new or changed\n"
    )
  }
}
