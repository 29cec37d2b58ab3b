package import Drawing
internal import Geometry
public import SceneLayouts
public import Typography

/// The views of a layout as they are drawn at any scale, under whatever lies over them.
///
/// They are made once for a layout and go to its picture, its sheet, the index and the map. The display lists of these are
/// different values: lines are as wide, badges as large and numbers as many as the scale of each leaves them readable.
public struct DrawnViews: Sendable, Hashable {
  private(set) var commands: [DrawingCommand]
  /// The rectangles of all texts, in points of the root view.
  let textRects: [Rect]
  /// The marks of the constraints between them; nil where they were not asked for.
  let constraintMarks: [ConstraintMark]?

  /// The views with artwork of a number of pixels in all, for whoever keeps them; if there are more, each picture is shrunk.
  public func withBitmaps(pixelsInAll limit: Int) -> DrawnViews { withBitmaps(pixelsInAll: limit, sharing: nil) }

  /// The same, with pictures that were made smaller for other layouts.
  package func withBitmaps(pixelsInAll limit: Int, sharing shrunk: ShrunkBitmaps?) -> DrawnViews {
    var views = self
    views.commands = commands.withBitmaps(pixelsInAll: limit, sharing: shrunk)
    return views
  }
}

extension Layout {
  /// The views of the layout as they are drawn at any scale.
  ///
  /// - Parameters:
  ///   - overlays: What will be drawn over them.
  ///   - artwork: What draws artwork; without it boxes stand for it.
  public func drawnViews(
    measuringTextWith measurer: any TextMeasuring, under overlays: LayoutDrawingStyle.Overlays = [],
    artwork: ArtworkPainter? = nil
  ) -> DrawnViews {
    let artwork = artwork?.forOnePicture
    let layout = withPlacedTexts(measuringTextWith: measurer, showsArtwork: artwork != nil)
    let commands = layout.placedTexts.map { ViewsLayer(layout, texts: $0, artwork: artwork).commands() } ?? []
    return DrawnViews(
      commands: commands, textRects: commands.textRects,
      constraintMarks: overlays.contains(.constraints) ? ConstraintMarks(self).marks() : nil)
  }

  /// The marks of the constraints between views, which were made with them or are made now.
  func constraintMarks(_ views: DrawnViews?) -> [ConstraintMark] {
    views?.constraintMarks ?? ConstraintMarks(self).marks()
  }
}
