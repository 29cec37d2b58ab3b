package import Geometry
package import Scenes

/// The content of a navigation bar, toolbar or tab bar, placed in root coordinates.
package struct PlacedBar: Sendable, Hashable {
  /// A button or tab.
  package struct Item: Sendable, Hashable {
    /// The artwork, or nil if there is only a title.
    package let image: ImageContent?
    /// The square in which the artwork is drawn if it is a symbol.
    package let symbol: Rect
    /// The title, or nil for a button with artwork, which shows none.
    package let title: PlacedText?
    package let isEnabled: Bool
    /// Whether it is the selected tab.
    package let isSelected: Bool
  }

  /// The back button: an arrow with words.
  package struct Back: Sendable, Hashable {
    /// The place of the arrow and the words.
    package let place: Rect
    package let title: PlacedText
  }

  /// Artwork that replaces a title.
  package struct TitleImage: Sendable, Hashable {
    package let image: ImageContent
    /// The row in which it is centered.
    package let row: Rect
  }

  /// The back button, or nil.
  package var back: Back?
  /// The buttons or tabs.
  package var items: [Item] = []
  /// The title between the buttons. Nil if there is none, or no room for it.
  package var title: PlacedText?
  /// The large title below the buttons, or nil.
  package var largeTitle: PlacedText?
  /// The artwork that replaces the title. Nil if there is none, or no room for it.
  package var titleImage: TitleImage?

  /// Returns the size of artwork in bars, in points. Nil for artwork without a file, for which a symbol is drawn.
  package static func artworkSize(of image: ImageContent, in variant: SceneVariant) -> Size? {
    guard image.artwork?.file(for: variant) != nil, let size = image.size, size.width > 0, size.height > 0 else {
      return nil
    }
    return size.scaled(by: min(1, largestPicture / size.height))
  }

  /// The height of the largest picture that fits into bars, in points.
  private static let largestPicture = 44.0
}
