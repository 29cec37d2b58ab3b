internal import AutoLayout
package import Findings
internal import SceneLayouts
internal import Scenes
internal import Typography

/// The rule for views whose recorded frame differs from the one that constraints give them (specification ISS-01,
/// ISS-02).
///
/// Interface Builder's frames are only compared in a scene that is solved as saved, with the recorded sizes of its
/// leaves. Those of our own scenes are compared with the layout on the screen of the design.
package enum MisplacedViewRule: LayoutRule {
  /// The code of its findings.
  package static let code = FindingCode(
    "misplaced", .warning,
    "The recorded frame of a view differs from the frame that Auto Layout gives it.",
    why: """
      Interface Builder shows outdated frames, and every later save moves views in the version history. The finding
      shows both frames. It is reported only if no plausible bars around the scene explain the recorded frame. By
      default, only views that Xcode itself marked are reported. With `--lint` others are too, each cause once with the
      views that follow it: if they moved sideways or on both axes, outside stacks, cells and scroll views; if they
      follow the width of such a view around them; if their frame contradicts that of their superview; or if they
      are shorter than their line of text. In documents of Xcode 8 and older, this includes views whose position or size
      is open, and views that moved sideways or have another width. Other differences usually come from bars, margins
      and text that the document does not contain. In a YAML scene, a view with a `designFrame` is compared in the
      layout of the `design`.
      """,
    mend: """
      Open the document in Xcode and choose Editor > Resolve Auto Layout Issues > Update Frames, or correct the
      constraints. `render-layouts resolve --update-frames` does the same without Xcode, and also updates the
      `designFrame` of a YAML scene.
      """,
    example: """
      $ render-layouts check Main.storyboard
      Main.storyboard:24:13: warning: 'Edit' (kqN-7E-P4T) is misplaced [misplaced]
          Expected: x=125, y=298, width=30, height=30
          Actual: x=125, y=149, width=30, height=30
      """)

  static func findings(in layout: Layout) -> [Finding] { findings(in: layout, measurer: nil) }

  static func findings(in layout: Layout, measuringTextWith measurer: any TextMeasuring) -> [Finding] {
    findings(in: layout, measurer: measurer)
  }

  private static func findings(in layout: Layout, measurer: (any TextMeasuring)?) -> [Finding] {
    let isOurs = layout.resolved.design?.shows(layout.resolved.variant) ?? false
    guard isOurs || layout.resolved.isAsSaved && layout.resolved.leafSizes == .recorded else { return [] }
    let isAsked = isOurs || layout.resolved.asks(for: code)
    guard isAsked || layout.resolved.views.contains(where: \.placement.isMarkedMisplaced) else { return [] }
    let open = Set(layout.solution.ambiguities.map(\.view))
    let conflicting = isOurs ? [] : layout.viewsInConflict
    // In our own scenes the layout has already measured the content.
    let leaves = isOurs ? nil : StaleLeaves(layout, measurer)
    let shown = layout.resolved.views.indices.filter { !layout.isHidden($0) }
    var misplaced = shown.compactMap { position -> MisplacedView? in
      let isMarked = layout.resolved.views[position].placement.isMarkedMisplaced
      guard isMarked || isAsked && !conflicting.contains(position) else { return nil }
      let misplacement =
        open.contains(position)
        ? (isAsked ? layout.movement(ofOpen: position) : nil)
        : misplacement(of: position, in: layout, leaves, isCertain: isOurs || isMarked)
      return misplacement.map { MisplacedView(position: position, misplacement: $0) }
    }
    if isAsked, !misplaced.isEmpty {
      let known = open.union(misplaced.map(\.position))
      let moved = shown.filter { !known.contains($0) }.compactMap { position in
        layout.sidewaysMovement(of: position).map { MisplacedView(position: position, misplacement: $0) }
      }
      // They come last, so that each follows a view that is misplaced beyond doubt.
      misplaced += MisplacedView.followers(of: misplaced, among: moved, in: layout)
    }
    return MisplacedView.causes(among: misplaced, in: layout).map { finding(for: $0, in: layout) }
  }

  private static func misplacement(
    of position: Int, in layout: Layout, _ leaves: StaleLeaves?, isCertain: Bool
  ) -> Misplacement? {
    guard layout.hasComparableFrame(position) else { return nil }
    let isFree = isCertain || !layout.isArrangedOrScrolled(position)
    if let moved = layout.movement(of: position),
      isCertain || isFree && layout.isOutdated(moved) || layout.contradictsSuperview(position)
    {
      return moved
    }
    // Even if other bars could have moved a leaf, its size still counts.
    return isFree ? leaves?.misplacement(of: position) : nil
  }

  private static func finding(for cause: MisplacedView, in layout: Layout) -> Finding {
    let view = layout.resolved.views[cause.position]
    let badges = cause.misplacement.badges.map { badge -> Finding.Message in
      "\(badge.quantity.rawValue) \(measure: badge.text)"
    }.joined(separator: ", ")
    var finding = finding(
      about: cause.position, in: layout,
      "\(view.nameInFindings) is misplaced; its frame will be different at run time: \(badges)",
      hint: layout.resolved.design == nil
        ? .init(
          kind: "interface-builder",
          "choose Editor > Resolve Auto Layout Issues > Update Frames in Xcode, or correct its constraints")
        : .init(kind: "scene", "correct its 'designFrame', or its constraints"),
      notes: cause.misplacement.notes)
    finding.consequences = cause.followers.map { follower in
      let message = Finding.Message(
        kind: "follower", "\(layout.resolved.views[follower].nameInFindings) is misplaced by the same distance")
      return layout.consequence(self.finding(about: follower, in: layout, message), of: follower)
    }
    finding.command = .updatingFrame(of: view.name)
    return finding
  }
}
