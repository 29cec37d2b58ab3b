internal import Geometry

/// Controls that a finger easily misses (specification AUD-01).
enum TouchTargetRule: SceneRule {
  /// The smallest width and height of what is touched, in points, by Apple's guidelines.
  static let smallest = 44.0

  static func findings(in layout: Layout) -> [Finding] {
    layout.contentViews.compactMap { position -> Finding? in
      let view = layout.resolved.views[position]
      let size = layout.frames[position].size
      guard view.isInteractive, !isLargeEnough(size) else { return nil }
      return Finding(
        code: "touch-target", severity: .note,
        message: "\(view.nameInFindings) is small to touch: \(size.pointText) points",
        hint: "give it 44 points in both directions, or more room around it",
        source: view.source ?? layout.resolved.scene.source, views: [position])
    }
  }

  /// Whether a control of a size, in points, is easily hit.
  static func isLargeEnough(_ size: Size) -> Bool { min(size.width, size.height) >= smallest }
}
