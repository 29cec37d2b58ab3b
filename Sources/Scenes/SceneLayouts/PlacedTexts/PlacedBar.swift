package import Geometry
package import Scenes

/// The content of a navigation bar, toolbar or tab bar, placed in root coordinates.
package struct PlacedBar: Sendable, Hashable {
  /// A button or tab.
  package struct Item: Sendable, Hashable {
    /// The artwork; nil for words alone.
    package let image: ImageContent?
    /// The square in which the artwork is drawn if it is a symbol.
    package let symbol: Rect
    /// The words; nil for a button with artwork, which shows none.
    package let title: PlacedText?
    /// Whether it can be used.
    package let isEnabled: Bool
    /// Whether it is the tab that the scene is seen in.
    package let isSelected: Bool
  }

  /// The button that leads back: an arrow with words.
  package struct Back: Sendable, Hashable {
    /// The place of the arrow and the words.
    package let place: Rect
    /// The words.
    package let title: PlacedText
  }

  /// Artwork in place of a title.
  package struct TitleImage: Sendable, Hashable {
    /// The artwork.
    package let image: ImageContent
    /// The row in whose middle it is.
    package let row: Rect
  }

  /// The button that leads back; nil if nothing does.
  package var back: Back?
  /// The buttons or tabs.
  package var items: [Item] = []
  /// The title between the buttons; nil if there is none, or no room for it.
  package var title: PlacedText?
  /// The large title below the buttons; nil if there is none.
  package var largeTitle: PlacedText?
  /// The artwork in place of a title; nil if there is none, or no room for it.
  package var titleImage: TitleImage?

  /// The size of artwork in bars, in points; nil for artwork that no document carries, for which a symbol is drawn.
  package static func artworkSize(of image: ImageContent, in variant: SceneVariant) -> Size? {
    guard image.artwork?.file(for: variant) != nil, let size = image.size, size.width > 0, size.height > 0 else {
      return nil
    }
    return size.scaled(by: min(1, largestPicture / size.height))
  }

  /// The height of the largest picture that bars have room for, in points.
  private static let largestPicture = 44.0
}
