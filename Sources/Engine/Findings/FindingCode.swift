/// The name of what findings are about, with everything that belongs to it: its usual severity, whether it is a matter of
/// taste, and the page that explains it.
///
/// Two codes are the same where their names are.
public struct FindingCode: Sendable, Hashable, CustomStringConvertible {
  /// The name that reports show and options take: `unknown-view`.
  public let name: String
  /// The severity of its findings where they state none of their own.
  public let severity: Finding.Severity
  /// True for taste and advice, about layouts or about how scenes are written: only who asks for lints hears of them.
  public let isLint: Bool
  /// True for a habit that some projects have and others do not: only a level of its own asks for it, not lints as such.
  public let isConvention: Bool
  /// The explanation; nil for a code that this version does not know.
  public let page: RulePage?

  /// The code of a finding that another version made.
  public init(_ name: String) {
    self.name = name
    severity = .warning
    isLint = false
    isConvention = false
    page = nil
  }

  /// A code with its page.
  ///
  /// - Parameters:
  ///   - summary: What was found, in one sentence.
  ///   - example: A document, or a part of one, that leads to the finding; empty where there is none to show.
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

  /// The name.
  public var description: String { name }

  /// True where both have the same name.
  public static func == (first: FindingCode, second: FindingCode) -> Bool { first.name == second.name }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
