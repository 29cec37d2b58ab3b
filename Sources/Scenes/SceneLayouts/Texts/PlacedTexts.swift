internal import AutoLayout
internal import Geometry
package import Scenes

/// The texts of a layout as they are drawn.
package struct PlacedTexts: Sendable, Hashable {
  /// The texts of a view.
  package enum Content: Sendable, Hashable {
    /// The text of a label, text view, text field or search bar.
    case text(PlacedText)
    /// The title of a button.
    case button(PlacedButton)
    /// The titles of the segments of a segmented control; nil for one that shows an image.
    case segments([PlacedText?])
    /// The titles in a bar that is a view of the scene.
    case bar(PlacedBar)
    /// The words on a view whose content only a running app has.
    case caption(PlacedCaption)
  }

  /// Whether the places are those beside drawn artwork; otherwise symbols take its place.
  let showsArtwork: Bool
  /// The texts of views, by the positions of these.
  package var views: [Int: Content] = [:]
  /// The content of the translucent bars over the scene.
  package var screenBars = PlacedScreenBars()
  /// The content of the opaque bars around it, which there were until iOS 6.
  package var opaqueBars = PlacedScreenBars()
}

extension Layout {
  /// The layout with its texts as they are drawn, and with those of the scenes in its container views; itself if it has
  /// them already.
  ///
  /// Everything that draws the layout asks for this first, so that pictures, sheets and the index measure a text once.
  ///
  /// - Parameter showsArtwork: Whether artwork is drawn; otherwise symbols take its place, also in bars.
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
    return layout
  }
}
