package import Drawing
package import Geometry
package import SceneLayouts
package import Typography

/// A painter that draws text of the tool itself: captions of sheets, and the numbers and names of overlays. The text of
/// views is placed in the layout.
package struct TextPainter {
  /// The look of a string.
  package struct Style: Sendable, Hashable {
    package var font: Font
    package var color: Color
    /// The horizontal alignment of lines.
    package var alignment: LineAlignment

    /// Creates a look. It is left-aligned by default.
    package init(font: Font, color: Color, alignment: LineAlignment = .left) {
      self.font = font
      self.color = color
      self.alignment = alignment
    }
  }

  private let typesetter: Typesetter

  /// Creates a painter that measures text with an engine.
  package init(measurer: any TextMeasuring) { typesetter = Typesetter(measuringTextWith: measurer) }

  /// The engine that measures text.
  package var measurer: any TextMeasuring { typesetter.measurer }

  /// Returns a line at a baseline, whether it fits or not.
  package func run(_ text: String, _ style: Style, in rect: Rect, baseline: Double) -> [DrawingCommand] {
    typesetter.run(text, style.font, style.alignment, in: rect, baseline: baseline).commands(in: style.color)
  }

  /// Returns the width of a line, in points.
  package func width(of text: String, _ font: Font) -> Double { typesetter.width(of: text, in: font) }
}

extension PlacedText {
  func commands(in color: Color) -> [DrawingCommand] {
    let font = TextFont(font)
    return lines.map { line in
      .text(TextRun(text: line.text, origin: line.origin, width: line.width, font: font, color: color))
    }
  }
}

extension TextFont {
  /// Creates the font for drawing commands.
  init(_ font: Font) {
    self.init(
      family: font.family, size: font.pointSize, weight: font.weight.openTypeWeight, isItalic: font.isItalic)
  }
}
