/// How seriously a project takes what the rules find in one scene.
public struct RulePolicy: Sendable, Hashable {
  /// What becomes of the findings of a rule.
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
    /// Why it is accepted, in the project's words.
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
  /// What is accepted.
  public var accepted: [Acceptance]

  /// A policy; the rules' own judgement unless said otherwise.
  public init(levels: [String: Level] = [:], accepted: [Acceptance] = []) {
    self.levels = levels
    self.accepted = accepted
  }

  /// Whether a level of its own asks for a rule, also for one of taste that is not asked otherwise.
  func asks(for code: String) -> Bool { levels[code].map { $0 != .off } ?? false }

  /// Findings as the project takes them, in the same order: those that are off are left out, and accepted ones are
  /// notes with their reason.
  ///
  /// - Parameter views: The views that the findings name by position.
  public func applied<Values>(to findings: [Finding], views: [Views<Values>.View]) -> [Finding] {
    guard !levels.isEmpty || !accepted.isEmpty else { return findings }
    return findings.compactMap { finding in
      guard let severity = severity(of: finding) else { return nil }
      var finding = finding
      finding.severity = severity
      if let acceptance = accepted.first(where: { $0.covers(finding, views: views) }) {
        finding.severity = .note
        finding.notes.append("accepted: \(acceptance.reason)")
      }
      return finding
    }
  }

  /// How bad a finding is taken to be; nil where its rule is off.
  private func severity(of finding: Finding) -> Finding.Severity? {
    switch levels[finding.code] {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .off: nil
    case nil: finding.severity
    }
  }
}

extension RulePolicy.Acceptance {
  fileprivate func covers<Values>(_ finding: Finding, views: [Views<Values>.View]) -> Bool {
    guard finding.code == code else { return false }
    guard let view else { return true }
    return finding.views.contains {
      views.indices.contains($0) && [views[$0].name, views[$0].displayName].contains(view)
    }
  }
}
