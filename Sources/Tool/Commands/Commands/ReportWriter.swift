internal import CommandArguments
internal import Findings
internal import HostFiles
internal import LayoutReview
internal import ReviewPlans
internal import ReviewReports
internal import VisibleText

/// A writer that makes reports for other programs and writes them.
struct ReportWriter {
  private let isStrict: Bool
  private let place: ReportPlace
  private let console: Console

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - isStrict: Whether warnings are failures.
  ///   - results: The folder of the results, with the pictures of a report.
  ///   - console: The console for messages.
  init(isStrict: Bool, results: String, _ console: Console) {
    self.isStrict = isStrict
    place = ReportPlace(ofResultsIn: results)
    self.console = console
  }

  /// Writes reports of a review without a `report.json`, which is only made if a report is requested.
  ///
  /// `documents` are the documents that this run has read, for the edits in SARIF.
  ///
  /// - Returns: The exit codes for reports that could not be written.
  func write(
    _ requests: [ReportRequest], of report: @autoclosure () -> ReviewReport, on documents: [ReviewDocument]
  ) throws -> [ExitCode] {
    guard !requests.isEmpty else { return [] }
    return try write(requests, of: ReportedReview(report()), on: documents)
  }

  private func write(
    _ requests: [ReportRequest], of review: ReportedReview, on documents: [ReviewDocument] = []
  ) throws -> [ExitCode] {
    var codes: [ExitCode] = []
    for request in requests {
      let fixes = request.format == .sarif ? ReportedFixes.all(of: review, in: documents) : [:]
      let text = request.format.text(
        of: review, isStrict: isStrict, rules: FindingCode.all, fixes: fixes, place: place)
      do {
        try write(text, to: request.path)
        if request.format == .github { try addSummary(of: review) }
      } catch let error as FileError where error.reason != .closed {
        console.printError("\(error)", hint: "choose another file with '--report \(request.format.rawValue)=FILE'")
        codes.append(.cannotWrite)
      }
    }
    return codes
  }

  /// Writes reports of the review whose `report.json` is at a path.
  ///
  /// `documents` are the documents that this run has read, for the edits in SARIF, and `remarks` are the remarks of
  /// readers.
  ///
  /// - Returns: The exit codes for files that could not be read or written.
  func write(
    _ requests: [ReportRequest], ofReportAt path: String, on documents: [ReviewDocument] = [],
    remarking remarks: [ReviewRemark] = []
  ) throws -> [ExitCode] {
    guard !requests.isEmpty else { return [] }
    do {
      let bytes = try FileSystem.contents(of: path, limit: ReportedReview.sizeLimit)
      var review = try ReportedReview(reading: bytes, in: FolderPath.folder(of: path))
      review.remarks = remarks
      return try write(requests, of: review, on: documents)
    } catch let error as ReportReadingError {
      let place = error.line.map { line in ":\(line)" + (error.column.map { ":\($0)" } ?? "") } ?? ""
      console.printError("\(path)\(place): \(error.message)", hint: error.hint)
      return [.invalidDocument]
    } catch let error as FileError where error.path == path {
      console.printError("\(error)", hint: "'render-layouts render' writes a report.json into the gallery folder")
      return [.noInput]
    }
  }

  /// Writes reports of a review from the text of its `report.json`, which is not written to a file.
  ///
  /// - Returns: The exit codes for reports that could not be written.
  func write(_ requests: [ReportRequest], ofReport text: String) throws -> [ExitCode] {
    let review: ReportedReview
    do throws(ReportReadingError) {
      review = try ReportedReview(reading: Array(text.utf8), in: nil)
    } catch {
      console.printError("the parts contain no report: \(error.message)", hint: error.hint)
      return [.invalidDocument]
    }
    return try write(requests, of: review)
  }

  /// Writes a string to a file, creating its folder, or to standard output.
  private func write(_ text: String, to path: String?) throws {
    guard let path else { return try console.printResult(.report(text)) }
    try FileSystem.createDirectory(at: FolderPath.folder(of: path))
    try FileSystem.write(Array(text.utf8), to: path)
  }

  /// The largest summary of a step in GitHub Actions, in bytes. Longer ones are dropped.
  private static let stepSummaryLimit = 1 << 20

  /// Appends the summary to the summary of the step if the tool runs in GitHub Actions.
  private func addSummary(of review: ReportedReview) throws {
    guard let path = HostProcess.environmentVariable("GITHUB_STEP_SUMMARY"), !path.isEmpty else { return }
    let present = (try? FileSystem.contents(of: path, limit: Self.stepSummaryLimit).count) ?? 0
    let summary = MarkdownReport.stepSummary(
      of: review, rules: FindingCode.all, place: place, room: Self.stepSummaryLimit - present - 1)
    if !summary.isEmpty || present == 0 { try FileSystem.append(Array((summary + "\n").utf8), to: path) }
  }
}
