internal import CommandArguments
internal import LayoutReview
internal import ReviewParts
internal import ReviewPlans
internal import ReviewReports

/// The report of a run whose scenes are added one by one, as text.
struct JoinedReport {
  private let header: PartHeader
  private let isReported: Bool
  private var scenes: [(standing: ReviewReport.Standing, text: String)] = []
  private var positions: [Int] = []

  /// Creates a report without scenes.
  ///
  /// `isReported` specifies whether a report was requested. Otherwise, no scene is kept.
  init(of header: PartHeader, isReported: Bool) {
    self.header = header
    self.isReported = isReported
  }

  /// Whether no scene was kept.
  var isEmpty: Bool { scenes.isEmpty }

  /// Adds a scene.
  ///
  /// - Throws: ``PartFault`` if reports were requested and the part does not contain the data for them.
  mutating func add(
    _ status: ReviewStatus, _ layouts: [ReviewStatus], _ text: String?, of document: Int
  ) throws(PartFault) {
    guard isReported else { return }
    guard let text else {
      throw PartFault(
        .missing, "the parts contain no data for reports", hint: "pass '--report' to all shards and run them again")
    }
    scenes.append(((scene: status, layouts: layouts), text))
    positions.append(document)
  }

  /// Writes the requested reports.
  ///
  /// `results` is the folder of the results.
  func write(_ requests: [ReportRequest], isStrict: Bool, results: String, _ console: Console) throws -> [ExitCode] {
    guard !requests.isEmpty else { return [] }
    var selection = ReviewSelection()
    selection.recordedWords = header.selection
    let plan = ReviewPlan(documents: header.documents(with: []), selection: selection)
    let text = ReviewReport.text(
      of: plan, scenes.map { (standing: $0.standing, text: $0.text) }, from: positions, others: header.findings,
      toolVersion: CommandLineTool.version)
    return try ReportWriter(isStrict: isStrict, results: results, console).write(requests, ofReport: text)
  }
}
