internal import AutoLayout
package import Findings

extension ReportFormat {
  /// A summary in Markdown.
  package static let markdown = ReportFormat(MarkdownReport.self)
}

/// The report for people, as Markdown in a file beside the pictures: totals, tables of the scenes and rules, and each finding
/// with the layouts that have it.
package struct MarkdownReport: Report {
  static let name = "markdown"
  static let fileName: String? = "summary.md"

  /// The most bytes; GitHub shows summaries of a MiB.
  private static let limit = 900_000

  private let page: MarkdownPage

  init(_ requirements: ReportRequirements) {
    page = MarkdownPage(
      requirements.review, rules: requirements.rules, limit: .init(count: Self.limit, unit: .bytes), pictures: .beside)
  }

  /// The summary, with a line break at its end.
  var text: String { page.text }

  /// The summary for that of a step in GitHub Actions, which cannot show the files of the run.
  ///
  /// - Parameters:
  ///   - rules: The codes with the severities that rules give by themselves.
  ///   - room: The number of bytes that the summary of the step has room for.
  package static func stepSummary(
    of review: ReportedReview, rules: [FindingCode], place: ReportPlace, room: Int
  ) -> String {
    MarkdownPage(
      review, rules: rules, limit: .init(count: min(limit, room), unit: .bytes), pictures: .elsewhere(place)
    ).text
  }
}
