internal import LayoutReview
internal import SceneDocuments
internal import Scenes

/// What there is to say about a review that was made.
struct ReviewSummary {
  private let review: FinishedReview
  private let options: RenderOptions
  private let console: Console

  init(of review: FinishedReview, _ options: RenderOptions, _ console: Console) {
    self.review = review
    self.options = options
    self.console = console
  }

  /// The codes that the findings and the files that could not be written lead to.
  var codes: [ExitCode] { tally.codes + (review.result.failures.isEmpty ? [] : [.cannotWrite]) }

  /// The totals and where to look.
  var text: String {
    let stopped = review.result.isComplete ? "" : "Stopped before the end: the gallery shows what was finished.\n"
    let gallery = "\(options.output.directory)/index.html"
    let isThere = !review.result.failures.contains { $0.path == gallery }
    return "\(stopped)\(tally.summary)\n\(isThere ? "Gallery: \(gallery)\n" : "")"
  }

  /// Prints the findings, and the files that could not be written.
  ///
  /// - Parameter isOnlyNew: Whether to leave out scenes that were finished before.
  func tellFindings(onlyNew isOnlyNew: Bool = false) {
    for item in review.scenes where item.isNew || !isOnlyNew {
      let groups = item.scene.findings(in: review.plan.documents[item.document])
      console.printText(console.text(of: groups.scene, groups.layouts))
    }
    tellFailures()
  }

  /// Prints the files that could not be written.
  func tellFailures() {
    guard let failure = review.result.failures.first else { return }
    let others = review.result.failures.count - 1
    console.printError("\(failure)\(others > 0 ? "; \(others) more files could not be written" : "")")
  }

  private var tally: FindingTally {
    var tally = FindingTally(isStrict: options.layout.isStrict)
    for item in review.scenes { tally.count(item.scene.status, item.scene.layoutStatuses) }
    return tally
  }
}
