internal import Scenes

/// One step of a YAML document, as the parser finds them from beginning to end.
struct YAMLEvent: Sendable {
  /// What was found.
  enum Kind: Sendable {
    case documentStart
    case scalar(String, isPlain: Bool)
    case alias(String)
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
  }

  /// What was found.
  let kind: Kind
  /// The name that aliases call it by, or nil.
  let anchor: String?
  /// The explicit tag, or nil.
  let tag: String?
  /// Where it was found.
  let range: YAMLRange
}

/// Why a document is no YAML, or none that we read.
struct YAMLSyntaxError: Error, Sendable {
  /// The code of the finding.
  var code = FindingCode.yamlSyntax
  /// What is wrong.
  let message: String
  /// Where it is.
  let range: YAMLRange
  /// What to do about it.
  var hint: String?
  /// What the parser was doing, with its place.
  var note: (text: String, mark: YAMLMark)?
}
