internal import AutoLayout
internal import Findings
internal import VisibleText

extension ReportFormat {
  /// Annotations of GitHub Actions, as workflow commands.
  package static let github = ReportFormat(GitHubReport.self)
}

/// The report as workflow commands of GitHub Actions, which pull requests show next to the lines.
///
/// GitHub shows ten annotations of each kind for a step and silently drops the others. So the most important ones are
/// written, and the tenth counts the others.
struct GitHubReport: Report {
  static let name = "github"
  static let fileName: String? = nil

  /// The number of annotations of the given kind that GitHub shows for a step.
  private static let limit = 10
  /// The longest title, in characters. GitHub allows 255.
  private static let longestTitle = 200

  private let review: ReportedReview
  private let place: ReportPlace

  init(_ requirements: ReportRequirements) {
    review = requirements.review
    place = requirements.place
  }

  /// The commands, one on each line; empty if nothing was found.
  var text: String {
    let uniqueFindings = review.foldedFindings.filter { !$0.finding.isExpected }
    return Finding.Severity.allCases.reversed().flatMap { severity in
      commands(severity, uniqueFindings.filter { $0.finding.severity == severity })
    }
    .map { $0 + "\n" }.joined()
  }

  /// Returns the commands of one severity, sorted by the number of layouts, largest first.
  private func commands(_ severity: Finding.Severity, _ uniqueFindings: [SharedFinding]) -> [String] {
    let order = uniqueFindings.indices.sorted { first, second in
      let counts = (uniqueFindings[first].layouts.count, uniqueFindings[second].layouts.count)
      return counts.0 == counts.1 ? first < second : counts.0 > counts.1
    }
    guard order.count > Self.limit else { return order.map { command(for: uniqueFindings[$0]) } }
    let rest = order.count - (Self.limit - 1)
    return order.prefix(Self.limit - 1).map { command(for: uniqueFindings[$0]) }
      + ["::\(Self.kind(severity)) title=Layouts::and \(rest) more; the job summary lists all of them"]
  }

  private func command(for unique: SharedFinding) -> String {
    let source = unique.source
    let title = (unique.scene.map { "\($0): " } ?? "") + unique.title
    let properties = [
      ("file", place.path(of: source.path)), ("line", "\(max(1, source.line))"),
      ("col", "\(max(1, source.column))"),
      ("title", Self.shortened(title)),
    ]
    let list = properties.map { "\($0)=\(Self.escaped(VisibleText.line($1), inProperty: true))" }.joined(separator: ",")
    return "::\(Self.kind(unique.finding.severity)) \(list)::\(Self.escaped(unique.text))"
  }

  private static func kind(_ severity: Finding.Severity) -> String {
    severity == .note ? "notice" : severity.rawValue
  }

  private static func shortened(_ title: String) -> String {
    title.count <= longestTitle ? title : "\(title.prefix(longestTitle - 1))…"
  }

  /// Returns a message with the characters escaped that would end the command or start an escape; in a property also
  /// characters that would end the value.
  private static func escaped(_ text: String, inProperty isProperty: Bool = false) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch (scalar, isProperty) {
      case ("%", _): escaped += "%25"
      case ("\r", _): escaped += "%0D"
      case ("\n", _): escaped += "%0A"
      case (":", true): escaped += "%3A"
      case (",", true): escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
