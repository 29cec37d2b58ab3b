internal import Findings

/// A kind of report. Each one is a structure in its own file in this folder, which has a name and makes a string from a
/// review.
///
/// `scripts/rule-pages` adds it to ``ReportList``.
protocol Report: SendableMetatype {
  /// The name on the command line: `sarif`.
  static var name: String { get }

  /// The name of its file in the folder of a review; nil if it is read from the tool's output.
  static var fileName: String? { get }

  /// Creates a report on a review.
  init(_ requirements: ReportRequirements)

  /// The text, with a line break at the end; empty if nothing was found and the kind needs no text without findings.
  var text: String { get }
}

/// The review for a report, with everything that affects the text.
struct ReportRequirements: Sendable {
  let review: ReportedReview
  /// Whether warnings count as failures.
  var isStrict = false
  /// The codes with their pages. A review that was read from a file has only their names.
  var rules: [FindingCode] = []
  /// The edits that fix findings, by the fingerprints of the findings.
  var fixes: [String: ReportedFix] = [:]
  /// The place where the report is read.
  var place = ReportPlace()
}
