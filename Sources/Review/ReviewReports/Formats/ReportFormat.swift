package import Findings

/// A format of reports for people and other programs.
///
/// Each format is a ``Report`` in its own file; ``ReportList`` contains all of them.
package struct ReportFormat: RawRepresentable, Sendable, Hashable, CaseIterable {
  private let report: any Report.Type

  /// Looks up the format of a kind of report.
  init(_ report: any Report.Type) { self.report = report }

  /// Looks up the format with the given name; nil if no format has it.
  package init?(rawValue: String) {
    guard let report = ReportList.all.first(where: { $0.name == rawValue }) else { return nil }
    self.init(report)
  }

  /// The name on the command line.
  package var rawValue: String { report.name }

  /// All formats, in the order of the list.
  package static var allCases: [ReportFormat] { ReportList.all.map { ReportFormat($0) } }

  /// The name of its file in the folder of a review; nil if it is read from the tool's output.
  package var fileName: String? { report.fileName }

  /// Returns the report on a review, with a line break at the end. It depends only on the arguments.
  ///
  /// - Parameters:
  ///   - review: The review to report.
  ///   - isStrict: Whether warnings are failures in JUnit, as they are of the run.
  ///   - rules: The codes with the pages that SARIF contains.
  ///   - fixes: The edits that SARIF contains, by the fingerprints of findings.
  ///   - place: The place where the report is read.
  package func text(
    of review: ReportedReview, isStrict: Bool = false, rules: [FindingCode] = [], fixes: [String: ReportedFix] = [:],
    place: ReportPlace = ReportPlace()
  ) -> String {
    report.init(ReportRequirements(review: review, isStrict: isStrict, rules: rules, fixes: fixes, place: place)).text
  }

  /// Whether both have the same name.
  package static func == (first: ReportFormat, second: ReportFormat) -> Bool { first.rawValue == second.rawValue }

  /// Feeds the name to a hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
