package import Geometry
package import Typography

/// A text as it is drawn: lines on their baselines, in which an ellipsis replaces what does not fit.
///
/// It has no colour, so it is the same in every appearance.
package struct PlacedText: Sendable, Hashable {
  /// A line that is not empty.
  package struct Line: Sendable, Hashable {
    /// The characters, with an ellipsis for those that do not fit.
    package let text: String
    /// The left end of the baseline, in root coordinates, whatever the writing direction.
    package let origin: Point
    /// The width, in points, not rounded.
    package let width: Double
  }

  /// The font of all lines, shrunk if the view shrinks it.
  package let font: Font
  /// The lines from top to bottom.
  package let lines: [Line]
}

/// A button's title and the place of its image.
package struct PlacedButton: Sendable, Hashable {
  /// The place of the image; nil without one.
  package let image: Rect?
  /// The title; nil without one.
  package let title: PlacedText?
}

/// Words on a small ground in the middle of a view whose content only a running app has.
package struct PlacedCaption: Sendable, Hashable {
  /// The ground behind the words.
  package let ground: Rect
  /// The words.
  package let text: PlacedText
}
