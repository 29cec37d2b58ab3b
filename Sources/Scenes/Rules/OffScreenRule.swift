internal import Geometry

/// Views of which no part lies on the screen (specification AUD-03).
enum OffScreenRule: SceneRule {
  static func findings(in layout: Layout) -> [Finding] {
    let screen = layout.screen
    return layout.resolved.views.indices.compactMap { position -> Finding? in
      let frame = layout.absoluteFrames[position]
      guard position > 0, frame.width > 0, frame.height > 0, frame.intersection(screen) == nil,
        !layout.isHidden(position), !layout.isScrolled(position)
      else { return nil }
      let view = layout.resolved.views[position]
      // Only the outermost view is named: what lies in it is off the screen with it.
      if let superview = view.superview, superview > 0,
        layout.absoluteFrames[superview].intersection(screen) == nil
      {
        return nil
      }
      return Finding(
        code: "off-screen", severity: .warning,
        message: "\(view.nameInFindings) lies off the screen, at \(frame.minX.pointText), \(frame.minY.pointText)",
        hint: "place it against an edge that moves with the screen",
        source: view.source ?? layout.resolved.scene.source, views: [position])
    }
  }
}
