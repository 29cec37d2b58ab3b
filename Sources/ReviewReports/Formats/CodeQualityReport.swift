internal import AutoLayout
internal import JSON
internal import Scenes

/// The report for Code Quality of GitLab, which shows it in merge requests.
struct CodeQualityReport {
  let review: ReportedReview

  /// The report, with a line break at its end.
  var text: String { JSONValue.array(review.uniqueFindings.map(Self.issue)).lines(before: "\n") }

  private static func issue(_ unique: UniqueFinding) -> JSONValue {
    [
      "description": .string(
        [unique.finding.message, unique.place].compactMap(\.self).joined(separator: ", ").oneLine),
      "check_name": .string(unique.finding.code.name), "fingerprint": .string(unique.fingerprint),
      "severity": .string(severity(unique.finding.severity)),
      "location": [
        "path": .string(unique.source.path), "lines": ["begin": .number(max(1, unique.source.line))],
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
