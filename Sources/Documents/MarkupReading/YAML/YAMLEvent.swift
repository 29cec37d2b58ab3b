package import Findings

/// One step of a YAML document, as the parser finds them from beginning to end.
package struct YAMLEvent: Sendable {
  /// The kinds of steps that the parser finds.
  package enum Kind: Sendable {
    case documentStart
    case scalar(String, isPlain: Bool)
    case alias(String)
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
  }

  /// The kind of the step.
  package let kind: Kind
  /// The name that aliases call it by, or nil.
  package let anchor: String?
  /// The explicit tag, or nil.
  package let tag: String?
  /// The place in the document where it was found.
  package let range: YAMLRange
}

/// The reason why a document is no YAML, or none that we read.
package struct YAMLSyntaxError: Error, Sendable {
  /// The code of the finding.
  package let code: FindingCode
  /// The description of the mistake.
  package let message: Finding.Message
  /// The place of the mistake.
  package let range: YAMLRange
  /// Advice on how to mend it, or nil.
  package let hint: Finding.Message?
  /// What libyaml says about the mistake, in its words; nil for a mistake that our reader has found.
  package let complaint: String?
  /// A note with a place of its own, such as the task that the parser was at; nil for none.
  package let note: (text: String, mark: YAMLMark)?

  /// An error in a part of a document.
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
