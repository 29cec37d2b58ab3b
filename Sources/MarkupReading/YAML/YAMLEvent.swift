package import Scenes

/// One step of a YAML document, as the parser finds them from beginning to end.
package struct YAMLEvent: Sendable {
  /// What was found.
  package enum Kind: Sendable {
    case documentStart
    case scalar(String, isPlain: Bool)
    case alias(String)
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
  }

  /// What was found.
  package let kind: Kind
  /// The name that aliases call it by, or nil.
  package let anchor: String?
  /// The explicit tag, or nil.
  package let tag: String?
  /// Where it was found.
  package let range: YAMLRange
}

/// Why a document is no YAML, or none that we read.
package struct YAMLSyntaxError: Error, Sendable {
  /// The code of the finding.
  package let code: FindingCode
  /// What is wrong.
  package let message: String
  /// Where it is.
  package let range: YAMLRange
  /// What to do about it.
  package let hint: String?
  /// What the parser was doing, with its place.
  package let note: (text: String, mark: YAMLMark)?

  /// An error in a part of a document.
  package init(
    code: FindingCode = .yamlSyntax, message: String, range: YAMLRange, hint: String? = nil,
    note: (text: String, mark: YAMLMark)? = nil
  ) {
    self.code = code
    self.message = message
    self.range = range
    self.hint = hint
    self.note = note
  }
}
