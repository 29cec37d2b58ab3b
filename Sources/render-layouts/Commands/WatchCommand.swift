internal import LayoutReview
internal import SceneDocuments
internal import Scenes

/// Draws scenes and, until it is stopped, draws again what changes; an open gallery shows it by itself.
struct WatchCommand: RunnableCommand {
  private let options: RenderOptions
  private let console: Console

  /// How long a request to end may go unnoticed, in milliseconds.
  private static let patience: Int32 = 200

  init(_ options: RenderOptions, _ console: Console) {
    self.options = options
    self.console = console
  }

  func run() async throws -> ExitCode {
    HostProcess.deferInterruption()
    var watch = try FolderWatch()
    var documents = WatchedDocuments(options.layout)
    var last: FinishedReview?
    for revision in 1... {
      // Followed before they are read: what changes meanwhile is noticed the next time.
      try watch.follow(documents.search.folders)
      await documents.read()
      last = try await draw(documents, after: last, revision: revision)
      repeat {
        guard let changes = watch.changes(within: Self.patience) else { continue }
        documents.note(changes, ignoring: options.output.directory)
      } while !documents.hasChanged && Interruption.codes.isEmpty
      if !Interruption.codes.isEmpty { break }
    }
    return ExitCode.worst(of: Interruption.codes)
  }

  /// Draws what has changed since the last review and says what is wrong with it.
  private func draw(
    _ documents: WatchedDocuments, after last: FinishedReview?, revision: Int
  ) async throws -> FinishedReview? {
    let start = ContinuousClock.now
    let session = ReviewSession(options.layout, documents.search, documents.documents, console)
    guard !session.plan.scenes.isEmpty else { return last }
    let pipeline = ReviewPipeline(options, revision: "\(HostProcess.processNumber).\(revision)")
    let review = try await pipeline.run(session.plan, after: last)
    let summary = ReviewSummary(of: review, options, console)
    summary.tellFindings()
    guard !console.isQuiet else { return review }
    let layouts = review.drawnScenes.reduce(0) { $0 + review.result.report.scenes[$1].layouts.count }
    let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
    if last == nil { try console.printResult(summary.text) }
    try console.printResult("\(layouts) \(layouts == 1 ? "layout" : "layouts") drawn in \(milliseconds) ms\n")
    return review
  }
}
