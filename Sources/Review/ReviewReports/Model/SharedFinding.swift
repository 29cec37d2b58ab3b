package import Findings
internal import VisibleText

/// A finding with the layouts of its scene that have it, perhaps with other numbers.
///
/// Messages, sheets, caches and reports show the same value. Only reports need to know more than the titles of its
/// layouts.
package struct SharedFinding: Sendable, Hashable {
  /// The finding as the first of the layouts has it.
  package var finding: Finding
  /// The titles of the layouts that have it, in their order; none if it is about the scene or the document itself.
  package var layouts: [String]
  /// The number of layouts of the scene.
  package var layoutCount: Int
  /// Whether the layouts have it with other numbers.
  package var numbersDiffer: Bool
  /// The same layouts as a report has them; empty in messages and caches, for which titles are enough.
  package var reports: [LayoutReport] = []
  /// The names that people use for the views that it is about, in the order of the finding; empty outside of reports.
  package var viewNames: [String] = []
  /// The name of its scene in a report; nil if it belongs to none.
  package var scene: String?
  /// The beginning of the scene, or of the document, in a report.
  package var beginning = SourceLocation(path: "", line: 1, column: 1)
  /// The mark by which later reports recognize it, made without lines and numbers; no two of a report have the same.
  /// Empty outside of reports.
  package internal(set) var fingerprint = ""

  /// A finding with the layouts that have it.
  package init(finding: Finding, layouts: [String], layoutCount: Int, numbersDiffer: Bool) {
    self.finding = finding
    self.layouts = layouts
    self.layoutCount = layoutCount
    self.numbersDiffer = numbersDiffer
  }

  /// A finding about a scene or a document itself, as a report has it.
  ///
  /// - Parameters:
  ///   - scene: The name of the scene; nil if the finding belongs to none.
  ///   - beginning: The beginning of the scene or of the document.
  init(_ found: FindingReport, about scene: String?, at beginning: SourceLocation) {
    self.init(finding: found.finding, layouts: [], layoutCount: 0, numbersDiffer: false)
    viewNames = found.viewNames
    self.scene = scene
    self.beginning = beginning
  }

  /// The place; the beginning of the scene or of the document if the finding has none of its own.
  package var source: SourceLocation { finding.source ?? beginning }

  /// The finding with another value of a rule.
  package func mapFinding(_ change: (Finding) -> Finding) -> SharedFinding {
    var shared = self
    shared.finding = change(finding)
    return shared
  }

  // MARK: - Words

  /// The number of layouts that are named; the rest is counted.
  private static let namedLayouts = 6

  /// The layouts that have it: `on 3 of 24 layouts: iPhone SE (3rd gen), portrait; …`; nil if it is about the scene or
  /// the document itself.
  package var place: String? {
    guard let first = layouts.first else { return nil }
    if layouts.count == 1 { return "on \(first)" }
    let named = layouts.prefix(Self.namedLayouts).joined(separator: "; ")
    let rest = layouts.count - min(layouts.count, Self.namedLayouts)
    let list = rest > 0 ? "\(named) and \(rest) more" : named
    let numbers = numbersDiffer ? ", with the numbers of the first" : ""
    return layouts.count == layoutCount
      ? "on all \(layouts.count) layouts\(numbers)"
      : "on \(layouts.count) of \(layoutCount) layouts\(numbers): \(list)"
  }

  /// `unreadable`, or `conflict on 3 of 24 layouts` without naming them.
  package var title: String {
    guard let place else { return finding.code.name }
    return "\(finding.code) \(layouts.count == 1 ? place : String(place.prefix { $0 != ":" && $0 != "," }))"
  }

  /// The whole finding, line by line: message, notes, consequences, hint, the command that fixes it, and the layouts.
  package var text: String { text(withCommand: true) }

  /// The whole finding, line by line.
  ///
  /// - Parameter withCommand: False if the document must not be changed behind an editor that has it open.
  package func text(withCommand: Bool) -> String {
    ([finding.message.text] + finding.notes.map(\.text) + finding.consequenceLines
      + [finding.hint?.text, withCommand ? finding.mendingLine : nil, place].compactMap(\.self))
      .map(VisibleText.line).joined(separator: "\n")
  }
}
