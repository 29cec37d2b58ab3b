internal import AutoLayout
internal import Findings
package import JSON
package import SceneLayouts
internal import Scenes

/// A table for the design of constraints, for people and programs (specification TAB-01 to TAB-03).
package struct DesignTable: Sendable, Equatable {
  package enum Subject: String, Sendable, Hashable, CaseIterable {
    /// The facts that determine the position and size of every view.
    case completeness
    /// The constraints with the views that own them.
    case owners
    /// The differences between portrait and landscape.
    case comparison
  }

  package enum Format: String, Sendable, Hashable, CaseIterable {
    /// Aligned columns.
    case text
    case markdown
    /// A JSON object on one line.
    case json
  }

  /// The line above the table: scene, variant and size of the screen.
  package var heading: String
  /// The rows, the headings first.
  package var rows: [[String]]
  /// The line below the table; nil if there is none.
  package var summary: String?
  package var json: JSONValue

  /// Returns the table. Formats for people end with an empty line.
  package func text(as format: Format) -> String {
    let end = summary.map { "\($0)\n" } ?? ""
    return switch format {
    case .text: "\(heading)\n\(TextTable.aligned(rows, indentation: "  "))\(end)\n"
    case .markdown: "### \(heading)\n\n\(TextTable.markdown(rows))\n\(end)\(end.isEmpty ? "" : "\n")"
    case .json: json.line + "\n"
    }
  }

  /// Returns the first members of every table as JSON.
  private static func head(_ subject: Subject, _ layout: Layout) -> JSONValue {
    [
      "document": .string(layout.resolved.documentPath), "scene": .string(layout.resolved.identifier),
      "table": .string(subject.rawValue), "device": .string(layout.resolved.variant.device.identifier),
    ]
  }
}

extension DesignTable {
  /// Creates the table of the facts that determine the position and size of every view of a layout.
  package init(completenessOf layout: Layout) {
    let table = CompletenessTable(of: layout)
    heading = LayoutHeading.text(of: layout)
    rows =
      [["view", "horizontally", "vertically", "complete"]]
      + table.rows.map { row in
        [
          row.path, Self.words(row.horizontal), Self.words(row.vertical),
          Self.state(of: row),
        ]
      }
    // One constraint may settle open attributes of several views.
    let missing = layout.solution.movements.missingCount(of: layout.solution.ambiguities)
    summary =
      missing == 0
      ? nil : "\(missing) more \(missing == 1 ? "constraint is" : "constraints are") needed"
    let values = table.rows.map { row -> JSONValue in
      [
        "view": .string(row.path), "horizontal": .strings(row.horizontal.map(\.text)),
        "vertical": .strings(row.vertical.map(\.text)), "complete": .boolean(row.isComplete),
        "byContent": .boolean(row.isDecidedByContent), "open": .strings(row.open.map(\.name)),
        "sentences": Self.sentences(row.horizontal + row.vertical),
      ]
    }
    json = Self.head(.completeness, layout).adding([
      "orientation": .string(layout.resolved.variant.orientation.rawValue), "rows": .array(values),
      "missing": .number(missing),
    ])
  }

  /// Returns the completeness of a view, as text.
  private static func state(of row: CompletenessTable.Row) -> String {
    if !row.open.isEmpty { return "needs \(row.open.map(\.name).joined(separator: ", "))" }
    return row.isDecidedByContent ? "by its content" : "yes"
  }

  /// Returns the author's sentences, by the facts they describe, or nil if there are none.
  private static func sentences(_ facts: [ConstraintFact]) -> JSONValue? {
    let sentences = facts.compactMap { fact in fact.sentence.map { JSONValue.Member(fact.text, .string($0)) } }
    return sentences.isEmpty ? nil : .object(sentences)
  }

  private static func words(_ facts: [ConstraintFact]) -> String {
    facts.isEmpty ? "–" : facts.map(\.describedText).joined(separator: ", ")
  }

  /// Creates the table of the constraints of a layout with the views that own them.
  package init(ownersIn layout: Layout) {
    let table = OwnersTable(of: layout)
    heading = LayoutHeading.text(of: layout)
    let hasSentences = table.rows.contains { $0.sentence != nil }
    rows =
      [["constraint", "owner", "line"] + (hasSentences ? ["purpose"] : [])]
      + table.rows.map { row in
        [row.equation, row.owner, row.source.map { "\($0.line)" } ?? "–"] + (hasSentences ? [row.sentence ?? ""] : [])
      }
    summary = nil
    let values = table.rows.map { row -> JSONValue in
      [
        "constraint": .string(row.equation), "text": .string(row.text), "owner": .string(row.owner),
        "line": row.source.map { .number($0.line) } ?? .null, "sentence": row.sentence.map(JSONValue.string),
      ]
    }
    json = Self.head(.owners, layout).adding([
      "orientation": .string(layout.resolved.variant.orientation.rawValue), "rows": .array(values),
    ])
  }

  /// Creates the table of the differences between two layouts of one scene on one device, usually portrait and
  /// landscape.
  package init(comparing first: Layout, with second: Layout) {
    let table = ComparisonTable(of: first, and: second)
    let names = [first, second].map(\.resolved.variant.orientation.rawValue)
    heading = "\(first.resolved.name.oneLine): \(first.resolved.variant.device.name), \(names[0]) and \(names[1])"
    rows =
      [["view", names[0], names[1], "change"]]
      + table.rows.map { [$0.path, $0.first ?? "–", $0.second ?? "–", $0.change.rawValue] }
    summary =
      table.removedCount + table.addedCount == 0
      ? "the same constraints serve both" : "\(table.removedCount) to remove, \(table.addedCount) to add"
    let values = table.rows.map { row -> JSONValue in
      [
        "view": .string(row.path), names[0]: .optional(row.first), names[1]: .optional(row.second),
        "change": .string(row.change.rawValue),
      ]
    }
    json = Self.head(.comparison, first).adding([
      "compared": .strings(names), "rows": .array(values), "remove": .number(table.removedCount),
      "add": .number(table.addedCount),
    ])
  }
}
