internal import AutoLayout
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The part of a layout that is kept to answer requests about its views.
struct SolvedLayout: Sendable, Hashable {
  /// The device and orientation.
  let variant: SceneVariant
  /// The frame of each view in its superview's coordinates, in points.
  let frames: [Rect]
  /// The views with an ambiguous position or size.
  let openViews: Set<Int>
  let hiddenViews: Set<Int>
  /// Whether solving exceeded the work limit, so that the frames are meaningless.
  let isGivenUp: Bool

  /// Creates the part of a layout.
  init(_ variant: SceneVariant, _ layout: Layout) {
    self.variant = variant
    frames = layout.frames
    openViews = Set(layout.solution.ambiguities.map(\.view))
    hiddenViews = Set(layout.resolved.views.indices.filter { layout.resolved.views[$0].appearance.isHidden })
    isGivenUp = layout.isGivenUp
  }
}
