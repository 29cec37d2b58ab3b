internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The rule for text and controls that are covered by bars or by the shape of the screen (specification AUD-04).
enum UnderBarRule: LayoutRule {
  static let code = FindingCode(
    "under-bar", .warning, isLint: true, "A bar, or the shape of the screen, covers text or part of a control.",
    why: "The navigation bar, the camera or the home indicator is on top of it.",
    mend: "Constrain it to `safeArea` instead of `superview`. Put content that scrolls under bars into a scroll view.",
    example: """
      format: 1
      bars: [navigation]
      views: { name: { type: label, text: Department Name } }
      constraints:
        - name: { leading: superview + 20, top: superview + 20 }
      """)

  static func findings(in layout: Layout) -> [Finding] {
    guard layout.hasScreen else { return [] }
    let free = layout.screen.inset(by: layout.resolved.safeArea)
    return layout.contentViews.compactMap { position -> Finding? in
      let frame = layout.absoluteFrames[position]
      // A progress bar runs to the edges, and is neither read nor touched.
      if case .progress = layout.resolved.views[position].content { return nil }
      guard !layout.isScrolled(position), frame.overlaps(layout.screen),
        covered(layout.frameThatBarsCover(of: position), free, layout.screen) != nil,
        let (covered, edge) = covered(frame, free, layout.screen)
      else { return nil }
      let view = layout.resolved.views[position]
      return finding(
        about: position, in: layout,
        "\(view.nameInFindings) extends \(measure: covered.pointsText) into the covered part at the \(edge) of the screen",
        hint: "constrain it to the safe area instead of its superview")
    }
  }

  /// Returns the points by which a frame extends beyond the free part of the screen, at the edge with the most, or nil
  /// if there is none.
  static func covered(_ frame: Rect, _ free: Rect, _ screen: Rect) -> (points: Double, edge: String)? {
    let edges = [
      (free.minY - max(frame.minY, screen.minY), free.minY > screen.minY, "top"),
      (min(frame.maxY, screen.maxY) - free.maxY, free.maxY < screen.maxY, "bottom"),
      (free.minX - max(frame.minX, screen.minX), free.minX > screen.minX, "left"),
      (min(frame.maxX, screen.maxX) - free.maxX, free.maxX < screen.maxX, "right"),
    ]
    return edges.filter { $0.1 && $0.0 > Overhang.tolerance }.max { $0.0 < $1.0 }.map { ($0.0, $0.2) }
  }
}

extension Layout {
  /// Returns the part of a frame that no bar should cover, in root coordinates, in points: all of a control, as it
  /// responds to touches there. A background may extend to the edge of the screen on purpose, so with one only the
  /// readable part counts.
  fileprivate func frameThatBarsCover(of position: Int) -> Rect {
    let view = resolved.views[position]
    guard view.isInteractive, !view.hasGround else { return seenFrame(of: position, countsGrounds: false) }
    return absoluteFrames[position]
  }
}
