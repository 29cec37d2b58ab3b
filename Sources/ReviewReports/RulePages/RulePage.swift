internal import Scenes

/// What a rule means, why it matters, an example, and how to mend what it finds: `explain CODE`, and a page of `docs/rules`.
package struct RulePage: Sendable, Hashable {
  /// The code of the findings: `conflict`.
  package let code: String
  /// What the rule has found, in one sentence.
  package let summary: String
  /// Why it matters.
  package let reason: String
  /// How to mend it.
  package let remedy: String
  /// A document, or a part of one, that leads to the finding; empty where there is none to show.
  package let example: String

  package init(_ code: String, _ summary: String, why reason: String, mend remedy: String, example: String = "") {
    self.code = code
    self.summary = summary
    self.reason = reason
    self.remedy = remedy
    self.example = example
  }

  /// Every page, by code.
  package static let all = (layouts + lints + sceneFiles + values + equations + interfaceBuilder + baselines).sorted {
    $0.code < $1.code
  }

  /// The codes of all pages.
  package static let codes = all.map(\.code)

  /// The page of a code, or nil.
  package static func page(of code: String) -> RulePage? { all.first { $0.code == code } }

  /// The code that was probably meant, or nil.
  package static func suggestion(for code: String) -> String? {
    NearestName.suggestion(for: code, in: codes)
  }

  /// The list of all pages, as Markdown, with a line break at its end.
  package static var index: String {
    """
    # Rules

    What `render-layouts` finds in documents and layouts. `render-layouts explain CODE` prints these pages.

    \(TextTable.markdown([["code", "what it has found"]] + all.map { ["[\($0.code)](\($0.code).md)", $0.summary] }))
    """
  }

  /// The page, with a line break at its end.
  package var markdown: String {
    let shown = example.isEmpty ? "" : "\n## Example\n\n```\(language)\n\(example)\n```\n"
    return """
      # \(code)

      \(summary)

      ## Why it matters

      \(reason)
      \(shown)
      ## How to mend it

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
