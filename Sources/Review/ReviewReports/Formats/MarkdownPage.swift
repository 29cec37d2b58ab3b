internal import AutoLayout
internal import Findings
internal import Scenes
internal import VisibleText

/// A review as Markdown within a length limit. Findings that do not fit are counted, and no sentence is cut.
struct MarkdownPage {
  /// The largest length of a page.
  struct Limit: Sendable, Hashable {
    /// The unit in which a service counts.
    enum Unit: Sendable, Hashable {
      case bytes
      /// UTF-16 code units, an upper bound of what any service counts as characters.
      case characters
    }

    var count: Int
    var unit: Unit

    func length(of text: String) -> Int { unit == .bytes ? text.utf8.count : text.utf16.count }
  }

  /// The location of the review's pictures, relative to the page.
  enum Pictures: Sendable, Hashable {
    /// In the folder of the page.
    case beside
    /// At a place with an address, if it has one.
    case elsewhere(ReportPlace)
  }

  /// The number of scenes above which the table only counts scenes without findings.
  private static let scenes = 50
  /// The fraction of the page that the table of scenes may take, as a divisor.
  private static let tablePart = 4
  /// The fraction of the page that one finding may take, as a divisor.
  private static let findingPart = 8
  /// The break between the lines of an item.
  private static let lineBreak = "<br>"

  private let review: ReportedReview
  /// The default severities of rules, by name.
  private let severities: [String: Finding.Severity]
  private let limit: Limit
  private let pictures: Pictures

  /// Creates a page about a review.
  init(_ review: ReportedReview, rules: [FindingCode], limit: Limit, pictures: Pictures) {
    self.review = review
    severities = Dictionary(rules.map { ($0.name, $0.severity) }, uniquingKeysWith: { first, _ in first })
    self.limit = limit
    self.pictures = pictures
  }

  /// The page, with a line break at the end.
  var text: String {
    let found = review.foldedFindings
    var text = "## Layouts: \(headline(found))\n\n\(totals)\n"
    if limit.length(of: text) > limit.count { return "" }
    for part in [table, remarks, rules(found)] where fits(part, behind: text) { text += part }
    let (findings, omitted) = findings(found, behind: text)
    return text + findings + ending(omitted)
  }

  /// Whether a part and the longest ending fit after a string.
  private func fits(_ part: String, behind text: String) -> Bool {
    limit.length(of: text) + limit.length(of: part) + limit.length(of: ending(Int.max)) <= limit.count
  }

  /// Returns the headline: `2 errors, 1 warning`.
  private func headline(_ found: [SharedFinding]) -> String {
    let parts = Finding.Severity.allCases.reversed().compactMap { severity -> String? in
      let count = found.count { $0.finding.severity == severity && !$0.finding.isExpected }
      return count == 0 ? nil : count.counted(severity.rawValue)
    }
    let expected = found.count(where: \.finding.isExpected)
    let all = parts + (expected > 0 ? ["\(expected) expected"] : [])
    return all.isEmpty ? "no findings" : all.joined(separator: ", ")
  }

  private var totals: String {
    let expected = review.layoutCount(.expected)
    let parts =
      ["\(review.layoutCount(.ok)) fine"] + (expected > 0 ? ["\(expected) as expected"] : [])
      + ["\(review.layoutCount(.warning)) with warnings", "\(review.layoutCount(.error)) with errors"]
    let unread = review.unread.isEmpty ? "" : " \(review.unread.count.counted("document")) could not be read."
    return "\(review.scenes.count.counted("scene")), \(review.layoutCount.counted("layout")): "
      + "\(parts.joined(separator: ", ")).\(unread)"
  }

  /// Returns the number of omitted findings, if any, and a link to the results of the run.
  private func ending(_ omitted: Int) -> String {
    switch pictures {
    case .beside: return omitted == 0 ? "" : "\nAnd \(omitted) more; `report.json` lists all of them.\n"
    case .elsewhere(let place):
      let rest = omitted == 0 ? nil : "\(omitted.counted("more finding")) did not fit here."
      let results = place.results.map { "[The results of this run](\($0)) contain all findings and pictures." }
      let lines = [rest, results].compactMap(\.self)
      return lines.isEmpty ? "" : "\n\(lines.joined(separator: " "))\n"
    }
  }

  // MARK: - Tables

  /// The table of scenes with the numbers of layouts by status. Scenes without space are only counted.
  private var table: String {
    let isLong = review.scenes.count > Self.scenes
    var shown = isLong ? review.scenes.filter { $0.status != .ok } : review.scenes
    let columns = statusColumns
    var rows: [[String]] = []
    var length = 0
    for scene in shown {
      let row =
        [MarkdownText.escaped(scene.name), "\(scene.layouts.count)"] + columns.map { "\(scene.layoutCount($0.status))" }
      length += limit.length(of: row.joined(separator: " | ")) + 4
      guard length <= limit.count / Self.tablePart else { break }
      rows.append(row)
    }
    let unlisted = shown.count - rows.count
    shown.removeLast(unlisted)
    let rest = isLong ? review.scenes.count { $0.status == .ok } : 0
    let more =
      (unlisted == 0 ? "" : "\n\(unlisted.counted("more scene")) did not fit into the table.\n")
      + (rest == 0 ? "" : "\n\(rest.counted("more scene has", "more scenes have")) no findings.\n")
    guard !rows.isEmpty else { return more }
    return "\n" + TextTable.markdown([["scene", "layouts"] + columns.map(\.title)] + rows) + more
  }

  /// The columns of the table of scenes. Expected findings have a column only if a scene has some.
  private var statusColumns: [(status: ReviewStatus, title: String)] {
    let expected: [(ReviewStatus, String)] = review.layoutCount(.expected) > 0 ? [(.expected, "as expected")] : []
    return [(.ok, "fine")] + expected + [(.warning, "warnings"), (.error, "errors")]
  }

  /// The comments and pins of the file of decisions. Those that do not fit into their part of the page are counted.
  private var remarks: String {
    let lines = review.remarkLines()
    guard !lines.isEmpty else { return "" }
    var shown: [String] = []
    var length = 0
    for line in lines {
      length += limit.length(of: line) + 1
      guard length <= limit.count / Self.tablePart else { break }
      shown.append(line)
    }
    let rest = lines.count - shown.count
    return "\n### Comments\n\n"
      + (shown + (rest == 0 ? [] : ["- and \(rest.counted("more line"))"]))
      .joined(separator: "\n") + "\n"
  }

  private func rules(_ found: [SharedFinding]) -> String {
    var tally = RuleTally()
    for unique in found { tally.count(unique.finding, usual: severities[unique.finding.code.name]) }
    guard !tally.isEmpty else { return "" }
    let rows = tally.rows.map { $0.count < 3 ? $0 + [""] : $0 }
    return "\n" + TextTable.markdown([["rule", "findings", "also"]] + rows)
  }

  // MARK: - Findings

  /// Returns the findings with the names of their scenes as headings, and the number of those that do not fit after a
  /// string.
  private func findings(_ found: [SharedFinding], behind text: String) -> (text: String, omitted: Int) {
    let changes = Dictionary(
      review.scenes.compactMap { scene in scene.changedPictures.map { (scene.place, $0) } },
      uniquingKeysWith: { first, _ in first })
    let names = review.scenes.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    var parts = ""
    var length = limit.length(of: text) + limit.length(of: ending(Int.max))
    var scene: String?
    for (index, unique) in found.enumerated() {
      // Scenes of several documents may have the same name.
      let name = unique.scene.map { names[$0, default: 0] > 1 ? "\($0), \(shown(unique.beginning.path))" : $0 }
      let heading = MarkdownText.escaped(name ?? "Documents")
      let pictures = unique.scene == nil ? nil : changes[unique.beginning].map(table)
      let beginning = "\n### \(heading)\n\n\(pictures ?? "")"
      let part = (heading == scene ? "" : beginning) + item(unique)
      length += limit.length(of: part)
      guard length <= limit.count else { return (parts, found.count - index) }
      scene = heading
      parts += part
    }
    return (parts, 0)
  }

  /// Returns the path of a document as readers of the page know it.
  private func shown(_ path: String) -> String {
    if case .elsewhere(let place) = pictures { place.path(of: path) } else { path }
  }

  private func location(of unique: SharedFinding) -> String {
    var source = unique.source
    source.path = shown(source.path)
    return source.description
  }

  /// Returns a finding as a list item. A long one is reduced to as many whole lines as a finding may take.
  private func item(_ unique: SharedFinding) -> String {
    let finding = unique.finding
    let lines =
      [
        "- **\(finding.isExpected ? "expected" : finding.severity.rawValue)** \(MarkdownText.escaped(finding.message.text)) [\(MarkdownText.escaped(finding.code.name))]",
        "\(MarkdownText.escaped(location(of: unique)))\(unique.place.map { ", \(MarkdownText.escaped($0))" } ?? "")",
      ]
      + (finding.notes.map(\.text) + finding.consequenceLines + [finding.hint?.text].compactMap(\.self))
      .map { MarkdownText.escaped($0) }
      + [finding.mending].compactMap(\.self).map { "\($0.reason): <code>\(MarkdownText.escaped($0.command))</code>" }
    var kept: [String] = []
    var length = 0
    for line in lines {
      length += limit.length(of: line) + Self.lineBreak.utf8.count
      guard length <= limit.count / Self.findingPart else { break }
      kept.append(line)
    }
    let rest = lines.count - kept.count
    if kept.isEmpty { kept = ["- **\(finding.severity.rawValue)** [\(MarkdownText.escaped(finding.code.name))]"] }
    return (kept + (rest == 0 ? [] : ["and \(rest.counted("more line"))"])).joined(separator: Self.lineBreak) + "\n"
  }

  // MARK: - Pictures

  /// Returns the pictures before and after a change side by side, or the names of their files if they cannot be shown.
  private func table(of change: ChangedPictures) -> String {
    let cells = [("before", change.before), ("after", change.after)].map { side, path in
      path.map { cell(for: $0, side) } ?? ""
    }
    return TextTable.markdown([["before", "after"], cells])
      + "\n\(change.layoutCount.counted("layout")) changed.\n\n"
  }

  private func cell(for path: String, _ side: String) -> String {
    let reference = URIReference.text(of: path)
    switch pictures {
    case .beside: return Self.image(at: reference, side)
    case .elsewhere(let place):
      if let folder = place.pictures { return Self.image(at: folder + reference, side) }
      let name = "<code>\(MarkdownText.escaped(path))</code>"
      return place.results.map { "[\(name)](\($0))" } ?? name
    }
  }

  private static func image(at reference: String, _ side: String) -> String {
    "<img src=\"\(reference)\" alt=\"\(side)\" width=\"280\">"
  }
}
