public import Drawing
internal import Geometry
public import SceneLayouts
public import Typography

extension Layout {
  /// Returns the picture of the layout: the views with the overlays of a style. It shows the root view and, around it,
  /// the opaque bars that existed until iOS 6.
  ///
  /// The layers are groups in this order: views, the views involved in a constraint, the backgrounds of bars, guides,
  /// baselines, frames, alignment rectangles, content sizes, constraints, the contents of bars, findings,
  /// misplacements, the labels of constraints, distances, names, the reading order (specification DRW-01). The picture
  /// depends only on the layout, the style and the metrics of the text engine.
  ///
  /// - Parameters:
  ///   - style: The overlays and their look.
  ///   - measurer: The engine that measures text.
  ///   - views: The drawn views, if they exist already.
  ///   - artwork: The painter of artwork. Nil to draw boxes instead.
  public func displayList(
    style: LayoutDrawingStyle, measuringTextWith measurer: any TextMeasuring, views: DrawnViews? = nil,
    artwork: ArtworkPainter? = nil
  ) -> DisplayList {
    let pen = OverlayPen(style, appearance: overlayAppearance, text: TextPainter(measurer: measurer))
    let layout = withPlacedTexts(measuringTextWith: measurer, showsArtwork: artwork != nil)
    let views = views ?? layout.drawnViews(measuringTextWith: measurer, artwork: artwork)
    let artwork = artwork?.forOnePicture
    return DisplayList(
      size: resolved.shownArea.size, background: groundColor, title: title, summary: summary,
      commands: ([.group(.init("views"), views.commands)] + InvolvedLayer(layout: self, pen: pen).commands()
        + layout.overlays(style.overlays, pen, over: views, artwork)).map { $0.moved(to: resolved.rootOrigin) })
  }

  private func overlays(
    _ overlays: LayoutDrawingStyle.Overlays, _ pen: OverlayPen, over views: DrawnViews, _ artwork: ArtworkPainter?
  ) -> [DrawingCommand] {
    let barsLayer =
      overlays.contains(.bars)
      ? placedTexts.map { BarsLayer(layout: self, texts: $0.screenBars, artwork: artwork) } : nil
    let bars = barsLayer?.contents(over: overlays.isDisjoint(with: .lines) ? nil : pen.lineWidth) ?? []
    let covered = barsLayer?.covered ?? []
    let texts = (views.textRects + bars.textRects).around(resolved.rootSize)
    let frames = FramesLayer(layout: self, pen: pen)
    let constraints =
      overlays.contains(.constraints)
      ? ConstraintsLayer(self, pen: pen, texts: texts, marks: constraintMarks(views)) : nil
    let labels = constraints?.labels.map(\.rect) ?? []
    let findings =
      overlays.contains(.findings)
      ? FindingsLayer(layout: self, pen: pen, occupied: labels + texts.map(\.withDescenders)) : nil
    let signs = labels + (findings?.badges ?? [])
    let lines: [(LayoutDrawingStyle.Overlays, () -> [DrawingCommand])] = [
      (.guides, GuidesLayer(layout: self, pen: pen, texts: texts).commands),
      (.baselines, BaselinesLayer(layout: self, pen: pen).commands),
      (.frames, frames.frames),
      (.alignmentRects, frames.alignmentRects),
      (.contentSizes, ContentSizesLayer(layout: self, pen: pen).commands),
      (.constraints, { (constraints?.lines() ?? []) + (constraints?.badges(behind: covered) ?? []) }),
    ]
    let marks: [(LayoutDrawingStyle.Overlays, () -> [DrawingCommand])] = [
      (.findings, { findings?.commands() ?? [] }),
      (.misplacements, MisplacementsLayer(layout: self, pen: pen, occupied: signs).commands),
      (.constraints, { constraints?.badges(outside: covered) ?? [] }),
    ]
    let distances = DistancesLayer(layout: self, pen: pen).commands()
    let names = overlays.contains(.names) ? NamesLayer(layout: self, pen: pen, occupied: signs).commands() : []
    let order = overlays.contains(.readingOrder) ? ReadingOrderLayer(layout: self, pen: pen).commands() : []
    func drawn(_ layers: [(LayoutDrawingStyle.Overlays, () -> [DrawingCommand])]) -> [DrawingCommand] {
      layers.flatMap { overlays.contains($0.0) ? $0.1() : [] }
    }
    let opaqueBars = OpaqueBarsLayer(
      layout: self, texts: placedTexts?.opaqueBars ?? PlacedScreenBars(), artwork: artwork)
    let grounds = (barsLayer?.grounds() ?? []) + opaqueBars.grounds()
    return grounds + drawn(lines) + bars
      + (overlays.contains(.bars) ? opaqueBars.contents() : []) + drawn(marks) + distances + names + order
  }
}

extension DrawingCommand {
  /// Returns the layer with its origin at another point.
  fileprivate func moved(to origin: Point) -> DrawingCommand {
    guard origin != .zero, case .group(let group, let commands) = self else { return self }
    return .group(group, [.placed(at: origin, scale: 1, commands)])
  }
}
