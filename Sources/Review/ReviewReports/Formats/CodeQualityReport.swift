internal import AutoLayout
internal import Findings
internal import JSON

extension ReportFormat {
  package static let gitlab = ReportFormat(CodeQualityReport.self)
}

/// The report for GitLab's Code Quality, which merge requests show.
struct CodeQualityReport: Report {
  static let name = "gitlab"
  static let fileName: String? = "codequality.json"

  private let review: ReportedReview
  private let place: ReportPlace

  init(_ requirements: ReportRequirements) {
    review = requirements.review
    place = requirements.place
  }

  /// The report, with a line break at the end.
  var text: String { JSONValue.array(review.unexpectedFindings.map(issue)).lines(before: "\n") }

  private func issue(_ unique: SharedFinding) -> JSONValue {
    let finding = unique.finding
    let description = [finding.message.text] + finding.consequenceLines + [unique.place].compactMap(\.self)
    return [
      "description": .string(description.joined(separator: ", ").oneLine),
      "check_name": .string(unique.finding.code.name), "fingerprint": .string(unique.fingerprint),
      "severity": .string(Self.severity(unique.finding.severity)),
      "location": [
        "path": .string(place.path(of: unique.source.path)), "lines": ["begin": .number(max(1, unique.source.line))],
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
