internal import AutoLayout
package import Scenes

/// Views whose recorded frame is not the one that constraints give them (specification ISS-01, ISS-02).
///
/// Only a scene that is solved as its document was saved, with the recorded sizes of its leaves, says anything of
/// recorded frames.
package enum MisplacedViewRule: LayoutRule {
  /// The code of its findings.
  package static let code = FindingCode(
    "misplaced", .warning,
    "The recorded frame of a view in a storyboard or xib is not the one that Auto Layout gives it.",
    why: """
      Interface Builder shows an old picture, and every later save moves views in the version history. The finding has
      both frames and is made only if no plausible bars around the scene explain the recorded one.
      """,
    mend: "Open the document in Xcode and choose Editor > Resolve Auto Layout Issues > Update Frames.",
    example: """
      $ render-layouts check Main.storyboard
      Main.storyboard:24:13: warning: 'Edit' (kqN-7E-P4T) is misplaced [misplaced]
          Expected: x=125, y=298, width=30, height=30
          Actual: x=125, y=149, width=30, height=30
      """)

  static func findings(in layout: Layout) -> [Finding] {
    guard layout.resolved.isAsSaved, layout.resolved.leafSizes == .recorded else { return [] }
    let open = Set(layout.solution.ambiguities.map(\.view))
    return layout.resolved.views.indices.compactMap { position in
      guard !open.contains(position), !layout.isHidden(position) else { return nil }
      return finding(for: position, in: layout)
    }
  }

  private static func finding(for position: Int, in layout: Layout) -> Finding? {
    let view = layout.resolved.views[position]
    // Documents that name no screen have their frames rounded to whole points.
    let tolerance = max(0.5, 1 / layout.resolved.variant.device.scale)
    guard position > 0, !view.isPlacedByMask, let recorded = view.recordedFrame,
      let misplacement = Misplacement(actual: recorded, expected: layout.frames[position], tolerance: tolerance)
    else { return nil }
    let badges = misplacement.badges.map { "\($0.quantity.rawValue) \($0.text)" }.joined(separator: ", ")
    return finding(
      about: position, in: layout,
      "\(view.nameInFindings) is misplaced, its frame will be different at run time: \(badges)",
      hint: "choose Editor > Resolve Auto Layout Issues > Update Frames in Xcode", notes: misplacement.lines)
  }
}
