internal import Findings

/// An error in the settings of a project.
struct ConfigurationError: Error, Sendable, Hashable {
  /// The problems, each with its location in the configuration file.
  var findings: [Finding]

  /// Creates an error about the findings.
  init(findings: [Finding]) { self.findings = findings }

  /// Creates an error with one problem.
  init(_ code: FindingCode, _ message: Finding.Message, hint: Finding.Message, at source: SourceLocation) {
    findings = [Finding(code: code, message: message, hint: hint, source: source)]
  }
}
