internal import Baselines
internal import CommandArguments
internal import HostFiles
internal import ReviewReports

/// A requested report: `junit`, or `junit=results/layouts.xml`.
struct ReportRequest: Sendable, Hashable {
  let format: ReportFormat
  /// The file for the report; nil for standard output.
  let path: String?

  /// Creates a report in a format, to standard output unless a file is named.
  init(format: ReportFormat, path: String?) {
    self.format = format
    self.path = path
  }

  /// The word for standard output instead of a file.
  static let standardOutput = "-"

  /// Returns the reports that a command line requests.
  ///
  /// `folder` is the folder for reports without a path.
  static func requests(_ arguments: ParsedArguments, folder: String) throws(UsageError) -> [ReportRequest] {
    // Reports of a comparison are in their own folder, so that they do not overwrite the reports of drawing.
    let folder = arguments.command == .compare ? FolderPath.join(folder, DifferenceReview.folderName) : folder
    var requests: [ReportRequest] = []
    for word in arguments.list(.report) { requests.append(try ReportRequest(word, folder: folder, arguments.command)) }
    if !requests.isEmpty, arguments.contains(.sweep) {
      throw UsageError(
        "'--report' and '--sweep' cannot be combined", hint: "reports are about layouts on whole screens")
    }
    return requests
  }

  private init(_ word: String, folder: String, _ command: Command) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.first, let format = ReportFormat(rawValue: name) else {
      throw UsageError(unknown: parts.first ?? word, of: .report, known: ReportFormat.allCases.map(\.rawValue))
    }
    guard parts.last != "" else {
      throw UsageError(
        "'--report \(name)=' needs a file", hint: "write '--report \(name)=FILE', or '-' for standard output")
    }
    self.format = format
    if parts.count > 1 {
      path = parts[1] == Self.standardOutput ? nil : parts[1]
    } else if format == .json, command != .render {
      throw UsageError(
        "'--report json' needs a file", hint: "write '--report json=FILE': report.json is part of the gallery")
    } else {
      path = format.fileName.map { FolderPath.join(folder, $0) }
    }
  }
}
