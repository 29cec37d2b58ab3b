internal import AutoLayout
internal import Findings
internal import Scenes
internal import VisibleText

extension ReportFormat {
  /// Lines in the format of compilers.
  package static let gcc = ReportFormat(CompilerReport.self)
}

/// The report in the format of compilers: `path:line:column: error: message [code]`, which editors turn into links.
///
/// Layouts and hints follow as notes with the same location.
struct CompilerReport: Report {
  static let name = "gcc"
  static let fileName: String? = nil

  private let review: ReportedReview

  init(_ requirements: ReportRequirements) { review = requirements.review }

  /// The lines; empty if nothing was found.
  var text: String { VisibleText.lines(review.unexpectedFindings.flatMap(lines).map { $0 + "\n" }.joined()) }

  private func lines(of unique: SharedFinding) -> [String] {
    let finding = unique.finding
    let place = VisibleText.line(unique.source.description)
    let notes =
      (finding.notes.map(\.text) + [finding.hint?.text, finding.mendingLine, unique.place].compactMap(\.self)).map {
        "\(place): note: \($0.oneLine)"
      }
    let consequences = finding.consequences.map { consequence in
      let words =
        finding.isTrueAsWell(consequence)
        ? "also '\(consequence.name)'" : "\(consequence.message) [\(consequence.code)]"
      return "\(VisibleText.line((consequence.source ?? unique.source).description)): note: \(words.oneLine)"
    }
    return ["\(place): \(finding.severity.rawValue): \(finding.message.text.oneLine) [\(finding.code.name.oneLine)]"]
      + notes
      + consequences
  }
}
