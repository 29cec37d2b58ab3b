internal import AutoLayout
internal import Findings

extension ReportFormat {
  /// A summary in Markdown.
  package static let markdown = ReportFormat(MarkdownReport.self)
}

/// The report for people, as Markdown: totals, tables of the scenes and rules, and each finding with the layouts that
/// have it.
struct MarkdownReport: Report {
  static let name = "markdown"
  static let fileName: String? = "summary.md"

  /// The most bytes that findings take; GitHub shows summaries of a MiB.
  private static let limit = 900_000
  /// The number of scenes in the table, above which those in which nothing was found are only counted.
  private static let scenes = 50

  private let review: ReportedReview
  /// The severities that rules give by themselves, by their names.
  private let severities: [String: Finding.Severity]

  init(_ requirements: ReportRequirements) {
    review = requirements.review
    severities = Dictionary(
      requirements.rules.map { ($0.name, $0.severity) }, uniquingKeysWith: { first, _ in first })
  }

  /// The summary, with a line break at its end.
  var text: String {
    let uniqueFindings = review.uniqueFindings
    return "## Layouts: \(headline(uniqueFindings))\n\n\(totals)\n" + table + rules(uniqueFindings)
      + findings(uniqueFindings)
  }

  /// `2 errors, 1 warning`.
  private func headline(_ uniqueFindings: [SharedFinding]) -> String {
    let parts = Finding.Severity.allCases.reversed().compactMap { severity -> String? in
      let count = uniqueFindings.count { $0.finding.severity == severity && !$0.finding.isExpected }
      return count == 0 ? nil : Self.count(count, severity.rawValue)
    }
    let expected = uniqueFindings.count(where: \.finding.isExpected)
    let all = parts + (expected > 0 ? ["\(expected) expected"] : [])
    return all.isEmpty ? "nothing found" : all.joined(separator: ", ")
  }

  private var totals: String {
    let parts = [
      "\(review.layoutCount(.ok)) fine", "\(review.layoutCount(.warning)) with warnings",
      "\(review.layoutCount(.error)) with errors",
    ]
    let unread = review.unread.isEmpty ? "" : " \(Self.count(review.unread.count, "document")) could not be read."
    return "\(Self.count(review.scenes.count, "scene")), \(Self.count(review.layoutCount, "layout")): "
      + "\(parts.joined(separator: ", ")).\(unread)"
  }

  /// The scenes, each with how many of its layouts stand how.
  private var table: String {
    let isLong = review.scenes.count > Self.scenes
    let shown = isLong ? review.scenes.filter { $0.status != .ok } : review.scenes
    let rows = shown.map { scene in
      [Self.escaped(scene.name), "\(scene.layouts.count)"] + ReviewStatus.allCases.map { "\(scene.layoutCount($0))" }
    }
    let rest = review.scenes.count - shown.count
    let more = rest == 0 ? "" : "\nIn \(rest == 1 ? "1 more scene" : "\(rest) more scenes") nothing was found.\n"
    guard !rows.isEmpty else { return more }
    return "\n" + TextTable.markdown([["scene", "layouts", "fine", "warnings", "errors"]] + rows) + more
  }

  /// The findings by rule.
  private func rules(_ uniqueFindings: [SharedFinding]) -> String {
    var tally = RuleTally()
    for unique in uniqueFindings { tally.count(unique.finding, usual: severities[unique.finding.code.name]) }
    guard !tally.isEmpty else { return "" }
    let rows = tally.rows.map { $0.count < 3 ? $0 + [""] : $0 }
    return "\n" + TextTable.markdown([["rule", "findings", "also"]] + rows)
  }

  /// Each finding once, below the name of its scene.
  private func findings(_ uniqueFindings: [SharedFinding]) -> String {
    let changes = Dictionary(
      review.scenes.compactMap { scene in scene.changedPictures.map { (scene.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    var text = ""
    var scene: String?
    for (index, unique) in uniqueFindings.enumerated() {
      let heading = Self.escaped(unique.scene ?? "Documents")
      let beginning = "\n### \(heading)\n\n\(unique.scene.flatMap { changes[$0] }.map(Self.table) ?? "")"
      let part = (heading == scene ? "" : beginning) + Self.item(unique)
      guard text.utf8.count + part.utf8.count <= Self.limit else {
        return text + "\nAnd \(uniqueFindings.count - index) more; `report.json` has all of them.\n"
      }
      scene = heading
      text += part
    }
    return text
  }

  /// The pictures before and after a change beside each other.
  private static func table(of change: ChangedPictures) -> String {
    let pictures = [("before", change.before), ("after", change.after)].map { side, path in
      path.map { "<img src=\"\(SARIFReport.reference(to: $0))\" alt=\"\(side)\" width=\"280\">" } ?? ""
    }
    return TextTable.markdown([["before", "after"], pictures]) + "\n\(count(change.layoutCount, "layout")) changed.\n\n"
  }

  private static func item(_ unique: SharedFinding) -> String {
    let finding = unique.finding
    let lines =
      [
        "- **\(finding.isExpected ? "expected" : finding.severity.rawValue)** \(escaped(finding.message.text)) [\(escaped(finding.code.name))]",
        "\(escaped(unique.source.description))\(unique.place.map { ", \(escaped($0))" } ?? "")",
      ] + (finding.notes.map(\.text) + finding.consequenceLines + [finding.hint?.text].compactMap(\.self)).map(escaped)
      + [finding.mending].compactMap(\.self).map { "\($0.reason): <code>\(escaped($0.command))</code>" }
    return lines.joined(separator: "<br>") + "\n"
  }

  private static func count(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

  /// A text on one line in which nothing means more than itself: no markup, no link, no mention, no end of a table's cell.
  static func escaped(_ text: String) -> String {
    text.oneLine.unicodeScalars.reduce(into: "") { escaped, scalar in
      if "\\`*_{}[]()<>#+!|&~$@".unicodeScalars.contains(scalar) {
        escaped += "&#\(scalar.value);"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
