internal import AutoLayout
internal import Findings
internal import Geometry
package import SceneLayouts
internal import Scenes
package import Typography
internal import WorkBudgets

extension Layout {
  /// Returns the layout with all findings, as the project's policy judges them, worst first.
  ///
  /// - Parameter measurer: Decides which characters can be shown. Nil if that is already known.
  package func checked(measuringTextWith measurer: (any TextMeasuring)?) -> Layout {
    var layout = self
    var found = isGivenUp ? [] : findings(measuringTextWith: measurer)
    // Rules also solve layouts, and their work counts.
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

  /// Whether a finding is about the position or size of an accessory, which its cell decides in the app.
  private func isAboutPlaceOfAccessory(_ finding: Finding) -> Bool {
    guard !resolved.isAsSaved, Self.codesOfPlaces.contains(finding.code) else { return false }
    return finding.views.contains { resolved.views[$0].list.isAccessoryOfCell }
  }

  /// The codes of findings about the position or size of a view.
  private static let codesOfPlaces: Set<FindingCode> = [
    AmbiguityRule.code, MissingSizeRule.code, OffScreenRule.code, PartlyOffScreenRule.code, OverlapRule.code,
  ]

  /// The work of a rule for each view, in the units of a `WorkBudget`.
  private static var workPerView: Int { 100 }

  /// Returns the findings of all enabled rules, as the project's policy judges them.
  private func findings(measuringTextWith measurer: (any TextMeasuring)?) -> [Finding] {
    let expectations = resolved.expectations
    // An expectation about a rule enables that rule.
    let expected = ExpectationRule.codesOfNothing(in: expectations)
      .union(UnmetExpectationRule.codes(in: expectations))
    var found = RuleList.layouts.filter { $0.isAsked(in: resolved) || expected.contains($0.code.name) }.flatMap {
      rule in
      // A canceled run discards the findings.
      WorkBudget.spend(resolved.views.count * Self.workPerView)
        ? [] : measurer.map { rule.findings(in: self, measuringTextWith: $0) } ?? rule.findings(in: self)
    }
    if let measurer { found = LeftToCodeRule.gathered(found, in: self, measuringTextWith: measurer) }
    found.removeAll(where: isAboutPlaceOfAccessory)
    if let judgement = CodeJudgement(of: self) { found = judgement.judged(found) }
    removeUndecidedSizes(from: &found)
    // Ambiguities that the app's code may decide are only reported with lints, unless a line of code is known that
    // decides them.
    if !resolved.hasLints {
      found.removeAll {
        $0.code == AmbiguityRule.code && $0.severity == .note && !$0.notes.contains(where: \.isAboutCode)
      }
    }
    if let unused { found = found.map { $0.demoted(by: unused) } }
    ExpectationRule.raise(&found, expecting: expectations)
    found = resolved.policy.applied(to: found, views: resolved.documentViews)
    return FindingFolding(in: self).folded(found)
  }

  /// The note that says why the app cannot show the scene. Nil if it may.
  private var unused: Finding.Note? {
    if resolved.isInNoProject {
      return .init(.init(kind: "in-no-project", "no Xcode project contains the document, so the app cannot show it"))
    }
    guard resolved.isDiscarded else { return nil }
    return .init(
      .init(kind: "discarded", "no outlet refers to this top-level view, so UIKit discards it after loading the nib"))
  }

  /// Removes views without a size that have none in only one of the layouts that an ambiguity allows, if code may decide
  /// which of them is shown.
  private func removeUndecidedSizes(from found: inout [Finding]) {
    let undecided = found.filter { $0.code == AmbiguityRule.code && $0.severity == .note }
    let views = Set(undecided.flatMap(\.unfolded).flatMap(\.views))
    found.removeAll { finding in
      guard finding.code == MissingSizeRule.code, let view = finding.views.last, views.contains(view) else {
        return false
      }
      return frames[view].width <= 0 && isOpen(.width, of: view)
        || frames[view].height <= 0 && isOpen(.height, of: view)
    }
  }
}

extension Finding {
  /// The finding as a note, with the reason. Notes stay as they are.
  fileprivate func demoted(by reason: Note) -> Finding {
    guard severity > .note else { return self }
    var finding = self
    finding.severity = .note
    finding.notes.append(reason)
    return finding
  }
}
