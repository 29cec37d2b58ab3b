internal import Scenes

/// One step of a YAML document, as the parser finds them from beginning to end.
struct YAMLEvent: Sendable {
  /// The thing that was found.
  enum Kind: Sendable {
    case documentStart
    case scalar(String, isPlain: Bool)
    case alias(String)
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
  }

  /// The thing that was found.
  let kind: Kind
  /// The name that aliases call it by, or nil.
  let anchor: String?
  /// The explicit tag, or nil.
  let tag: String?
  /// The place of it.
  let range: YAMLRange
}

/// A document that is no YAML, or none that we read, with the reason.
struct YAMLSyntaxError: Error, Sendable {
  /// The code of the finding.
  var code = FindingCode.yamlSyntax
  /// The fault.
  let message: String
  /// The place.
  let range: YAMLRange
  /// The advice what to do about it.
  var hint: String?
  /// The activity of the parser, with its place.
  var note: (text: String, mark: YAMLMark)?
}
