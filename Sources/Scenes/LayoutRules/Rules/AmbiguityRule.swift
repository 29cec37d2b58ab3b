internal import AutoLayout
package import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes
internal import Typography

/// The rule for positions and sizes that the constraints leave open (specification AMB-01, ISS-05).
package enum AmbiguityRule: LayoutRule {
  /// The code of its findings.
  package static let code = FindingCode(
    "ambiguous", .error, "The constraints do not determine the position or size of a view.",
    why: """
      More than one layout satisfies the constraints, and UIKit picks any of them. The view may move after a rotation,
      in another version of iOS, or when text changes. The notes show the range of each undetermined value.
      """,
    mend: """
      Add a constraint for each value that the message names: a position and a size on each axis. This also settles the
      views listed below the finding. Text, images and controls have an intrinsic size; if two of them compete for
      space, raise the hugging or compression resistance of one. If one of them is text that wraps, the finding is a
      warning. `render-layouts resolve --add-missing` proposes constraints.
      """,
    example: """
      format: 1
      views: { box: { height: 20 } }
      constraints:
        - box: { leading: superview + 20, top: superview + 20 }
      """)

  static func findings(in layout: Layout) -> [Finding] {
    let reported = layout.reportedAmbiguities
    guard !reported.isEmpty else { return [] }
    let decisions = CodeDecisions(in: layout)
    let causes = AmbiguityCauses(of: reported, in: layout)
    let opened = OpenedPlaces(in: layout)
    return causes.causes.map { cause in
      let folded = ([cause.view] + cause.followers).flatMap { causes.open[$0, default: []] }
      var finding = finding(
        for: cause, causes, opened, in: layout,
        isUpToCode: folded.allSatisfy(decisions.decide))
      if finding.severity == .note, !folded.allSatisfy(decisions.areShown),
        let statement = statement(deciding: cause, in: layout)
      {
        if finding.hint == leaveToCode { finding.hint = nil }
        finding.notes.append(.decidedByCode(statement))
      }
      finding.consequences = cause.followers.map { view in
        let message = Finding.Message.openAsWell(layout.resolved.views[view], causes.open[view, default: []])
        let other = self.finding(about: view, in: layout, severity: finding.severity, message)
        return layout.consequence(other, of: view)
      }
      return finding
    }
  }

  static func findings(in layout: Layout, measuringTextWith measurer: any TextMeasuring) -> [Finding] {
    let found = findings(in: layout)
    guard layout.resolved.asks(for: code) else { return found }
    let known = Set(found.flatMap(\.unfolded).flatMap(\.views))
    let unloaded = UnloadedCells(in: layout, measuringTextWith: measurer).views.compactMap { views in
      finding(aboutUnloaded: views.filter { !known.contains($0) }, in: layout)
    }
    let stretched = StretchedLabels(in: layout, measuringTextWith: measurer).views.compactMap { views in
      finding(aboutStretched: views.filter { !known.contains($0) }, in: layout)
    }
    let reported = Set(unloaded.flatMap(\.unfolded).flatMap(\.views))
    return found + unloaded + stretched.filter { reported.isDisjoint(with: $0.unfolded.flatMap(\.views)) }
  }

  /// Returns a finding about the views of one cell that Xcode marks because its canvas does not load the cell. Nil
  /// without views.
  private static func finding(aboutUnloaded views: [Int], in layout: Layout) -> Finding? {
    guard let first = views.first else { return nil }
    return finding(
      about: views, in: layout,
      Finding.Message(
        kind: "unloaded-cell",
        "\(layout.resolved.views[first].nameInFindings) is in a cell that the canvas does not load, "
          + "so Xcode marks it as ambiguous"),
      hint: .init(kind: "unloaded-cell", "no constraint is missing: the cell is below the visible part of the table")
    ) { view in
      Finding.Message(
        kind: "in-unloaded-cell", "\(layout.resolved.views[view].nameInFindings) is in the same cell")
    }
  }

  /// Returns a finding about the views of one stack whose empty labels compete for its space. Nil without views.
  private static func finding(aboutStretched views: [Int], in layout: Layout) -> Finding? {
    guard let first = views.first else { return nil }
    return finding(
      about: views, in: layout,
      Finding.Message(
        kind: "stretched-label",
        "\(layout.resolved.views[first].nameInFindings) competes with another empty label for the space of its stack, "
          + "so Xcode marks it as ambiguous"),
      hint: .init(kind: "stretched-label", "raise the hugging of one label, unless code sets text that fills the stack")
    ) { view in
      Finding.Message(
        kind: "in-stretched-stack", "\(layout.resolved.views[view].nameInFindings) is in the same stack")
    }
  }

  /// Returns a note about the first of some views, with the others as its consequences.
  private static func finding(
    about views: [Int], in layout: Layout, _ message: Finding.Message, hint: Finding.Message,
    following: (Int) -> Finding.Message
  ) -> Finding {
    var finding = finding(about: views[0], in: layout, severity: .note, message, hint: hint)
    finding.consequences = views.dropFirst().map { view in
      layout.consequence(self.finding(about: view, in: layout, severity: .note, following(view)), of: view)
    }
    return finding
  }

  /// Returns a finding about a view that lacks constraints.
  private static func finding(
    for cause: AmbiguityCauses.Cause, _ causes: AmbiguityCauses, _ opened: OpenedPlaces, in layout: Layout,
    isUpToCode: Bool
  ) -> Finding {
    let view = layout.resolved.views[cause.view]
    let open = causes.open[cause.view, default: []]
    let other = competitor(of: cause, causes, in: layout)
    let isSettledLater = other.map { wraps(textOf: cause, or: $0, in: layout) } ?? false
    let broken = cause.missing.lazy.compactMap(opened.constraint).first
    var finding = finding(
      about: cause.view, in: layout,
      severity: isUpToCode ? .note : isSettledLater ? .warning : nil,
      .missingConstraints(view, cause.missing),
      hint: broken.map {
        .init(
          kind: "conflict", "fix the conflict first: it ignores '\(layout.system.text(of: $0))'\($0.provenance)")
      }
        ?? (isUpToCode ? leaveToCode : advice(on: cause, competingWith: other, in: layout)),
      notes: open.map { "\(view.displayName).\($0.attribute.name) can be \(measure: $0.interval)" })
    if broken == nil, !isUpToCode, advice(aboutImageOf: cause, in: layout) == nil {
      finding.command = .addingConstraints
    }
    return finding
  }

  /// The advice if possibly no constraint is missing.
  private static let leaveToCode = Finding.Message(
    kind: "left-to-code", "no constraint is missing if code determines it through a class, a content size or text")

  /// Returns the first line of code that places, constrains or fills a view that lacks constraints, or one that it
  /// leaves open. Nil if none is known.
  private static func statement(deciding cause: AmbiguityCauses.Cause, in layout: Layout) -> CodeStatement? {
    ([cause.view] + cause.followers).lazy.compactMap {
      layout.resolved.views[$0].identity.statements.first([.places, .constrains, .fills])
    }
    .first
  }

  private static func advice(
    on cause: AmbiguityCauses.Cause, competingWith other: Int?, in layout: Layout
  ) -> Finding.Message? {
    advice(aboutImageOf: cause, in: layout) ?? other.map { advice(aboutContentOf: $0, in: layout) }
      ?? layout.suggestion(settling: cause.missing)
  }

  /// Returns the advice if a missing image would provide the size.
  private static func advice(aboutImageOf cause: AmbiguityCauses.Cause, in layout: Layout) -> Finding.Message? {
    guard case .image(let image) = layout.resolved.views[cause.view].content, let name = image.name, !image.isSymbol,
      image.size == nil, cause.missing.contains(where: { $0.attribute.kind == .size })
    else { return nil }
    return .init(
      kind: "image", "the image '\(name)' was not found, so its size is unknown: add the file, or set a size")
  }

  /// Whether one of the two contents that compete for a width is text that wraps. UIKit measures it again at the width
  /// that it gets, and then both fit.
  private static func wraps(textOf cause: AmbiguityCauses.Cause, or other: Int, in layout: Layout) -> Bool {
    guard cause.missing.first?.attribute == .width else { return false }
    return [cause.view, other].contains { index in
      if case .label(let label) = layout.resolved.views[index].content { label.numberOfLines != 1 } else { false }
    }
  }

  /// Returns the advice if the content of another view competes for space. Then no constraint is missing, only the
  /// choice of which one yields.
  private static func advice(aboutContentOf other: Int, in layout: Layout) -> Finding.Message {
    .init(
      kind: "content",
      "choose which view gives way: set a different hugging or compression resistance than "
        + "\(layout.resolved.views[other].nameInFindings)")
  }

  /// Returns the view whose content competes for space with the content of a cause, first among several. Nil if a
  /// constraint is missing. Views that the others only move have a length of their own and do not compete.
  private static func competitor(
    of cause: AmbiguityCauses.Cause, _ causes: AmbiguityCauses, in layout: Layout
  ) -> Int? {
    guard let open = cause.missing.first, cause.missing.count == 1, open.attribute.kind == .size else { return nil }
    func hasContent(_ view: Int) -> Bool {
      let size = layout.system.items[view].intrinsicContentSize
      return (open.attribute == .width ? size.width : size.height) != nil
    }
    guard hasContent(cause.view) else { return nil }
    return cause.followers.first { other in
      hasContent(other) && causes.open[other, default: []].contains { $0.attribute == open.attribute }
    }
  }
}

extension Finding.Message {
  /// Returns the message about a view that needs its own constraints.
  fileprivate static func missingConstraints(_ view: ResolvedView, _ open: [AmbiguousLayout]) -> Finding.Message {
    "\(view.nameInFindings) needs constraints for: \(numbers(open))"
  }

  /// Returns the message about a view that another one leaves open.
  fileprivate static func openAsWell(_ view: ResolvedView, _ open: [AmbiguousLayout]) -> Finding.Message {
    Finding.Message(kind: "follower", "\(view.nameInFindings) is ambiguous too: \(numbers(open))")
  }

  /// Returns the open numbers with Xcode's names for them.
  private static func numbers(_ open: [AmbiguousLayout]) -> String {
    open.map {
      switch $0.attribute {
      case .left: "X position"
      case .top: "Y position"
      default: $0.attribute.name
      }
    }.joined(separator: ", ")
  }
}

extension AmbiguousLayout {
  /// The possible values of the attribute, in points: `20 to 120`, `0 or more`, `anything`.
  package var interval: String {
    switch (minimum, maximum) {
    case (nil, nil): "anything"
    case (let minimum?, nil): "\(minimum.pointText) or more"
    case (nil, let maximum?): "\(maximum.pointText) or less"
    case (let minimum?, let maximum?): "\(minimum.pointText) to \(maximum.pointText)"
    }
  }
}
