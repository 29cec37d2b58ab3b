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
    TruncatedTextRule.self, OffScreenRule.self, MisplacedViewRule.self, GuideVersionRule.self, LeftRightRule.self,
    FittingHeightRule.self, ExpectationRule.self,
  ]

  /// The rules of taste and advice, which only those are told of who ask for lints.
  static let lints: [any SceneRule.Type] = [
    OverlapRule.self, PartlyOffScreenRule.self, UnderBarRule.self, UnderKeyboardRule.self, TouchTargetRule.self,
    MissingArtworkRule.self, UntranslatedTextRule.self,
  ]

  /// Everything that is wrong with a layout as the project takes it, worst first.
  static func findings(in layout: Layout, measuringTextWith measurer: (any TextMeasuring)?) -> [Finding] {
    let scene = layout.resolved.scene
    var found = all.flatMap { $0.findings(in: layout) }
    if let measurer { found += MissingGlyphRule.findings(in: layout, measuringTextWith: measurer) }
    let expected = ExpectationRule.codesOfNothing(in: layout.resolved.expectations)
    // Whoever expects that one of them finds nothing asks for that one.
    let asked = lintCodes.filter { layout.resolved.asks(forLint: $0) || expected.contains($0) }
    if !asked.isEmpty { found += lints.flatMap { $0.findings(in: layout) }.filter { asked.contains($0.code) } }
    ExpectationRule.raise(&found, expecting: layout.resolved.expectations)
    found = scene.policy.applied(to: found, views: scene.views)
    return Finding.Severity.allCases.reversed().flatMap { severity in found.filter { $0.severity == severity } }
  }
}
