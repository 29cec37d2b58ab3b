package import Scenes

/// A form in which other programs and people read what a review has found.
package enum ReportFormat: String, Sendable, Hashable, CaseIterable {
  /// The report itself.
  case json
  /// JUnit XML: a suite for each scene, a test case for each finding.
  case junit
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// Annotations of GitHub Actions, as workflow commands.
  case github
  /// A Code Quality report of GitLab.
  case gitlab
  /// Lines as compilers print them.
  case gcc
  /// A summary in Markdown.
  case markdown

  /// The name of its file in the folder of a review; nil for what is read where the tool prints it.
  package var fileName: String? {
    switch self {
    case .json: "report.json"
    case .junit: "junit.xml"
    case .sarif: "report.sarif"
    case .gitlab: "codequality.json"
    case .markdown: "summary.md"
    case .github, .gcc: nil
    }
  }

  /// The report on a review, with a line break at the end; the same text for the same review.
  ///
  /// - Parameters:
  ///   - isStrict: Tells whether warnings are failures of tests in JUnit, as they are of the run.
  ///   - rules: The codes whose pages SARIF tells.
  package func text(of review: ReportedReview, isStrict: Bool = false, rules: [FindingCode] = []) -> String {
    switch self {
    case .json: review.json
    case .junit: JUnitReport(review: review, isStrict: isStrict).text
    case .sarif: SARIFReport(review, rules: rules).text
    case .github: GitHubReport(review: review).text
    case .gitlab: CodeQualityReport(review: review).text
    case .gcc: CompilerReport(review: review).text
    case .markdown: MarkdownReport(review: review).text
    }
  }
}
