public import Findings
public import Scenes

/// A rule that finds possible improvements of how a scene is written, without effect on any layout.
protocol SceneRule: SendableMetatype {
  static var code: FindingCode { get }

  /// Returns the faults of a scene, in the order of its views or constraints.
  static func findings(in scene: Scene) -> [Finding]
}

extension Scene {
  /// All possible improvements of how it is written, by rule.
  public var lints: [Finding] { RuleList.scenes.flatMap { $0.findings(in: self) } }

  /// Returns the findings of the rules for which a project sets a level, for runs that do not request all lints.
  public func lints(chosenBy policy: RulePolicy) -> [Finding] {
    RuleList.scenes.filter { policy.asks(for: $0.code) }.flatMap { $0.findings(in: self) }
  }
}
