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

  /// Prints the findings in the scenes that were drawn, and the files that could not be written.
  func tellFindings() {
    for position in review.drawnScenes {
      let layouts = review.result.report.scenes[position].layouts
      let found = layouts.map { (variant: $0.variant, findings: $0.findings.map(\.finding)) }
      let groups = review.plan.findingGroups(of: position, layouts: found)
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
    for scene in review.result.report.scenes {
      tally.count(scene.findings.map(\.finding), scene.layouts.map { $0.findings.map(\.finding) })
    }
    return tally
  }
}
