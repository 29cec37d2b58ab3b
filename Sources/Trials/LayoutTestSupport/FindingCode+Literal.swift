public import Findings

/// Lets tests write codes as string literals. Outside of the tests, only declared codes can be used.
extension FindingCode: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) { self.init(name) }
}
