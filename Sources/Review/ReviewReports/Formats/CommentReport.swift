extension ReportFormat {
  /// A comment on a pull request or a merge request.
  package static let comment = ReportFormat(CommentReport.self)
}

/// The report as a comment on a pull request or a merge request, in Markdown: as long as GitHub and GitLab take it, with
/// pictures only if they can be seen there.
struct CommentReport: Report {
  static let name = "comment"
  static let fileName: String? = "comment.md"

  /// The most characters of a comment on GitHub; GitLab takes more.
  private static let limit = 65_536

  private let page: MarkdownPage

  init(_ requirements: ReportRequirements) {
    page = MarkdownPage(
      requirements.review, rules: requirements.rules, limit: .init(count: Self.limit, unit: .characters),
      pictures: .elsewhere(requirements.place))
  }

  /// The comment, with a line break at its end.
  var text: String { page.text }
}
