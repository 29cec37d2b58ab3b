internal import Findings
package import SceneLayouts
internal import Scenes
package import Typography
internal import WorkBudgets

extension Layout {
  /// The layout with everything that is wrong with it as its project takes it, worst first.
  ///
  /// - Parameter measurer: The judge of which characters can be shown; nil where that is known already.
  package func checked(measuringTextWith measurer: (any TextMeasuring)?) -> Layout {
    var layout = self
    var found = isGivenUp ? [] : findings(measuringTextWith: measurer)
    // Rules solve as well, and their work counts.
    layout.isGivenUp = isGivenUp || WorkBudget.current?.isSpent ?? false
    if layout.isGivenUp {
      found = resolved.policy.applied(to: WorkLimitRule.findings(in: layout), views: resolved.documentViews)
    }
    found = UnmetExpectationRule.judged(found, in: layout)
    (found, layout.knownFindings, layout.acceptedFindings) = resolved.policy.known.separated(found)
    layout.findings = Finding.Severity.allCases.reversed().flatMap { severity in
      found.filter { $0.severity == severity }
    }
    return layout
  }

  /// Whether a finding is about the place or size of an accessory, which its cell decides in the app.
  private func isAboutPlaceOfAccessory(_ finding: Finding) -> Bool {
    let codes = [
      AmbiguityRule.code, MissingSizeRule.code, OffScreenRule.code, PartlyOffScreenRule.code, OverlapRule.code,
    ]
    guard !resolved.isAsSaved, codes.contains(finding.code) else { return false }
    return finding.views.contains { resolved.views[$0].list.isAccessoryOfCell }
  }

  /// The work of a rule for each view, in the steps that a `WorkBudget` counts.
  private static var workPerView: Int { 100 }

  /// The findings of all rules that are asked, as the project takes them.
  private func findings(measuringTextWith measurer: (any TextMeasuring)?) -> [Finding] {
    let expectations = resolved.expectations
    // An expectation about a rule asks for that rule.
    let expected = ExpectationRule.codesOfNothing(in: expectations)
      .union(UnmetExpectationRule.codes(in: expectations))
    var found = RuleList.layouts.filter { $0.isAsked(in: resolved) || expected.contains($0.code.name) }.flatMap {
      rule in
      // A run that was cancelled discards the findings.
      WorkBudget.spend(resolved.views.count * Self.workPerView)
        ? [] : measurer.map { rule.findings(in: self, measuringTextWith: $0) } ?? rule.findings(in: self)
    }
    if let measurer { found = LeftToCodeRule.gathered(found, in: self, measuringTextWith: measurer) }
    found.removeAll(where: isAboutPlaceOfAccessory)
    if let judgement = CodeJudgement(of: self) { found = judgement.judged(found) }
    // What the app's code may decide by itself is for those who ask, unless a line of it is known that does.
    if !resolved.hasLints {
      found.removeAll {
        $0.code == AmbiguityRule.code && $0.severity == .note && !$0.notes.contains(where: \.isAboutCode)
      }
    }
    ExpectationRule.raise(&found, expecting: expectations)
    found = resolved.policy.applied(to: found, views: resolved.documentViews)
    return FindingFolding(in: self).folded(found)
  }
}
