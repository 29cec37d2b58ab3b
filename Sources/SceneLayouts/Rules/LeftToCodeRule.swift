internal import AutoLayout
internal import Scenes

/// Views that the app has to place, because the build leaves out what holds them in the design (specification PLC-03).
enum LeftToCodeRule: LayoutRule {
  static let code = FindingCode(
    "left-to-code", .note,
    "Constraints that hold views in the design are left out of the app, and code has to add others.",
    why: """
      A placeholder constraint, a placeholder size and a constraint that is not installed are there for the canvas only.
      What they leave open or out of place in the app is no fault of the document as long as code places it, so that it
      is told once for a scene.
      """,
    mend: "Nothing, where code places these views. Otherwise install the constraints, or clear 'Remove at build time'.")

  /// Nothing: it is about what other rules find.
  static func findings(in layout: Layout) -> [Finding] { [] }

  /// The rules whose findings may follow from what is left out.
  private static let rules: [any LayoutRule.Type] = [
    AmbiguityRule.self, AmbiguousContentRule.self, MissingSizeRule.self, TruncatedTextRule.self, OffScreenRule.self,
  ]

  /// Findings with those that follow from what the build leaves out gathered in one note; the others as they are.
  ///
  /// They are those that go away when it is put back.
  static func gathered(
    _ found: [Finding], in layout: Layout, measuringTextWith measurer: any TextMeasuring
  ) -> [Finding] {
    let codes = Set(rules.map { $0.code })
    guard found.contains(where: { codes.contains($0.code) }), let whole = layout.resolved.withWhatCodeAdds else {
      return found
    }
    var solver = LayoutSolver()
    let design = whole.uncheckedLayout(measuringTextWith: measurer, solvingWith: &solver)
    let remaining = rules.flatMap { rule in
      rule.findings(in: design, measuringTextWith: measurer).flatMap { finding in
        finding.unfolded.flatMap(\.views).map { Told(code: finding.code, view: $0) }
      }
    }
    let told = Set(remaining)
    func follows(_ finding: Finding) -> Bool {
      codes.contains(finding.code) && !finding.views.isEmpty
        && finding.unfolded.flatMap(\.views).allSatisfy { !told.contains(Told(code: finding.code, view: $0)) }
    }
    let consequences = found.filter(follows)
    guard let first = consequences.first else { return found }
    return found.filter { !follows($0) } + [note(on: consequences, at: first.source, in: layout)]
  }

  /// One view of a finding.
  private struct Told: Hashable {
    let code: FindingCode
    let view: Int
  }

  private static func note(on consequences: [Finding], at source: SourceLocation?, in layout: Layout) -> Finding {
    let views = Array(Set(consequences.flatMap(\.unfolded).flatMap(\.views))).sorted()
    let names = views.map { layout.resolved.views[$0].nameInFindings }
    return Finding(
      code: code, message: "code has to place \(names.inWords(atMost: 4)): what holds them in the design is left out",
      hint: "leave it to code, or install constraints in their place", source: source, views: views)
  }
}

extension ResolvedScene {
  /// The scene with the constraints and sizes that are there in the design alone, and weakly with those that nothing
  /// installs; nil where there are none.
  fileprivate var withWhatCodeAdds: ResolvedScene? {
    guard stage == .run, !isAsSaved else { return nil }
    let placeholders = scene.constraints.filter { $0.isInstalled && $0.constraint.isPlaceholder }.map(\.constraint)
    let sized = views.indices.filter { views[$0].placeholderContentSize != .none }
    let dormant = dormantConstraints
    guard !(placeholders.isEmpty && sized.isEmpty && dormant.isEmpty) else { return nil }
    var whole = self
    whole.constraints += placeholders + dormant
    for view in sized {
      let placeholder = views[view].placeholderContentSize
      let stated = views[view].statedContentSize
      whole.views[view].statedContentSize = IntrinsicContentSize(
        width: placeholder.width ?? stated.width, height: placeholder.height ?? stated.height)
    }
    return whole
  }

  /// The constraints of a document that no size class installs, so weak that they hold no view that others hold.
  private var dormantConstraints: [LayoutConstraint] {
    guard scene.saved != nil else { return [] }
    let installed = Set(scene.variations.flatMap(\.installed))
    return scene.constraints.indices.compactMap { position in
      guard !scene.constraints[position].isInstalled, !installed.contains(position) else { return nil }
      var constraint = scene.constraints[position].constraint
      constraint.priority = LayoutPriority(1)
      return constraint
    }
  }
}
