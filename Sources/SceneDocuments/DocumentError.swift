public import Scenes

/// Why a document could not be read: every problem that was found in it, in the order of their places.
public struct DocumentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problems, at least one of them an error; warnings that came up on the way are kept.
  public var findings: [Finding]

  /// An error with its problems.
  public init(_ findings: [Finding]) { self.findings = findings }

  /// All problems as a person reads them.
  public var description: String { findings.map(\.text).joined(separator: "\n") }
}
