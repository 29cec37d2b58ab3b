internal import Geometry
internal import Scenes

/// Controls that a finger easily misses (specification AUD-01).
enum TouchTargetRule: LayoutRule {
  static let code = FindingCode(
    "touch-target", .note, isLint: true, "A control is smaller than 44 × 44 points.",
    why: "Fingers miss it. Apple's guidelines ask for 44 points in both directions.",
    mend: """
      Give it a smallest width and height, or let code enlarge the area that answers to touches. Controls of the
      system such as switches are lower and are touched well enough where there is room around them.
      """,
    example: """
      format: 1
      views: { new: { type: button, text: New Car } }
      constraints:
        - new: { leading: superview + 20, top: superview + 20 }
      """)

  /// The smallest width and height of what is touched, in points, by Apple's guidelines.
  static let smallest = 44.0

  static func findings(in layout: Layout) -> [Finding] {
    layout.contentViews.compactMap { position -> Finding? in
      let view = layout.resolved.views[position]
      let size = layout.frames[position].size
      guard view.isInteractive, !isLargeEnough(size) else { return nil }
      return finding(
        about: position, in: layout, "\(view.nameInFindings) is small to touch: \(size.pointText) points",
        hint: "give it 44 points in both directions, or more room around it")
    }
  }

  /// True where a control of a size, in points, is easily hit.
  static func isLargeEnough(_ size: Size) -> Bool { min(size.width, size.height) >= smallest }
}
