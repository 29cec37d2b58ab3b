internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The rule for text and controls of which up to half is off the screen (specification AUD-03).
enum PartlyOffScreenRule: LayoutRule {
  static let code = FindingCode(
    "partly-off-screen", .warning, isLint: true, "Text or a control is partly off the screen.",
    why: "The hidden part cannot be read or touched.",
    mend: "Keep it within the safe area with `<=` and `>=`, so that it gives way on narrow screens.",
    example: """
      format: 1
      devices: [iPhone SE (1st gen)]
      orientations: [portrait]
      views: { name: { type: label, text: Name of the Department, width: 200 } }
      constraints:
        - name: { leading: superview + 180, top: superview + 30 }
      """)

  static func findings(in layout: Layout) -> [Finding] {
    guard layout.hasScreen else { return [] }
    return layout.contentViews.compactMap { position -> Finding? in
      // Frames come first: nearly all views are on the screen, and looking for views around them takes longer.
      guard let outside = Overhang(of: layout.absoluteFrames[position], beyond: layout.screen),
        !Overhang.isLarge(of: layout.absoluteFrames[position], beyond: layout.screen), !layout.isScrolled(position),
        !layout.screen.contains(layout.seenFrame(of: position), tolerance: Overhang.tolerance),
        !layout.resolved.isInBar(position)
      else { return nil }
      let view = layout.resolved.views[position]
      return finding(
        about: position, in: layout, "\(view.nameInFindings) is partly off the screen: \(outside.message)",
        hint: "keep it within the safe area with '<=' and '>='")
    }
  }
}

/// How far a rectangle extends beyond another that it overlaps.
struct Overhang: Hashable {
  /// The invisible overhang, in points: half a pixel of old screens.
  static let tolerance = 0.5

  /// The overhang at each edge, in points, or 0 if the frame stays inside.
  let insets: EdgeInsets

  /// Creates the overhang of `frame` beyond `screen`. Nil if it is inside, or completely outside.
  init?(of frame: Rect, beyond screen: Rect) {
    let inside = screen.insets(of: frame)
    insets = EdgeInsets(
      top: max(0, -inside.top), left: max(0, -inside.left), bottom: max(0, -inside.bottom), right: max(0, -inside.right)
    )
    let isBeyond = [insets.top, insets.left, insets.bottom, insets.right].contains { $0 > Self.tolerance }
    guard isBeyond, frame.overlaps(screen) else { return nil }
  }

  /// Whether more of a frame is beyond a screen than on it.
  static func isLarge(of frame: Rect, beyond screen: Rect) -> Bool {
    guard let shown = frame.intersection(screen) else { return true }
    return shown.width * shown.height < frame.width * frame.height / 2
  }

  /// The edges with their overhang: `20 points at the left`.
  var message: Finding.Message {
    [(insets.left, "left"), (insets.right, "right"), (insets.top, "top"), (insets.bottom, "bottom")]
      .filter { $0.0 > Self.tolerance }
      .map { inset, edge -> Finding.Message in "\(measure: inset.pointsText) at the \(edge)" }.joined(separator: ", ")
  }
}
