internal import AutoLayout
internal import Gallery
internal import SceneLayouts
internal import Scenes

extension ReviewPlan {
  /// A scene in windows of all sizes; nil where its layouts are not those of the screens that windows lie on, as in
  /// documents as saved.
  func liveSizes(of planned: PlannedScene, measuringTextWith measurer: any TextMeasuring) -> LiveSizes? {
    guard !selection.isAsSaved, selection.inference == .off, selection.windows.isEmpty, planned.sweeps.isEmpty,
      let position = planned.layouts.first?.scene
    else { return nil }
    var room = LiveSizes.pieceLimit
    let windows = windowVariants(of: planned).prefix(LiveSizes.windowLimit).map { variant in
      let layout = Result { () throws(PiecewiseLayout.Limit) in
        try planned.scene.piecewiseLayout(of: variant, pieceLimit: room, measuringTextWith: measurer) { variant in
          resolved(PlannedLayout(scene: position, position: 0, variant: variant, isAsSaved: false, name: ""))
        }
      }
      room -= (try? layout.get().pieceCount) ?? 0
      return LiveSizes.Window(variant: variant, layout: layout)
    }
    return LiveSizes(windows: windows)
  }
}
