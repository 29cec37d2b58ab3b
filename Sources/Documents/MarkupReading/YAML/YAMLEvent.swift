package import Findings

/// A parser event of a YAML document.
package struct YAMLEvent: Sendable {
  package enum Kind: Sendable {
    case documentStart
    case scalar(String, isPlain: Bool)
    case alias(String)
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
  }

  package let kind: Kind
  package let anchor: String?
  /// The explicit tag, or nil.
  package let tag: String?
  /// The range in the document.
  package let range: YAMLRange
}

/// The reason why a document is not valid YAML, or not accepted.
package struct YAMLSyntaxError: Error, Sendable {
  package let code: FindingCode
  package let message: Finding.Message
  package let range: YAMLRange
  /// How to fix it, or nil.
  package let hint: Finding.Message?
  /// The original message of libyaml. Nil if the tool's own reader found the error.
  package let complaint: String?
  /// A note with its own location, such as what the parser was doing. Nil for none.
  package let note: (text: String, mark: YAMLMark)?

  /// Creates an error in a part of a document.
  package init(
    code: FindingCode = .yamlSyntax, message: Finding.Message, range: YAMLRange, hint: Finding.Message? = nil,
    complaint: String? = nil, note: (text: String, mark: YAMLMark)? = nil
  ) {
    self.code = code
    self.message = message
    self.range = range
    self.hint = hint
    self.complaint = complaint
    self.note = note
  }
}
