package import Findings

/// All rules, in the order in which findings of the same severity are listed.
///
/// `scripts/rule-pages` adds new rules at the end.
package enum RuleList {
  static let layouts: [any LayoutRule.Type] = [
    UnsolvedRule.self, WorkLimitRule.self, ConflictRule.self, AmbiguityRule.self, AmbiguousContentRule.self,
    DegenerateConstraintRule.self,
    MissingSizeRule.self, TruncatedTextRule.self, BrokenWordRule.self, OffScreenRule.self, MisplacedViewRule.self,
    GuideVersionRule.self,
    LeftRightRule.self, FittingHeightRule.self, ExpectationRule.self, MissingGlyphRule.self, OverlapRule.self,
    PartlyOffScreenRule.self, UnderBarRule.self, UnderKeyboardRule.self, TouchTargetRule.self, MissingArtworkRule.self,
    UntranslatedTextRule.self, LeftToCodeRule.self, CoveredViewRule.self, UnmetExpectationRule.self,
    EnlargedArtworkRule.self, LowContrastRule.self, UntouchableRule.self, CellSizeRule.self,
  ]

  /// The rules for how scenes are written.
  static let scenes: [any SceneRule.Type] = [
    MissingOrientationRule.self, RepeatedConstraintRule.self, ImpliedConstraintRule.self, UnusedGroupRule.self,
    UnusedViewRule.self, OffCenterRule.self,
  ]

  package static let codes: [FindingCode] = layouts.map { $0.code } + scenes.map { $0.code }

  /// The names of the codes that an author may expect in a layout, or expect to be absent.
  package static let expectable: [String] = layouts.map { $0.code }.filter {
    ![ExpectationRule.code, UnmetExpectationRule.code].contains($0)
  }
  .map(\.name)
}
