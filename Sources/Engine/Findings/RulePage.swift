/// The explanation of a code: its meaning, why it matters, an example, and the remedy. `explain CODE` prints it, and
/// `docs/rules` has a page for it.
public struct RulePage: Sendable, Hashable {
  /// The name of the code: `conflict`.
  public let title: String
  /// A sentence that states what was found.
  public let summary: String
  /// The reason why it matters.
  public let reason: String
  /// How to fix it.
  public let remedy: String
  /// A document, or a part of one, that leads to the finding. May be empty.
  public let example: String

  /// The page as Markdown, with a final line break.
  public var markdown: String {
    let shown = example.isEmpty ? "" : "\n## Example\n\n```\(language)\n\(example)\n```\n"
    return """
      # \(title)

      \(summary)

      ## Why it matters

      \(reason)
      \(shown)
      ## How to fix it

      \(remedy)

      """
  }

  /// The language of the example.
  private var language: String {
    switch example.first {
    case "<": "xml"
    case "$": "console"
    case "\"": "text"
    default: "yaml"
    }
  }
}
