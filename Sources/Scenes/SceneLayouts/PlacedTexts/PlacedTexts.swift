/// The text of a layout as drawn.
package struct PlacedTexts: Sendable, Hashable {
  /// The text of a view.
  package enum Content: Sendable, Hashable {
    /// The text of a label, text view, text field or search bar.
    case text(PlacedText)
    /// The title of a button.
    case button(PlacedButton)
    /// The titles of the segments of a segmented control, nil for a segment with an image.
    case segments([PlacedText?])
    /// The titles in a bar that is a view of the scene.
    case bar(PlacedBar)
    /// The words on a view whose content only exists in a running app.
    case caption(PlacedCaption)
  }

  /// Whether the places allow for drawn artwork. Otherwise symbols replace it.
  let showsArtwork: Bool
  /// The text of views, by position.
  package var views: [Int: Content] = [:]
  /// The content of the translucent bars over the scene.
  package var screenBars = PlacedScreenBars()
  /// The content of the opaque bars around it, as until iOS 6.
  package var opaqueBars = PlacedScreenBars()
}
