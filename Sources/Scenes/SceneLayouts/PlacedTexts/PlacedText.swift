package import Geometry
package import Typography

/// A string as drawn: lines on their baselines, truncated with an ellipsis.
///
/// It has no color, so it is the same in every appearance.
package struct PlacedText: Sendable, Hashable {
  /// A line that is not empty.
  package struct Line: Sendable, Hashable {
    /// The characters, with an ellipsis if they are truncated.
    package let text: String
    /// The left end of the baseline, in root coordinates, in every writing direction.
    package let origin: Point
    /// The width, in points, unrounded.
    package let width: Double
  }

  /// The font of all lines, at its reduced size if the view shrinks it.
  package let font: Font
  /// The lines from top to bottom.
  package let lines: [Line]
}

/// A button's title and the place of its image.
package struct PlacedButton: Sendable, Hashable {
  /// The place of the image, or nil if there is none.
  package let image: Rect?
  /// The title, or nil if there is none.
  package let title: PlacedText?
}

/// Words on a small background in the middle of a view whose content only exists in a running app.
package struct PlacedCaption: Sendable, Hashable {
  /// The background of the words.
  package let ground: Rect
  package let text: PlacedText
  /// Whether it is in front of the views, because code fills the screen around them.
  package let isInFront: Bool
}
