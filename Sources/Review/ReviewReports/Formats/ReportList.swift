/// Every kind of report, in the order they are listed.
///
/// `scripts/rule-pages` adds new ones at the end.
enum ReportList {
  /// The kinds of reports.
  static let all: [any Report.Type] = [
    JSONReport.self,
    JUnitReport.self,
    SARIFReport.self,
    GitHubReport.self,
    CodeQualityReport.self,
    CompilerReport.self,
    MarkdownReport.self,
    CommentReport.self,
  ]
}
