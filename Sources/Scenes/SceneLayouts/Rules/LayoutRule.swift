public import AutoLayout
internal import Findings
internal import Scenes
public import Typography
internal import WorkBudgets

/// A rule that finds one kind of fault in layouts.
protocol LayoutRule: SendableMetatype {
  /// The code of everything that the rule finds.
  static var code: FindingCode { get }

  /// True where somebody wants to hear of the rule in a layout: by default of faults, and of lints that are asked for.
  static func isAsked(in resolved: ResolvedScene) -> Bool

  /// The faults of a layout, in the order of the scene's views or constraints.
  static func findings(in layout: Layout) -> [Finding]

  /// The faults of a layout for a rule that asks which characters can be shown; a default asks nothing.
  static func findings(in layout: Layout, measuringTextWith measurer: any TextMeasuring) -> [Finding]
}

extension LayoutRule {
  static func findings(in layout: Layout, measuringTextWith measurer: any TextMeasuring) -> [Finding] {
    findings(in: layout)
  }

  /// A finding about one view, at the place of the view or else of the scene.
  static func finding(
    about view: Int, in layout: Layout, severity: Finding.Severity? = nil, _ message: Finding.Message,
    hint: Finding.Message? = nil,
    notes: [Finding.Note] = []
  ) -> Finding {
    Finding(
      code: code, severity: severity, message: message, hint: hint, notes: notes,
      source: layout.resolved.views[view].source ?? layout.resolved.source, views: [view])
  }

  static func isAsked(in resolved: ResolvedScene) -> Bool { !code.isLint || resolved.asks(for: code) }
}

extension ResolvedScene {
  /// True where lints are asked for: all of them, or this one by a level that the project gives to its code.
  func asks(for code: FindingCode) -> Bool { hasLints || policy.asks(for: code) }

  /// The solved scene: frames on the device's pixel grid, and everything there is to say about them.
  public func layout(measuringTextWith measurer: any TextMeasuring) -> Layout {
    var solver = LayoutSolver()
    return layout(measuringTextWith: measurer, solvingWith: &solver)
  }

  /// The solved scene with everything there is to say about it; `solver` has solved the same scene in other variants, or
  /// nothing yet.
  ///
  /// The layout is the same whatever the solver has solved before.
  public func layout(measuringTextWith measurer: any TextMeasuring, solvingWith solver: inout LayoutSolver) -> Layout {
    uncheckedLayout(measuringTextWith: measurer, solvingWith: &solver).checked(measuringTextWith: measurer)
  }
}

extension Layout {
  /// The layout with everything that is wrong with it as its project takes it, worst first.
  ///
  /// - Parameter measurer: The judge of which characters can be shown; nil where that is known already.
  func checked(measuringTextWith measurer: (any TextMeasuring)?) -> Layout {
    var layout = self
    var found = isGivenUp ? [] : findings(measuringTextWith: measurer)
    // Rules solve as well, and their work counts.
    layout.isGivenUp = isGivenUp || WorkBudget.current?.isSpent ?? false
    if layout.isGivenUp {
      found = resolved.policy.applied(to: WorkLimitRule.findings(in: layout), views: resolved.documentViews)
    }
    found = UnmetExpectationRule.judged(found, in: layout)
    (found, layout.knownFindings) = resolved.policy.known.separated(found)
    layout.findings = Finding.Severity.allCases.reversed().flatMap { severity in
      found.filter { $0.severity == severity }
    }
    return layout
  }

  /// The work of a rule for each view, in the steps that a ``WorkBudget`` counts.
  private static var workPerView: Int { 100 }

  /// The findings of all rules that are asked, as the project takes them.
  private func findings(measuringTextWith measurer: (any TextMeasuring)?) -> [Finding] {
    let expectations = resolved.expectations
    // Whoever expects that one of them finds nothing, or something, asks for that one.
    let expected = ExpectationRule.codesOfNothing(in: expectations)
      .union(UnmetExpectationRule.codes(in: expectations))
    var found = RuleList.layouts.filter { $0.isAsked(in: resolved) || expected.contains($0.code.name) }.flatMap {
      rule in
      // Whoever asked for an end throws the findings away.
      WorkBudget.spend(resolved.views.count * Self.workPerView)
        ? [] : measurer.map { rule.findings(in: self, measuringTextWith: $0) } ?? rule.findings(in: self)
    }
    if let measurer { found = LeftToCodeRule.gathered(found, in: self, measuringTextWith: measurer) }
    // What the app's code may decide by itself is for those who ask.
    if !resolved.hasLints { found.removeAll { $0.code == AmbiguityRule.code && $0.severity == .note } }
    ExpectationRule.raise(&found, expecting: expectations)
    found = resolved.policy.applied(to: found, views: resolved.documentViews)
    return FindingFolding(in: self).folded(found)
  }
}
