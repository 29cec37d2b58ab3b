internal import Geometry
internal import Scenes

/// Views of which no part lies on the screen, and texts and controls of which less than half does
/// (specification AUD-03).
enum OffScreenRule: LayoutRule {
  static let code = FindingCode(
    "off-screen", .warning, "No part of a view lies on the screen, or of a text or control less than half.",
    why: "Nobody sees it. Positions that were measured on one screen leave another one that is shorter.",
    mend:
      "Bound it by the edges of the safe area, and say what gives way where room is short. What an animation brings in can be hidden until then.",
    example: """
      format: 1
      devices: [iPhone SE (1st gen)]
      views: { next: { type: button, text: Next } }
      constraints:
        - next: { leading: superview + 20, top: superview + 900 }
      """)

  static func findings(in layout: Layout) -> [Finding] {
    // A component may lie anywhere on its screen.
    guard !layout.resolved.extent.isComponent else { return [] }
    let shown = Set(layout.contentViews)
    return layout.resolved.views.indices.compactMap { position -> Finding? in
      guard position > 0, !layout.isHidden(position), !layout.isScrolled(position),
        let words = words(layout.absoluteFrames[position], layout.screen, isContent: shown.contains(position))
      else { return nil }
      let view = layout.resolved.views[position]
      // Only the outermost view is named: what lies in it is off the screen with it.
      if let superview = view.superview, superview > 0,
        !layout.absoluteFrames[superview].overlaps(layout.screen)
      {
        return nil
      }
      return finding(
        about: position, in: layout, "\(view.nameInFindings) lies \(words)",
        hint: "bound it by the edges of the safe area, and let something else give way")
    }
  }

  /// The way in which a frame lies off the screen; nil where enough of it can be seen.
  private static func words(_ frame: Rect, _ screen: Rect, isContent: Bool) -> String? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    guard frame.overlaps(screen) else {
      return "off the screen, at \(frame.minX.pointText), \(frame.minY.pointText)"
    }
    guard isContent, Overhang.isLarge(of: frame, beyond: screen) else { return nil }
    return Overhang(of: frame, beyond: screen).map { "mostly off the screen: \($0.words)" }
  }
}
