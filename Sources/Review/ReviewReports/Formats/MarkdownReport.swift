internal import AutoLayout
package import Findings

extension ReportFormat {
  /// A summary in Markdown.
  package static let markdown = ReportFormat(MarkdownReport.self)
}

/// The report as Markdown in a file next to the pictures: totals, tables of the scenes and rules, and each finding with
/// its layouts.
package struct MarkdownReport: Report {
  static let name = "markdown"
  static let fileName: String? = "summary.md"

  /// The largest size, in bytes. GitHub shows summaries of up to 1 MiB.
  private static let limit = 900_000

  private let page: MarkdownPage

  init(_ requirements: ReportRequirements) {
    page = MarkdownPage(
      requirements.review, rules: requirements.rules, limit: .init(count: Self.limit, unit: .bytes), pictures: .beside)
  }

  /// The summary, with a line break at the end.
  var text: String { page.text }

  /// Returns the summary for a step in GitHub Actions, which cannot show the files of the run.
  ///
  /// - Parameters:
  ///   - review: The review to summarize.
  ///   - rules: The codes with their default severities.
  ///   - place: The place where the report is read.
  ///   - room: The number of bytes left in the summary of the step.
  package static func stepSummary(
    of review: ReportedReview, rules: [FindingCode], place: ReportPlace, room: Int
  ) -> String {
    MarkdownPage(
      review, rules: rules, limit: .init(count: min(limit, room), unit: .bytes), pictures: .elsewhere(place)
    ).text
  }
}
