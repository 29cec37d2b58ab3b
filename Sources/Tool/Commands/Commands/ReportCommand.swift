internal import CommandArguments
internal import HostFiles
internal import ReviewReports

/// Writes a report for other programs from the `report.json` of an earlier run.
struct ReportCommand: RunnableCommand {
  private let path: String
  private let request: ReportRequest
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
    isStrict = arguments.contains(.strict)
    self.console = console
  }

  func run() throws -> ExitCode {
    ExitCode.worst(
      of: try ReportWriter(isStrict: isStrict, results: FolderPath.folder(of: path), console).write(
        [request], ofReportAt: path))
  }
}
