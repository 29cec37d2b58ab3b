/// A project's judgement of what the rules find in one scene.
public struct RulePolicy: Sendable, Hashable {
  /// The fate of the findings of a rule.
  public enum Level: String, Sendable, Hashable, CaseIterable {
    case error
    case warning
    case note
    /// They are left out.
    case off
  }

  /// A finding that somebody has looked at and lives with.
  public struct Acceptance: Sendable, Hashable {
    /// The code of the rule.
    public var code: String
    /// The name of a view that it is about; nil for every finding of the rule.
    public var view: String?
    /// The reason why it is accepted, in the project's words.
    public var reason: String

    /// An acceptance of a rule's findings, or of those about one view.
    public init(code: String, view: String? = nil, reason: String) {
      self.code = code
      self.view = view
      self.reason = reason
    }
  }

  /// Levels by the codes of rules; rules that are not here judge by themselves.
  public var levels: [String: Level]
  /// The accepted findings.
  public var accepted: [Acceptance]
  /// False where scenes are solved in another way than they are written, so that what they expect to be found may be
  /// missing.
  public var missesExpectedFindings = true
  /// The findings that were there before and are not told again.
  package var known = KnownFindings()

  /// A policy; the rules' own judgement unless said otherwise.
  public init(levels: [String: Level] = [:], accepted: [Acceptance] = []) {
    self.levels = levels
    self.accepted = accepted
  }

  /// True where a level of its own asks for a rule, also for one of taste that is not asked otherwise.
  package func asks(for code: FindingCode) -> Bool { levels[code.name].map { $0 != .off } ?? false }
}
