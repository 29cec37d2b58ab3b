package import Findings

/// A form in which other programs and people read what a review has found.
///
/// Each form is a ``Report`` in a file of its own; ``ReportList`` has them all.
package struct ReportFormat: RawRepresentable, Sendable, Hashable, CaseIterable {
  /// The form itself.
  private let report: any Report.Type

  /// The format of a kind of report.
  init(_ report: any Report.Type) { self.report = report }

  /// The format with a name; nil where there is none.
  package init?(rawValue: String) {
    guard let report = ReportList.all.first(where: { $0.name == rawValue }) else { return nil }
    self.init(report)
  }

  /// The name, as options take it.
  package var rawValue: String { report.name }

  /// All formats, in the order of the list.
  package static var allCases: [ReportFormat] { ReportList.all.map { ReportFormat($0) } }

  /// The name of its file in the folder of a review; nil for what is read where the tool prints it.
  package var fileName: String? { report.fileName }

  /// The report on a review, with a line break at the end; the same text for the same review.
  ///
  /// - Parameters:
  ///   - isStrict: Tells whether warnings are failures of tests in JUnit, as they are of the run.
  ///   - rules: The codes whose pages SARIF tells.
  ///   - fixes: The edits that SARIF has, by the fingerprints of findings.
  ///   - place: The place where it is read.
  package func text(
    of review: ReportedReview, isStrict: Bool = false, rules: [FindingCode] = [], fixes: [String: ReportedFix] = [:],
    place: ReportPlace = ReportPlace()
  ) -> String {
    report.init(ReportRequirements(review: review, isStrict: isStrict, rules: rules, fixes: fixes, place: place)).text
  }

  /// True where both have the same name.
  package static func == (first: ReportFormat, second: ReportFormat) -> Bool { first.rawValue == second.rawValue }

  /// Feeds the name to a hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
