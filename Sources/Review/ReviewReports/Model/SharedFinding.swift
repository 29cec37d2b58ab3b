package import Findings
internal import VisibleText

/// A finding with the layouts of its scene that have it, possibly with different numbers.
///
/// Messages, sheets, caches and reports share this value. Only reports need more than the titles of its layouts.
package struct SharedFinding: Sendable, Hashable {
  /// The finding in the first of the layouts.
  package var finding: Finding
  /// The titles of its layouts, in order; empty if it is about the scene or the document itself.
  package var layouts: [String]
  /// The number of layouts of the scene.
  package var layoutCount: Int
  /// Whether its numbers differ between the layouts.
  package var numbersDiffer: Bool
  /// The reports of its layouts; empty in messages and caches, for which titles are enough.
  package var reports: [LayoutReport] = []
  /// The display names of its views, in the order of the finding; empty outside reports.
  package var viewNames: [String] = []
  /// The name of its scene in a report; nil if it belongs to none.
  package var scene: String?
  /// The location of the beginning of the scene, or of the document, in a report.
  package var beginning = SourceLocation(path: "", line: 1, column: 1)
  /// The fingerprint by which later reports recognize it. It does not depend on lines and numbers and is unique in a
  /// report. Empty outside reports.
  package internal(set) var fingerprint = ""

  package init(finding: Finding, layouts: [String], layoutCount: Int, numbersDiffer: Bool) {
    self.finding = finding
    self.layouts = layouts
    self.layoutCount = layoutCount
    self.numbersDiffer = numbersDiffer
  }

  /// Creates a finding about a scene or a document itself, in a report.
  ///
  /// - Parameters:
  ///   - found: The finding as the report has it.
  ///   - scene: The name of the scene; nil if the finding belongs to none.
  ///   - beginning: The location of the beginning of the scene or of the document.
  init(_ found: FindingReport, about scene: String?, at beginning: SourceLocation) {
    self.init(finding: found.finding, layouts: [], layoutCount: 0, numbersDiffer: false)
    viewNames = found.viewNames
    self.scene = scene
    self.beginning = beginning
  }

  /// The location; the beginning of the scene or of the document if the finding has none.
  package var source: SourceLocation { finding.source ?? beginning }

  /// Returns the finding changed by a function.
  package func mapFinding(_ change: (Finding) -> Finding) -> SharedFinding {
    var shared = self
    shared.finding = change(finding)
    return shared
  }

  // MARK: - Words

  /// The maximum number of layouts that are named. The others are counted.
  private static let namedLayouts = 6

  /// The layouts: `on 3 of 24 layouts: iPhone SE (3rd gen), portrait; …`; nil if it is about the scene or the document
  /// itself.
  package var place: String? {
    guard let first = layouts.first else { return nil }
    if layouts.count == 1 { return "on \(first)" }
    let named = layouts.prefix(Self.namedLayouts).joined(separator: "; ")
    let rest = layouts.count - min(layouts.count, Self.namedLayouts)
    let list = rest > 0 ? "\(named) and \(rest) more" : named
    let numbers = numbersDiffer ? " (values from the first)" : ""
    return layouts.count == layoutCount ? "\(countWords)\(numbers)" : "\(countWords)\(numbers): \(list)"
  }

  /// The number of several layouts as text.
  private var countWords: String {
    layouts.count == layoutCount ? "on all \(layouts.count) layouts" : "on \(layouts.count) of \(layoutCount) layouts"
  }

  /// A short title: `unreadable`, or `conflict on 3 of 24 layouts` without their names.
  package var title: String {
    guard let place else { return finding.code.name }
    return "\(finding.code) \(layouts.count == 1 ? place : countWords)"
  }

  /// The whole finding, line by line: message, notes, consequences, hint, the command that fixes it, and the layouts.
  package var text: String { text(withCommand: true) }

  /// Returns the whole finding, line by line.
  ///
  /// - Parameter withCommand: Whether to include the command that fixes it. False in an editor, where the command would
  ///   change an open document.
  package func text(withCommand: Bool) -> String {
    ([finding.message.text] + finding.notes.map(\.text) + finding.consequenceLines
      + [finding.hint?.text, withCommand ? finding.mendingLine : nil, place].compactMap(\.self))
      .map(VisibleText.line).joined(separator: "\n")
  }
}
