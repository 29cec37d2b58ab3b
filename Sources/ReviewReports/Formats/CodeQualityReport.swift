internal import AutoLayout
internal import JSON
internal import Scenes

/// The report for Code Quality of GitLab, which shows it in merge requests.
struct CodeQualityReport {
  let review: ReportedReview

  /// The report, with a line break at its end.
  var text: String { JSONValue.array(review.causes.map(Self.issue)).lines(before: "\n") }

  private static func issue(_ cause: ReportedCause) -> JSONValue {
    [
      "description": .string([cause.finding.message, cause.place].compactMap(\.self).joined(separator: ", ").oneLine),
      "check_name": .string(cause.finding.code.name), "fingerprint": .string(cause.fingerprint),
      "severity": .string(severity(cause.finding.severity)),
      "location": [
        "path": .string(cause.source.path), "lines": ["begin": .number(max(1, cause.source.line))],
      ],
    ]
  }

  private static func severity(_ severity: Finding.Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
