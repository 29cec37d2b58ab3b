/// The name of a kind of finding, with its usual severity, whether it is a matter of taste, and the page that explains
/// it.
///
/// Two codes are equal if their names are.
public struct FindingCode: Sendable, Hashable, CustomStringConvertible {
  /// The name in reports and options: `unknown-view`.
  public let name: String
  /// The severity of findings that state none of their own.
  public let severity: Finding.Severity
  /// Whether the rule is advice or a matter of taste, about layouts or about how scenes are written. Such findings are
  /// only reported with lints.
  public let isLint: Bool
  /// Whether the rule is a habit that only some projects have. Lints do not include it; it needs its own level.
  public let isConvention: Bool
  /// The explanation, or nil for a code that this version does not know.
  public let page: RulePage?

  /// Creates the code of a finding from a different version.
  public init(_ name: String) {
    self.name = name
    severity = .warning
    isLint = false
    isConvention = false
    page = nil
  }

  /// Creates a code with its page.
  ///
  /// - Parameters:
  ///   - name: The name in messages, reports and settings.
  ///   - severity: The default severity.
  ///   - isLint: Whether the rule runs only with lints.
  ///   - isConvention: Whether the rule runs only if a project sets its level.
  ///   - summary: The fault, in one sentence.
  ///   - reason: Why the fault matters.
  ///   - remedy: How to fix the fault.
  ///   - example: A document, or a part of one, that leads to the finding. May be empty.
  package init(
    _ name: String, _ severity: Finding.Severity, isLint: Bool = false, isConvention: Bool = false, _ summary: String,
    why reason: String, mend remedy: String, example: String = ""
  ) {
    self.name = name
    self.severity = severity
    self.isLint = isLint
    self.isConvention = isConvention
    page = RulePage(title: name, summary: summary, reason: reason, remedy: remedy, example: example)
  }

  public var description: String { name }

  /// Whether both have the same name.
  public static func == (first: FindingCode, second: FindingCode) -> Bool { first.name == second.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
