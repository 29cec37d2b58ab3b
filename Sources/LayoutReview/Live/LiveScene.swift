internal import AutoLayout
internal import Scenes

/// A scene in windows of all sizes, for whoever drags a corner of it in the gallery.
struct LiveScene: Sendable, Hashable {
  /// One language, text size or state of the scene.
  struct Window: Sendable, Hashable {
    /// The variant whose window it is.
    var variant: SceneVariant
    /// The frames at all sizes, or why there are none.
    var layout: Result<PiecewiseLayout, PiecewiseLayout.Limit>
  }

  /// The scene.
  var scene: Scene
  /// The windows, in the order of the layouts.
  var windows: [Window]

  /// More pieces are not looked for in all windows of a scene together.
  static let pieceLimit = 3000
  /// More windows are not looked at.
  static let windowLimit = 12
}

extension ReviewPlan {
  /// A scene in windows of all sizes; nil where its layouts are not those of the screens that windows lie on, as in
  /// documents as saved.
  func liveScene(of planned: PlannedScene, measuringTextWith measurer: any TextMeasuring) -> LiveScene? {
    guard !selection.isAsSaved, selection.inference == .off, selection.windows.isEmpty, planned.sweeps.isEmpty,
      let position = planned.layouts.first?.scene
    else { return nil }
    var room = LiveScene.pieceLimit
    let windows = windowVariants(of: planned).prefix(LiveScene.windowLimit).map { variant in
      let layout = Result { () throws(PiecewiseLayout.Limit) in
        try planned.scene.piecewiseLayout(of: variant, pieceLimit: room, measuringTextWith: measurer) { variant in
          resolved(PlannedLayout(scene: position, position: 0, variant: variant, isAsSaved: false, name: ""))
        }
      }
      room -= (try? layout.get().pieceCount) ?? 0
      return LiveScene.Window(variant: variant, layout: layout)
    }
    return LiveScene(scene: planned.scene, windows: windows)
  }
}
