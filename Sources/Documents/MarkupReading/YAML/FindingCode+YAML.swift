package import Findings

extension FindingCode {
  /// The codes for documents that are not valid YAML, or not safe to read.
  package static let yaml: [FindingCode] = [
    .documentLimit, .yamlSyntax, .duplicateKey,
  ]

  package static let documentLimit = FindingCode(
    "document-limit", .error, "A scene file exceeds the limits for size or nesting.",
    why: "Documents may come from anywhere, so none may exhaust memory or time.",
    mend: "Split the scene into several files. The message names the limit.",
    example: """
      format: 1
      views: { a: { views: { b: { views: … } } } }   # and so on, more than the limit deep
      """)
  package static let yamlSyntax = FindingCode(
    "yaml-syntax", .error, "A scene file is not valid YAML.",
    why: "It cannot be parsed, so the scene is skipped.",
    mend: """
      Usually an indentation, a quote or a bracket is missing. Quote text that begins with one of the characters > | [ {
      @ % * & ! or that contains a colon followed by a space, or a # after a space.
      """,
    example: """
      format: 1
      views: { a: { size: 20 }
      """)
  package static let duplicateKey = FindingCode(
    "duplicate-key", .error, "A key is repeated, or two keys cannot be combined.",
    why: "Only one of them could apply, and the file would not show which.", mend: "Keep the one that is intended.",
    example: """
      format: 1
      scene: First
      scene: Second
      """)
}
