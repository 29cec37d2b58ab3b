internal import AutoLayout
internal import Drawing
internal import Gallery
internal import LayoutRules
internal import ReviewPlans
internal import SceneDrawing
internal import SceneLayouts
internal import Scenes
internal import Typography

extension ReviewPlan {
  /// Returns a scene in windows of all sizes; nil if its layouts are not on screens with windows, as for documents as
  /// saved.
  ///
  /// - Parameters:
  ///   - planned: The scene in the plan.
  ///   - measurer: The engine that measures text.
  ///   - artwork: The painter of artwork; nil to show none.
  ///   - encodeImage: A function that encodes images that have no file.
  func liveSizes(
    of planned: PlannedScene, measuringTextWith measurer: any TextMeasuring, artwork: ArtworkPainter? = nil,
    encodingImagesWith encodeImage: ImageEncoder = { _ in nil }
  ) -> LiveSizes? {
    guard !selection.isAsSaved, selection.inference == .off, selection.windows.isEmpty, planned.sweeps.isEmpty,
      let position = planned.layouts.first?.scene
    else { return nil }
    var room = LiveSizes.pieceLimit
    let windows = windowVariants(of: planned).prefix(LiveSizes.windowLimit).map { variant in
      func resolvedScene(_ variant: SceneVariant) -> ResolvedScene {
        resolved(sceneAt: position, for: variant)
      }
      let layout = Result { () throws(PiecewiseLayout.Limit) in
        try planned.scene.piecewiseLayout(
          of: variant, pieceLimit: room, measuringTextWith: measurer, resolving: resolvedScene)
      }
      room -= (try? layout.get().pieceCount) ?? 0
      var window = LiveSizes.Window(variant: variant, layout: layout)
      window.pictures = Self.pictures(artwork?.pictures(of: resolvedScene(variant)) ?? [:], encodeImage)
      return window
    }
    return LiveSizes(windows: windows)
  }

  private static func pictures(
    _ pictures: [Int: ArtworkPainter.Picture], _ encodeImage: ImageEncoder
  ) -> [Int: LivePicture] {
    pictures.compactMapValues { picture in
      (picture.bitmap.file ?? encodeImage(picture.bitmap)).map {
        LivePicture($0, width: picture.width, height: picture.height)
      }
    }
  }
}
