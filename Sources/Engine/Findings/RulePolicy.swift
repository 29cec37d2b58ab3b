/// A project's settings for the findings of rules in one scene.
public struct RulePolicy: Sendable, Hashable {
  /// How the findings of a rule are treated.
  public enum Level: String, Sendable, Hashable, CaseIterable {
    case error
    case warning
    case note
    /// The findings are skipped.
    case off
  }

  /// A finding that the project has reviewed and accepted.
  public struct Acceptance: Sendable, Hashable {
    public var code: String
    /// The name of a view that it is about, or nil for every finding of the rule.
    public var view: String?
    /// The reason for accepting it, in the project's words.
    public var reason: String

    /// Creates an acceptance of a rule's findings, or of those about one view.
    public init(code: String, view: String? = nil, reason: String) {
      self.code = code
      self.view = view
      self.reason = reason
    }
  }

  /// Levels by the codes of rules. Other rules use their own severity.
  public var levels: [String: Level]
  /// The accepted findings.
  public var accepted: [Acceptance]
  /// Whether scenes are solved as written, so that a finding that they expect but do not have is reported. False if it
  /// may be missing because they are solved differently.
  public var missesExpectedFindings = true
  /// The findings that existed before and are not reported again.
  package var known = KnownFindings()

  /// Creates a policy, by default with the rules' own severities.
  public init(levels: [String: Level] = [:], accepted: [Acceptance] = []) {
    self.levels = levels
    self.accepted = accepted
  }

  /// Whether a level explicitly enables a rule, including rules of taste that are off by default.
  package func asks(for code: FindingCode) -> Bool { levels[code.name].map { $0 != .off } ?? false }
}
