package import Drawing
internal import Geometry
public import SceneLayouts
public import Typography

/// The views of a layout, drawn independently of scale and overlays.
///
/// They are drawn once per layout and used in its picture, its sheet, the index and the map. The display lists of these
/// differ, since line widths, badges and numbers depend on the scale.
public struct DrawnViews: Sendable, Hashable {
  private(set) var commands: [DrawingCommand]
  /// The frames of all text, in points of the root view.
  let textRects: [Rect]
  /// The marks of the constraints between them. Nil if they were not requested.
  let constraintMarks: [ConstraintMark]?

  /// Returns the views with at most a number of pixels of artwork in total. If there are more, each picture is shrunk,
  /// and shared with other layouts.
  package func withBitmaps(pixelsInAll limit: Int, sharing shrunk: ShrunkBitmaps?) -> DrawnViews {
    var views = self
    views.commands = commands.withBitmaps(pixelsInAll: limit, sharing: shrunk)
    return views
  }
}

extension Layout {
  /// Draws the views of the layout.
  ///
  /// - Parameters:
  ///   - measurer: The engine that measures text.
  ///   - overlays: The overlays that will be drawn over them.
  ///   - artwork: The painter of artwork. Nil to draw boxes instead.
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

  /// Returns the marks of the constraints between views, from the drawn views if they have them.
  func constraintMarks(_ views: DrawnViews?) -> [ConstraintMark] {
    views?.constraintMarks ?? ConstraintMarks(self).marks()
  }
}
