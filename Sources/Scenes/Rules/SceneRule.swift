/// Something that can be wrong with a layout.
protocol SceneRule: SendableMetatype {
  /// What is wrong with a layout, in the order of the scene's views or constraints; empty where nothing is.
  static func findings(in layout: Layout) -> [Finding]
}

/// The rules that every layout is checked with.
package enum SceneRules {
  /// The rules in the order that findings of the same severity are listed in.
  static let all: [any SceneRule.Type] = [
    UnsolvedRule.self, ConflictRule.self, AmbiguityRule.self, DegenerateConstraintRule.self, MissingSizeRule.self,
    TruncatedTextRule.self, OffScreenRule.self, MisplacedViewRule.self, GuideVersionRule.self,
    FittingHeightRule.self, ExpectationRule.self,
  ]

  /// Everything that is wrong with a layout, worst first.
  static func findings(in layout: Layout) -> [Finding] {
    var found = all.flatMap { $0.findings(in: layout) }
    ExpectationRule.raise(&found, expecting: layout.resolved.expectations)
    return Finding.Severity.allCases.reversed().flatMap { severity in found.filter { $0.severity == severity } }
  }
}
