internal import Geometry
internal import SceneLayouts
package import Scenes

extension Layout {
  /// The appearance of overlays on the layout: the variant's, unless most of the screen is nearly white or black
  /// regardless, due to a fixed background color.
  package var overlayAppearance: Appearance {
    let brightness = coveringColor.brightness
    return brightness > 0.75 ? .light : brightness < 0.25 ? .dark : resolved.variant.appearance
  }

  /// The color behind more than half of the screen: the color of the last opaque view that covers so much, otherwise of
  /// the root.
  private var coveringColor: Color {
    let screen = Rect(origin: .zero, size: resolved.rootSize)
    let covering = visibleViews.last { index in
      guard index > 0, let ground = ground(of: index), ground.alpha > 0.9,
        let shown = absoluteFrames[safely: index]?.intersection(screen)
      else { return false }
      return shown.width * shown.height > screen.width * screen.height / 2
    }
    return covering.flatMap(ground) ?? groundColor
  }

  /// Returns the color that the document gives a view.
  private func ground(of index: Int) -> Color? {
    resolved.views[safely: index]?.appearance.background?.color
  }

  /// The opaque color behind everything: the root's color over the screen's.
  var groundColor: Color {
    let screen = resolved.color(.background)
    return resolved.views.first?.appearance.background.map { $0.color.over(screen) } ?? screen
  }
}
