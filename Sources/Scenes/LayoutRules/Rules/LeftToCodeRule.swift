internal import AutoLayout
internal import Findings
internal import SceneLayouts
internal import Scenes
internal import Typography

/// The rule for views that the app has to place, because the build removes the constraints that hold them in the design
/// (specification PLC-03).
enum LeftToCodeRule: LayoutRule {
  static let code = FindingCode(
    "left-to-code", .note,
    "Constraints that place views in the design are removed from the app, so code has to add others.",
    why: """
      A placeholder constraint, or a constraint that is not installed, exists only on the canvas. What it leaves
      ambiguous or misplaced in the app is not a fault of the document if code places it, so it is reported once per
      scene.
      """,
    mend: "Nothing to fix if code places these views. Otherwise, install them, or clear 'Remove at build time'.")

  /// Returns no findings: the rule is about findings of other rules.
  static func findings(in layout: Layout) -> [Finding] { [] }

  /// The rules whose findings may follow from removed constraints.
  private static let rules: [any LayoutRule.Type] = [
    AmbiguityRule.self, AmbiguousContentRule.self, MissingSizeRule.self, TruncatedTextRule.self, OffScreenRule.self,
  ]

  /// Returns findings, with those that follow from what the build removes gathered in one note. The others are
  /// unchanged.
  ///
  /// These are the findings that disappear when the removed constraints are put back. Findings that disappear with the
  /// placeholder size of a class are dropped, since the class has a size.
  static func gathered(
    _ found: [Finding], in layout: Layout, measuringTextWith measurer: any TextMeasuring
  ) -> [Finding] {
    let codes = Set(rules.map { $0.code })
    guard found.contains(where: { codes.contains($0.code) }) else { return found }
    var found = found
    if let sized = layout.resolved.withSizesOfClasses {
      let reported = reported(of: sized, measuringTextWith: measurer)
      found.removeAll {
        codes.contains($0.code) && reported.isDisjoint(with: Reported.all(in: $0)) && !$0.views.isEmpty
      }
    }
    guard let whole = layout.resolved.withWhatCodeAdds else { return found }
    let reported = reported(of: whole, measuringTextWith: measurer)
    func follows(_ finding: Finding) -> Bool {
      codes.contains(finding.code) && !finding.views.isEmpty && reported.isDisjoint(with: Reported.all(in: finding))
    }
    let consequences = found.filter(follows)
    guard let first = consequences.first else { return found }
    return found.filter { !follows($0) } + [note(on: consequences, at: first.source, in: layout)]
  }

  /// Returns the views of the findings in a scene with more than the app's constraints and sizes.
  private static func reported(of whole: ResolvedScene, measuringTextWith measurer: any TextMeasuring) -> Set<Reported>
  {
    var solver = LayoutSolver()
    let design = whole.uncheckedLayout(measuringTextWith: measurer, solvingWith: &solver)
    return Set(rules.flatMap { $0.findings(in: design, measuringTextWith: measurer) }.flatMap(Reported.all))
  }

  /// One view of a finding.
  private struct Reported: Hashable {
    let code: FindingCode
    let view: Int

    /// Returns the views of a finding and of what is folded below it.
    static func all(in finding: Finding) -> [Reported] {
      finding.unfolded.flatMap(\.views).map { Reported(code: finding.code, view: $0) }
    }
  }

  private static func note(on consequences: [Finding], at source: SourceLocation?, in layout: Layout) -> Finding {
    let views = Array(Set(consequences.flatMap(\.unfolded).flatMap(\.views))).sorted()
    let names = views.map { layout.resolved.views[$0].nameInFindings }
    return Finding(
      code: code,
      message:
        "code has to place \(names.inWords(atMost: 4)): the constraints that place "
        + "\(words: names.count == 1 ? "it" : "them") in the "
        + "design are removed from the app",
      hint: "place them in code, or install constraints", source: source, views: views)
  }
}

extension ResolvedScene {
  /// The scene with the placeholder sizes of classes, or nil if there are none.
  fileprivate var withSizesOfClasses: ResolvedScene? {
    guard stage == .run, !isAsSaved else { return nil }
    let sized = views.indices.filter { views[$0].placement.placeholderContentSize != .none }
    guard !sized.isEmpty else { return nil }
    var whole = self
    for view in sized {
      let placeholder = views[view].placement.placeholderContentSize
      let stated = views[view].placement.statedContentSize
      whole.views[view].placement.statedContentSize = IntrinsicContentSize(
        width: placeholder.width ?? stated.width, height: placeholder.height ?? stated.height)
    }
    return whole
  }

  /// The scene with the constraints that only exist at design time, and weakly with those that nothing installs. Nil if
  /// there are none.
  fileprivate var withWhatCodeAdds: ResolvedScene? {
    guard stage == .run, !isAsSaved else { return nil }
    let placeholders = documentConstraints.filter { $0.isInstalled && $0.constraint.isPlaceholder }.map(\.constraint)
    let dormant = dormantConstraints
    guard !(placeholders.isEmpty && dormant.isEmpty) else { return nil }
    var whole = withSizesOfClasses ?? self
    whole.constraints += placeholders + dormant
    return whole
  }
}
