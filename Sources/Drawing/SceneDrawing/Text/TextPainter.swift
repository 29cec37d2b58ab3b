package import Drawing
package import Geometry
package import SceneLayouts
package import Typography

/// Draws words of our own: captions of sheets, and the numbers and names of overlays. The texts of a scene's views are placed
/// in its layout.
package struct TextPainter {
  /// A text with its look.
  package struct Style: Sendable, Hashable {
    /// The font.
    package var font: Font
    /// The colour.
    package var color: Color
    /// The place of lines between left and right.
    package var alignment: LineAlignment

    /// A look; at the left unless said otherwise.
    package init(font: Font, color: Color, alignment: LineAlignment = .left) {
      self.font = font
      self.color = color
      self.alignment = alignment
    }
  }

  private let typesetter: Typesetter

  /// A painter that measures with an engine.
  package init(measurer: any TextMeasuring) { typesetter = Typesetter(measuringTextWith: measurer) }

  /// The engine that knows the widths of letters.
  package var measurer: any TextMeasuring { typesetter.measurer }

  /// A line at a baseline, without regard to whether it fits.
  package func run(_ text: String, _ style: Style, in rect: Rect, baseline: Double) -> [DrawingCommand] {
    typesetter.run(text, style.font, style.alignment, in: rect, baseline: baseline).commands(in: style.color)
  }

  /// The width of one line, in points.
  package func width(of text: String, _ font: Font) -> Double { typesetter.width(of: text, in: font) }
}

extension PlacedText {
  /// The lines in a colour.
  func commands(in color: Color) -> [DrawingCommand] {
    let font = TextFont(font)
    return lines.map { line in
      .text(TextRun(text: line.text, origin: line.origin, width: line.width, font: font, color: color))
    }
  }
}

extension TextFont {
  /// The font as drawings name it.
  init(_ font: Font) {
    self.init(
      family: font.family, size: font.pointSize, weight: font.weight.openTypeWeight, isItalic: font.isItalic)
  }
}
