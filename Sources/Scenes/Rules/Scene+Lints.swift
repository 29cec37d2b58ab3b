extension Scene {
  /// The rules about how a scene is written, by their codes.
  private static let lintRules: [(code: String, find: @Sendable (Scene) -> [Finding])] = [
    ("no-orientation", { $0.formatsWithoutPrefix }), ("repeated-constraint", { $0.repeatedConstraints }),
    ("unused-group", { $0.unusedGroups }), ("unused-view", { $0.unusedViews }),
  ]

  /// What could be written better without changing any layout, rule by rule.
  public var lints: [Finding] { Self.lintRules.flatMap { $0.find(self) } }

  /// What the rules say of which a project has a level of its own, for runs that do not ask for all of them.
  public func lints(chosenBy policy: RulePolicy) -> [Finding] {
    Self.lintRules.filter { policy.asks(for: $0.code) }.flatMap { $0.find(self) }
  }
}
