internal import AutoLayout
internal import Geometry
internal import Scenes
package import Typography

extension Layout {
  /// Returns the layout with its text as drawn, including the text of the scenes in its container views. Returns itself
  /// if it already has them.
  ///
  /// All drawing code calls this first, so that pictures, sheets and the index measure a string once.
  ///
  /// `showsArtwork` specifies whether artwork is drawn. Otherwise symbols replace it, also in bars.
  package func withPlacedTexts(measuringTextWith measurer: any TextMeasuring, showsArtwork: Bool) -> Layout {
    placingTexts(Typesetter(measuringTextWith: measurer), showsArtwork: showsArtwork, containerInsets: nil)
  }

  private func placingTexts(
    _ typesetter: Typesetter, showsArtwork: Bool, containerInsets: EdgeInsets?
  ) -> Layout {
    guard placedTexts?.showsArtwork != showsArtwork else { return self }
    var texts = PlacedTexts(showsArtwork: showsArtwork)
    let bars = BarTypesetter(
      typesetter: typesetter, variant: resolved.variant, isRightToLeft: resolved.variant.direction == .rightToLeft,
      showsArtwork: showsArtwork)
    texts.screenBars = ScreenBars(over: resolved, containerInsets: containerInsets).placed(bars)
    texts.opaqueBars = OpaqueBars(around: resolved).placed(bars)
    let views = ViewTypesetter(of: self, typesetter, showsArtwork: showsArtwork)
    for position in resolved.views.indices where absoluteFrames.indices.contains(position) && !isHidden(position) {
      texts.views[position] = views.content(of: position)
    }
    var layout = self
    layout.placedTexts = texts
    for (position, content) in contents?.embedded ?? [:] {
      guard case .layout(let inner, let covered) = content else { continue }
      let placed = inner.placingTexts(typesetter, showsArtwork: showsArtwork, containerInsets: covered)
      layout.contents?.embedded[position] = .layout(placed, covered: covered)
    }
    for (position, filling) in contents?.fillings ?? [:] {
      layout.contents?.fillings[position]?.cells = filling.cells.map {
        $0.placingTexts(typesetter, showsArtwork: showsArtwork, containerInsets: .zero)
      }
    }
    return layout
  }
}
