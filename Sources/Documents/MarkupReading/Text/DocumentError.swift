public import Findings

/// The reason why a document was not read: every problem that was found in it, in the order of their places.
public struct DocumentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problems, at least one. They are warnings alone where nothing is wrong with the document and it is only not
  /// for iOS; otherwise the warnings that came up on the way are kept beside the errors.
  public var findings: [Finding]

  /// An error with its problems.
  public init(_ findings: [Finding]) { self.findings = findings }

  /// All problems as a person reads them.
  public var description: String { findings.map(\.text).joined(separator: "\n") }
}
