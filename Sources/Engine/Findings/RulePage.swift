/// The meaning of a code, the reason why it matters, an example, and the remedy: `explain CODE`, a page of `docs/rules`.
public struct RulePage: Sendable, Hashable {
  /// The name of the code: `conflict`.
  public let title: String
  /// The sentence that says what was found.
  public let summary: String
  /// The reason why it matters.
  public let reason: String
  /// The way to mend it.
  public let remedy: String
  /// A document, or a part of one, that leads to the finding; empty where there is none to show.
  public let example: String

  /// The page as Markdown, with a line break at its end.
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
