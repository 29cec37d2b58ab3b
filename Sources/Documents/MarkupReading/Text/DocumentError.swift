public import Findings

/// The reason why a document could not be read: all findings, in the order of their locations.
public struct DocumentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The findings, at least one. If all are warnings, the document is valid but not for iOS. Otherwise there are
  /// errors, and perhaps warnings found before them.
  public var findings: [Finding]

  public init(_ findings: [Finding]) { self.findings = findings }

  public var description: String { findings.map(\.text).joined(separator: "\n") }
}
