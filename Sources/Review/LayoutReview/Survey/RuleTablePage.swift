internal import InterfaceBuilder
internal import MarkupWriting

/// The page about the rules that Interface Builder used to lay out documents, as `explain` prints it and `docs`
/// contains it.
package enum RuleTablePage {
  /// The name of the page for `explain`.
  package static let name = "interface-builder"

  /// The page: a table for each kind of rule.
  package static var markdown: String {
    var kinds: [String] = []
    for rule in InterfaceBuilderRules.descriptions where !kinds.contains(rule.kind) { kinds.append(rule.kind) }
    return introduction + kinds.map(table).joined()
  }

  /// Returns the description of one rule, or nil if no rule has the name.
  package static func text(of name: String) -> String? {
    InterfaceBuilderRules.descriptions.first { $0.id == name }.map { rule in
      """
      # \(rule.id)

      \(rule.what)

      | of | \(rule.kind) |
      |---|---|
      | versions of Xcode's tools | \(rule.versions) |
      | condition | \(cell(rule.condition)) |
      | value | \(rule.value) |
      | evidence | \(rule.evidence ?? "none needed: the default") |

      """
    }
  }

  private static func table(of kind: String) -> String {
    let rows = InterfaceBuilderRules.descriptions.filter { $0.kind == kind }.map { rule in
      [rule.id, rule.what, rule.versions, rule.condition, rule.value, rule.evidence ?? ""].map(cell)
        .joined(separator: " | ")
    }
    return """

      ## \(kind.prefix(1).uppercased())\(kind.dropFirst())

      | rule | what | versions | condition | value | evidence |
      |---|---|---|---|---|---|
      \(rows.map { "| \($0) |" }.joined(separator: "\n"))

      """
  }

  private static func cell(_ text: String) -> String {
    XMLCharacters.escaped(text, in: .content).replacing("|", with: "\\|")
  }

  private static let introduction = """
    # Rules of Interface Builder

    Storyboards and xibs record the frames that Xcode's canvas gave their views. Much of what the canvas did is not in
    the document: margins, safe areas, bars and control sizes differ between versions of Xcode. These are the rules
    that the tool follows with `--as-saved`. They were found in some documents and checked against others. On devices,
    the rules of the devices apply instead.

    In each table the first row that applies decides. Versions are values of the attribute `toolsVersion`: 11762 is
    Xcode 8, 14490 Xcode 10, 17506 Xcode 12, 22505 Xcode 15, 24127 Xcode 26. Evidence is the number of cases in
    documents of Xcode that agree, out of all cases that the rule covers; a row without evidence is the default.
    Lengths are in points; a value that is not set follows from the description.

    `render-layouts doctor PATH… --rules` lists the rules that apply to your documents, and where;
    `render-layouts explain cell-margin.narrow-cell` prints one of them.

    """
}
