internal import Baselines
internal import CommandArguments
internal import HostFiles
internal import LayoutReview
internal import ReviewPlans
internal import SceneFiles
internal import Scenes
internal import VisibleText

/// The command that accepts the current findings, so that only new ones are reported afterwards.
struct AcceptFindingsCommand: RunnableCommand {
  private let options: LayoutOptions
  private let prunes: Bool
  private let console: Console

  /// Whether `approve` applies to findings instead of layouts.
  static func applies(to arguments: ParsedArguments) -> Bool { arguments.contains(.findings) }

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    options = try LayoutOptions(arguments)
    prunes = arguments.contains(.prune)
    for other in [Option.from, .undo] where arguments.contains(other) {
      throw UsageError(
        "'--findings' and '--\(other.rawValue)' cannot be combined",
        hint: "accepted findings are lines of one file: remove them there, or with your version control")
    }
    if prunes, options.choosesPart {
      throw UsageError(
        "'--prune' removes findings that are gone, which a selection cannot determine",
        hint: "omit '--filter' and the options that select variants")
    }
    self.console = console
  }

  func run() async throws -> ExitCode {
    Interruption.begin(endingAfter: options.timeLimit)
    let path = AcceptedFindingsFile.path ?? AcceptedFindingsFile.newPath()
    let folder = FileSystem.realPath(of: FolderPath.folder(of: path)) ?? "."
    let before = options.selection.known ?? AcceptedFindings(folder: folder)
    let session = await ReviewSession(options, acceptsUnread: true, console)
    let plan = session.plan
    guard !plan.scenes.isEmpty || plan.documents.contains(where: \.isUnread) else {
      return ExitCode.worst(of: session.codes)
    }
    let found = try await plan.findings(
      measuringTextWith: Engines.makeTextMeasurer(for: plan), workers: options.workers,
      shouldStop: Interruption.isRequested, pathOfDocument: before.path(of:))
    try Engines.checkFonts()
    // A stopped run does not have all findings.
    guard Interruption.codes.isEmpty else { return ExitCode.worst(of: session.codes + Interruption.codes) }
    let gone = prunes ? before.positions(judgedBy: plan.documents).subtracting(found.known) : []
    let after = before.removing(gone).adding(found.new)
    if after != before { try FileSystem.writeDurably([(Array(after.text.utf8), path)]) }
    try report(path: path, new: after.entries.count - (before.entries.count - gone.count), gone: gone.count, of: after)
    var codes = session.codes
    for document in found.outside {
      console.printError("\(document): outside \(folder); its findings are not accepted")
      codes.append(.noInput)
    }
    return ExitCode.worst(of: codes)
  }

  private func report(path: String, new: Int, gone: Int, of after: AcceptedFindings) throws {
    guard !console.isQuiet else { return }
    let count = after.entries.count
    var parts = [
      count.counted("accepted finding"), new == 0 ? "none of them new" : "\(new) new",
    ]
    if gone > 0 { parts.append("\(gone) removed that \(gone == 1 ? "was" : "were") gone") }
    try console.printResult("\(path): \(parts.joined(separator: ", "))\n")
  }
}
