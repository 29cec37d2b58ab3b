internal import CommandArguments
internal import HostFiles
internal import LayoutReview
internal import ReviewCache
internal import ReviewPlans
internal import ReviewReports
internal import ReviewSetup
internal import VisibleText

/// The command that draws scenes and redraws changes until it is stopped. An open gallery reloads itself.
struct WatchCommand: RunnableCommand {
  private let options: RenderOptions
  private let console: Console

  /// The longest delay in noticing a request to end, in milliseconds.
  private static let patience: Int32 = 200

  /// The number of reviews between two cleanups of the cache, which take longer than drawing a change.
  private static let reviewsBetweenPrunings = 256

  init(_ options: RenderOptions, _ console: Console) {
    self.options = options
    self.console = console
  }

  func run() async throws -> ExitCode {
    Interruption.begin(endingAfter: options.layout.timeLimit)
    return try await WatchCommand(options.withTrustedCaches(console), console).watch()
  }

  private func watch() async throws -> ExitCode {
    var watch = try FolderWatch()
    var documents = WatchedDocuments(options.layout)
    let cache = ReviewCache(options)
    var isFirst = true
    for revision in 1... {
      // The last round has written its results.
      HostProcess.noteWriting(false)
      // Followed before reading, so that a change during the read is noticed by the next round.
      try watch.follow(documents.search.folders)
      await documents.read(from: cache)
      // With only some of the documents read, the last review is kept.
      if !Interruption.codes.isEmpty { break }
      if let review = try await draw(documents, isFirst: isFirst, revision: revision, cache) {
        documents.finish(review)
        cache?.keep(review, console, prunes: revision % Self.reviewsBetweenPrunings == 1)
        isFirst = false
      }
      while !documents.hasChanged, Interruption.codes.isEmpty {
        guard let changes = watch.changes(within: Self.patience) else { continue }
        documents.note(changes, ignoring: [options.pictures.output.directory, options.cacheFolder].compactMap(\.self))
      }
      if !Interruption.codes.isEmpty { break }
    }
    return ExitCode.worst(of: Interruption.codes)
  }

  /// The number of attempts if the folder of results is removed during a review.
  private static let attempts = 3

  /// Runs a review, and runs it again if another program removed the folder of results in the meantime.
  private func review(of plan: ReviewPlan, in pipeline: ReviewPipeline) async throws -> FinishedReview {
    for _ in 1..<Self.attempts {
      if let review = try await whole(plan, in: pipeline) { return review }
    }
    return try await pipeline.run(plan)
  }

  /// Returns a review with all its files, or nil if the folder of results was removed in the meantime.
  private func whole(_ plan: ReviewPlan, in pipeline: ReviewPipeline) async throws -> FinishedReview? {
    do {
      let review = try await pipeline.run(plan)
      let isRemoved = review.failures.contains { $0.reason == .notFound }
      return isRemoved && Interruption.codes.isEmpty ? nil : review
    } catch {
      guard case .cannotWrite(let failure) = error, failure.reason == .notFound, Interruption.codes.isEmpty else {
        throw error
      }
      return nil
    }
  }

  /// Draws the documents that changed since the last review and prints their findings.
  private func draw(
    _ documents: WatchedDocuments, isFirst: Bool, revision: Int, _ cache: ReviewCache?
  ) async throws -> FinishedReview? {
    let start = ContinuousClock.now
    let session = ReviewSession(options.layout, documents.search, documents.documents, console)
    guard !session.plan.isEmpty else { return nil }
    let pipeline = ReviewPipeline(
      options, of: session.plan, revision: "\(HostProcess.processNumber).\(revision)", cache: cache)
    let review = try await review(of: session.plan, in: pipeline)
    let summary = ReviewSummary(of: review, options, console)
    summary.reportFindings(onlyNew: !isFirst)
    guard !console.isQuiet else { return review }
    let layouts = review.report.layouts.count
    let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
    if isFirst { try console.printResult(summary.text) }
    try console.printResult("\(layouts.counted("layout")) drawn in \(milliseconds) ms\n")
    return review
  }
}
