internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The rule for controls outside a view that contains them, where UIKit delivers no touches (specification AUD-03).
enum UntouchableRule: LayoutRule {
  static let code = FindingCode(
    "untouchable", .warning, isLint: true, "At least half of a control is outside its superview.",
    why: """
      UIKit looks for the touched view only inside the bounds of each superview, so the control is visible but does not
      react. A custom class may override this and is not reported.
      """,
    mend: "Make the superview larger, or move the control to a larger one.",
    example: """
      format: 1
      views:
        bar:
          height: 20
          views: { more: { type: button, text: More } }
      constraints:
        - bar: { top: superview + 100, leading: superview, trailing: superview }
        - more: { leading: bar, top: bar.bottom + 8 }
      """)

  static func findings(in layout: Layout) -> [Finding] {
    let views = layout.resolved.views
    return layout.contentViews.compactMap { position -> Finding? in
      guard views[position].isInteractive, let holder = layout.holder(missing: position) else { return nil }
      return finding(
        about: position, in: layout,
        "\(views[position].nameInFindings) receives no touches outside \(views[holder].nameInFindings)",
        hint: "make '\(views[holder].displayName)' larger, or move it to a larger view")
    }
  }
}

extension Layout {
  /// Returns the nearest ancestor that contains less than half of a view. Nil if all contain more, if one scrolls, or
  /// if one has its own class, which handles touches itself.
  fileprivate func holder(missing position: Int) -> Int? {
    let frame = absoluteFrames[position]
    let holders = path(to: position).dropFirst()
    guard !holders.contains(where: { resolved.views[$0].identity.customClass != nil }) else { return nil }
    for view in holders where view != 0 {
      guard !resolved.views[view].scrolls, !resolved.views[view].placement.isScrollView else { return nil }
      let inside = absoluteFrames[view].intersection(frame)
      if (inside.map { $0.width * $0.height } ?? 0) < frame.width * frame.height / 2 { return view }
    }
    return nil
  }
}
