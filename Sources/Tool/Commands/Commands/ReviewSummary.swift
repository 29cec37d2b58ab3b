internal import CommandArguments
internal import Gallery
internal import HostFiles
internal import ReviewPlans
internal import ReviewReports
internal import ReviewSetup
internal import VisibleText

/// The summary of a finished review: its exit codes, totals and findings.
struct ReviewSummary {
  private let review: FinishedReview
  private let options: RenderOptions
  private let console: Console

  init(of review: FinishedReview, _ options: RenderOptions, _ console: Console) {
    self.review = review
    self.options = options
    self.console = console
  }

  /// The exit codes for the findings and the files that could not be written.
  var codes: [ExitCode] { tally.codes + (review.failures.isEmpty ? [] : [.cannotWrite]) }

  /// The totals and the paths of the results.
  var text: String {
    let stopped = review.isComplete ? "" : "Stopped early: the gallery shows the finished layouts.\n"
    let gallery = "\(options.pictures.output.directory)/index.html"
    let isThere = !review.failures.contains { $0.path == gallery }
    return "\(stopped)\(tally.summary)\n\(isThere ? "Gallery: \(VisibleText.line(gallery))\n" : "")\(singleFileText)"
  }

  /// A line about the gallery as one page: its path, its size in megabytes, and what it lacks; empty if no page was
  /// requested.
  private var singleFileText: String {
    guard let page = review.singleFile else { return "" }
    let option = "--\(Option.singleFileLimit.rawValue)"
    guard page.fits else {
      return "Single page: not written, it has \(page.size.megabytes) even without pictures; raise \(option)\n"
    }
    let layouts = page.omitted.counted("layout is", "layouts are")
    let lack =
      page.omitted == 0 ? "" : "; \(layouts) not in it, raise \(option) to include \(page.omitted == 1 ? "it" : "them")"
    return "Single page: \(VisibleText.line(page.path)), \(page.size.megabytes)\(lack)\n"
  }

  /// Prints the findings, and the files that could not be written.
  ///
  /// - Parameter isOnlyNew: Whether to skip scenes from earlier reviews.
  func reportFindings(onlyNew isOnlyNew: Bool = false) {
    let found = review.scenes.filter { $0.isNew || !isOnlyNew }.map { item in
      item.scene.findings(in: review.plan.documents[item.document])
    }
    let aboutScenes = FindingCopies.folded(found.map(\.scene), at: \.self)
    let aboutLayouts = FindingCopies.folded(found.map(\.layouts), at: \.finding)
    for (scene, layouts) in zip(aboutScenes, aboutLayouts) { console.printText(console.text(of: scene, layouts)) }
    reportFailures()
  }

  /// Prints the files that could not be written.
  func reportFailures() {
    guard let failure = review.failures.first else { return }
    let others = review.failures.count - 1
    console.printError("\(failure)\(others > 0 ? "; \(others) more files could not be written" : "")")
  }

  private var tally: FindingTally {
    var tally = FindingTally(isStrict: options.layout.isStrict)
    for item in review.scenes { tally.count(item.scene.status, item.scene.layoutStatuses) }
    return tally
  }
}

extension Int {
  /// A number of bytes as text: `4.6 MB`.
  fileprivate var megabytes: String {
    let tenths = (self + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}
