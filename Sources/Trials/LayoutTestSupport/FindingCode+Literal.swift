public import Findings

/// Lets tests write codes as string literals. The sources have no such way around the declared codes.
extension FindingCode: ExpressibleByStringLiteral {
  /// Creates the code with the given name.
  public init(stringLiteral name: String) { self.init(name) }
}
