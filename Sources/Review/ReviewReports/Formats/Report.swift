internal import Findings

/// A kind of report: one file in this folder, a structure with its name and the text that it makes of a review.
///
/// `scripts/rule-pages` adds it to ``ReportList``.
protocol Report: SendableMetatype {
  /// The name, as options take it: `sarif`.
  static var name: String { get }

  /// The name of its file in the folder of a review; nil for what is read where the tool prints it.
  static var fileName: String? { get }

  /// A report on a review.
  init(_ requirements: ReportRequirements)

  /// The text, with a line break at its end; empty where nothing was found and the kind has nothing to say then.
  var text: String { get }
}

/// The review that a report is made of, with all that decides about its text.
struct ReportRequirements: Sendable {
  /// The review.
  let review: ReportedReview
  /// True where warnings are failures.
  var isStrict = false
  /// The codes with their pages; a review that was read knows their names alone.
  var rules: [FindingCode] = []
  /// The edits that mend findings, by the fingerprints of these.
  var fixes: [String: ReportedFix] = [:]
  /// The place where it is read.
  var place = ReportPlace()
}
