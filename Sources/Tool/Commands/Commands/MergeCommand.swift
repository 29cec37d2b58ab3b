internal import Baselines
internal import CommandArguments
internal import Findings
internal import HostFiles
internal import LayoutReview
internal import ReviewParts
internal import ReviewPlans
internal import ReviewReports
internal import Scenes
internal import VisibleText

/// The command that joins the parts of a run on several machines, with the same functions that end a run on one
/// machine.
struct MergeCommand: RunnableCommand {
  private let folders: [String]
  private let output: String
  private let arguments: ParsedArguments
  private let costsFile: String?
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    folders = arguments.paths
    output = try arguments.outputFolder
    costsFile = arguments.value(of: .writeCosts)
    _ = try ReportRequest.requests(arguments, folder: output)
    if let folder = folders.first(where: { FileSystem.realPath(of: $0) == FileSystem.realPath(of: output) }),
      FileSystem.kind(of: output) != nil
    {
      throw UsageError(
        "'\(folder)' is a part and cannot be the output folder", hint: "choose another folder: '--output DIR'")
    }
  }

  func run() async throws -> ExitCode {
    Interruption.begin(endingAfter: nil)
    switch PartSet.parts(in: folders, toolVersion: CommandLineTool.version, build: RunPart.build) {
    case .failure(let faults):
      for fault in faults.all { console.printError(fault.message, hint: fault.hint) }
      return ExitCode.worst(of: faults.all.map(\.code))
    case .success(let parts):
      reportFailures(of: parts.header)
      let codes = (parts.header.codes + parts.ownCodes).compactMap { ExitCode(rawValue: Int32($0)) }
      if parts.header.share.sceneCount == 0, codes.contains(.noInput) {
        console.printError("the parts contain no scenes", hint: "the output of the shards says why; run them again")
      }
      return ExitCode.worst(of: codes + (try await join(parts)) + Interruption.codes)
    }
  }

  private func join(_ parts: PartSet) async throws -> [ExitCode] {
    let arguments = try self.arguments.repeating(parts.header)
    switch arguments.command {
    case .check: return try joinChecks(parts, try LayoutOptions(arguments), arguments)
    case .compare: return try joinComparisons(parts, try LayoutOptions(arguments), arguments)
    default: return try await joinReviews(parts, try RenderOptions(arguments))
    }
  }

  /// Reports documents that could not be read.
  private func reportFailures(of header: PartHeader) {
    UnreadDocuments(header.documents(with: [])).report(console)
  }

  // MARK: - Render

  private func joinReviews(_ parts: PartSet, _ options: RenderOptions) async throws -> [ExitCode] {
    if let file = parts.header.missingFontFile {
      throw PartFault(
        .missing, "\(file): font of the project not found; sheets need it",
        hint: "run 'merge' where the documents are, in the folder where the shards were run")
    }
    let files = try PartFiles(to: output)
    var (scenes, costs):
      ([(document: Int, scene: SceneRecord<DrawingDetails>)], [(size: SceneCosts.Size, microseconds: Int)]) = ([], [])
    try parts.forEachScene(as: SceneRecord<DrawingDetails>.self) { scene, folder in
      try files.bring(scene.content, from: folder)
      scenes.append((scene.document, scene.content))
      costs.append((scene.size, scene.microseconds))
    }
    if let costsFile { try ShardOptions.write(costs, to: costsFile) }
    var selection = options.layout.selection
    selection.recordedWords = parts.header.selection
    let plan = ReviewPlan(documents: parts.header.documents(with: scenes), selection: selection)
    return try await ReviewEnding(options, console).end(plan)
  }

  // MARK: - Check

  private func joinChecks(
    _ parts: PartSet, _ options: LayoutOptions, _ arguments: ParsedArguments
  ) throws -> [ExitCode] {
    let requests = try ReportRequest.requests(arguments, folder: output)
    var summary = CheckSummary(
      isStrict: options.isStrict, acceptedCount: parts.header.acceptedCount, isWhole: !options.choosesPart, console)
    summary.count(accepted: parts.header.documents(with: []))
    var report = JoinedReport(of: parts.header, isReported: !requests.isEmpty)
    var costs: [(size: SceneCosts.Size, microseconds: Int)] = []
    var scenes: [SceneRecord<CheckDetails>] = []
    try parts.forEachScene(as: SceneRecord<CheckDetails>.self) { scene, _ in
      scenes.append(scene.content)
      scenes[scenes.count - 1].details.reportText = nil
      try report.add(scene.content.status, scene.content.layoutStatuses, scene.content.reportText, of: scene.document)
      costs.append((scene.size, scene.microseconds))
    }
    for scene in scenes.reportedOnce { try summary.report(scene) }
    if !report.isEmpty || parts.header.share.sceneCount > 0 { try summary.reportTotals() }
    if let costsFile { try ShardOptions.write(costs, to: costsFile) }
    return summary.codes + (try report.write(requests, isStrict: options.isStrict, results: output, console))
  }

  // MARK: - Compare

  private func joinComparisons(
    _ parts: PartSet, _ options: LayoutOptions, _ arguments: ParsedArguments
  ) throws -> [ExitCode] {
    let requests = try ReportRequest.requests(arguments, folder: output)
    let results = FolderPath.join(output, DifferenceReview.folderName)
    guard parts.header.share.sceneCount > 0 else {
      return try JoinedReport(of: parts.header, isReported: true).write(
        requests, isStrict: options.isStrict, results: results, console)
    }
    let standard = arguments.value(of: .against).map { ComparisonStandard.revision($0) } ?? .approved
    let files = try PartFiles(forDifferencesIn: output)
    var summary = ComparisonSummary(isStrict: options.isStrict, output: output, console)
    var report = JoinedReport(of: parts.header, isReported: !requests.isEmpty)
    var (entries, costs): ([DifferenceEntry], [(size: SceneCosts.Size, microseconds: Int)]) = ([], [])
    var scenes: [SceneRecord<ComparisonDetails>] = []
    try parts.forEachScene(as: SceneRecord<ComparisonDetails>.self) { scene, folder in
      try files.bring(scene.content, from: folder)
      scenes.append(scene.content)
      scenes[scenes.count - 1].details.reportText = nil
      try report.add(scene.content.status, scene.content.layoutStatuses, scene.content.reportText, of: scene.document)
      if let entry = scene.content.difference { entries.append(entry) }
      costs.append((scene.size, scene.microseconds))
    }
    if let costsFile { try ShardOptions.write(costs, to: costsFile) }
    for scene in scenes.foldingCopies() { try summary.report(scene) }
    try summary.report(outsideOfScenes: parts.header.findings)
    let origin = DifferencePage.Origin(toolVersion: CommandLineTool.version, approval: parts.header.approval)
    var pages = DifferencePages(standard: standard, origin: origin, findings: parts.header.findings)
    pages.totals = summary.totals
    let codes =
      summary.report(try pages.write(entries, to: output))
      + (try report.write(requests, isStrict: options.isStrict, results: results, console))
    try summary.reportTotals(standard)
    return codes + summary.codes
  }
}

extension PartFault {
  var code: ExitCode { kind == .missing ? .noInput : .invalidDocument }
}

extension ParsedArguments {
  /// Returns the command line of the parts, with the output folder, reports and workers of this one.
  fileprivate func repeating(_ header: PartHeader) throws(PartFault) -> ParsedArguments {
    guard let command = Command(rawValue: header.command), [.render, .check, .compare].contains(command) else {
      throw PartFault(.invalid, "the parts are not from a command that can be merged", hint: "run all shards again")
    }
    let known = header.values.compactMap { value in Option(rawValue: value.option).map { ($0, value.values) } }
    var repeated = ParsedArguments(
      repeating: command, paths: header.paths, values: Dictionary(known, uniquingKeysWith: { first, _ in first }))
    // Devices of the project cannot be resolved here. Once layouts are solved, it only matters that devices were
    // selected.
    if repeated.contains(.device) { repeated.values[.device] = ["iphone-16-pro"] }
    for option in [Option.output, .report, .jobs, .quiet, .color, .plain] where contains(option) {
      repeated.values[option] = values[option]
    }
    return repeated
  }
}
