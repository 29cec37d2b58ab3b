public import Findings
public import Scenes

/// A rule that finds what could be written better in a scene without changing any layout.
protocol SceneRule: SendableMetatype {
  /// The code of everything that the rule finds.
  static var code: FindingCode { get }

  /// The faults of a scene, in the order of its views or constraints.
  static func findings(in scene: Scene) -> [Finding]
}

extension Scene {
  /// Everything that could be written better without changing any layout, rule by rule.
  public var lints: [Finding] { RuleList.scenes.flatMap { $0.findings(in: self) } }

  /// The findings of the rules that a project gives a level of their own, for runs that do not ask for all of them.
  public func lints(chosenBy policy: RulePolicy) -> [Finding] {
    RuleList.scenes.filter { policy.asks(for: $0.code) }.flatMap { $0.findings(in: self) }
  }
}
