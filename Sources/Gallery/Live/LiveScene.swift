package import Scenes

/// A scene in windows of all sizes, for whoever drags a corner of it in the gallery.
package struct LiveScene: Sendable, Hashable {
  /// One language, text size or state of the scene.
  package struct Window: Sendable, Hashable {
    /// The variant whose window it is.
    package var variant: SceneVariant
    /// The frames at all sizes, or why there are none.
    package var layout: Result<PiecewiseLayout, PiecewiseLayout.Limit>

    /// A window with its frames.
    package init(variant: SceneVariant, layout: Result<PiecewiseLayout, PiecewiseLayout.Limit>) {
      self.variant = variant
      self.layout = layout
    }
  }

  /// The scene.
  package var scene: Scene
  /// The windows, in the order of the layouts.
  package var windows: [Window]

  /// A scene in windows.
  package init(scene: Scene, windows: [Window]) {
    self.scene = scene
    self.windows = windows
  }

  /// More pieces are not looked for in all windows of a scene together.
  package static let pieceLimit = 3000
  /// More windows are not looked at.
  package static let windowLimit = 12
}
