extension ReportFormat {
  /// A comment on a pull request or a merge request.
  package static let comment = ReportFormat(CommentReport.self)
}

/// The report as a comment on a pull request or a merge request, in Markdown. It is as long as GitHub and GitLab allow,
/// and has pictures only if they can be shown there.
struct CommentReport: Report {
  static let name = "comment"
  static let fileName: String? = "comment.md"

  /// The maximum number of characters of a comment on GitHub is 65,536, and GitLab allows more. The rest is for the
  /// line by which `packaging/ci-comment` finds the comment again.
  private static let limit = 65_400

  private let page: MarkdownPage

  init(_ requirements: ReportRequirements) {
    page = MarkdownPage(
      requirements.review, rules: requirements.rules, limit: .init(count: Self.limit, unit: .characters),
      pictures: .elsewhere(requirements.place))
  }

  /// The comment, with a line break at the end.
  var text: String { page.text }
}
