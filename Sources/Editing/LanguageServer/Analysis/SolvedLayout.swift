internal import AutoLayout
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The part of a layout that is kept to answer questions about its views.
struct SolvedLayout: Sendable, Hashable {
  /// The device, and how it is held.
  let variant: SceneVariant
  /// The frame of each view in its superview's coordinates, in points.
  let frames: [Rect]
  /// The views whose place or size the constraints leave open.
  let openViews: Set<Int>
  /// The views that are hidden.
  let hiddenViews: Set<Int>
  /// True where solving took more work than a layout may take: its frames are of no use.
  let isGivenUp: Bool

  /// The part of a layout.
  init(_ variant: SceneVariant, _ layout: Layout) {
    self.variant = variant
    frames = layout.frames
    openViews = Set(layout.solution.ambiguities.map(\.view))
    hiddenViews = Set(layout.resolved.views.indices.filter { layout.resolved.views[$0].appearance.isHidden })
    isGivenUp = layout.isGivenUp
  }
}
