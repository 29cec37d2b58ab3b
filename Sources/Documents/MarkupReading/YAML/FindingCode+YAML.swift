package import Findings

extension FindingCode {
  /// The codes for documents that are not valid YAML, or not safe to read.
  package static let yaml: [FindingCode] = [
    .documentLimit, .yamlSyntax, .duplicateKey,
  ]

  package static let documentLimit = FindingCode(
    "document-limit", .error, "A scene file is larger or more deeply nested than any that people write.",
    why: "Documents may come from anywhere, and none may take the machine's memory or time.",
    mend: "Split the scene into several files. The message names the limit.",
    example: """
      format: 1
      views: { a: { views: { b: { views: … } } } }   # and so on, more than the limit deep
      """)
  package static let yamlSyntax = FindingCode(
    "yaml-syntax", .error, "A scene file is no YAML.",
    why: "Nothing of it can be understood, so the scene is left out.",
    mend: """
      Mostly an indentation, a quote or a bracket is missing. Texts that begin with one of the signs > | [ { @ % * & !
      need quotes, and so does what has a colon followed by a space, or a # after a space.
      """,
    example: """
      format: 1
      views: { a: { size: 20 }
      """)
  package static let duplicateKey = FindingCode(
    "duplicate-key", .error, "A key is there twice, or two keys exclude each other.",
    why: "Only one of them could count, and nobody would see which.", mend: "Keep the one that is meant.",
    example: """
      format: 1
      scene: First
      scene: Second
      """)
}
