internal import Baselines
internal import CommandArguments
internal import HostFiles
internal import ReviewReports

/// The command that writes a report for other programs from the `report.json` of an earlier run.
struct ReportCommand: RunnableCommand {
  private let path: String
  private let request: ReportRequest
  /// The file of decisions with comments and pins; nil if there is none.
  private let decisionsPath: String?
  private let isStrict: Bool
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    let from = arguments.paths.first ?? StandardNames.output
    path =
      FileSystem.kind(of: from) == .directory || arguments.paths.isEmpty ? FolderPath.join(from, "report.json") : from
    let output = arguments.value(of: .output)
    request = ReportRequest(
      format: try arguments.oneCase(.format, standard: .markdown),
      path: output == ReportRequest.standardOutput ? nil : output)
    decisionsPath = arguments.value(of: .decisions)
    if decisionsPath != nil, ![.markdown, .comment].contains(request.format) {
      throw UsageError(
        "'--decisions' needs a report in Markdown", hint: "add '--format markdown' or '--format comment'")
    }
    isStrict = arguments.contains(.strict)
    self.console = console
  }

  func run() throws -> ExitCode {
    var remarks: [ReviewRemark] = []
    if let decisionsPath {
      guard let decisions = ApprovalDecisions.decisions(in: decisionsPath, console) else { return .invalidDocument }
      remarks = decisions.remarks
    }
    return ExitCode.worst(
      of: try ReportWriter(isStrict: isStrict, results: FolderPath.folder(of: path), console).write(
        [request], ofReportAt: path, remarking: remarks))
  }
}
