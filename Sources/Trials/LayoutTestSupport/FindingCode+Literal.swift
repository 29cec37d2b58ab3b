public import Findings

/// Codes in tests are texts, which say nothing but the name. In the sources there is no such way around the declared codes.
extension FindingCode: ExpressibleByStringLiteral {
  /// The code with a name.
  public init(stringLiteral name: String) { self.init(name) }
}
