package import Drawing
package import Geometry
package import SceneDrawing
package import SceneLayouts
package import Typography

/// The typography and colors of sheets.
package struct SheetPen {
  /// The kinds of text on a sheet.
  package enum TextStyle {
    case title
    case partTitle
    case heading
    case columnTitle
    case rowTitle
    case body
    case small

    package var font: Font {
      switch self {
      case .title: Font(pointSize: 28, weight: .bold)
      case .partTitle: Font(pointSize: 20, weight: .bold)
      case .heading: Font(pointSize: 15, weight: .semibold)
      case .columnTitle: Font(pointSize: 14, weight: .semibold)
      case .rowTitle: Font(pointSize: 14, weight: .semibold)
      case .body: Font(pointSize: 13, weight: .medium)
      case .small: Font(pointSize: 12)
      }
    }
  }

  /// The background of sheets.
  package static let ground = Color(0xF2F2F7)
  /// The background of marks that are drawn for dark pictures.
  static let darkGround = Color(0x1C1C1E)
  /// The color of headings and words.
  package static let ink = Color(0x1A1A1A)
  /// The color of explanations, with a contrast of 5.9:1 on the ground.
  static let secondaryInk = Color(0x5C5C66)
  /// The color of the sign of layouts without findings.
  static let calm = Color(0x6E6E76)
  /// The color of rules and of the outlines of devices.
  package static let line = Color(0xA1A1A8)

  package let text: TextPainter
  /// The painter of artwork in layouts; nil to draw it as boxes.
  package let artwork: ArtworkPainter?

  /// Creates a pen with the fonts of a measurer.
  package init(_ measurer: any TextMeasuring, artwork: ArtworkPainter? = nil) {
    text = TextPainter(measurer: measurer)
    self.artwork = artwork
  }

  /// Returns the width of a line, in points.
  package func width(of words: String, _ style: TextStyle) -> Double { text.width(of: words, style.font) }

  /// Returns a line with its baseline at a height.
  package func line(
    _ words: String, _ style: TextStyle, x: Double, baseline: Double, color: Color = ink,
    alignment: LineAlignment = .left
  ) -> [DrawingCommand] {
    let look = TextPainter.Style(font: style.font, color: color, alignment: alignment)
    return text.run(words, look, in: Rect(x: x, y: baseline, width: 0, height: 0), baseline: baseline)
  }

  /// Returns a line truncated with an ellipsis at a width.
  package func line(_ words: String, _ style: TextStyle, x: Double, baseline: Double, width: Double, color: Color = ink)
    -> [DrawingCommand]
  {
    let shown = text.measurer.truncated(words, in: style.font, width: width)
    return line(shown, style, x: x, baseline: baseline, color: color)
  }

  package func wrapped(_ words: String, _ style: TextStyle, width: Double) -> [String] {
    text.measurer.lines(of: words, in: style.font, width: width, limit: 0).map(\.text)
  }

  /// Returns a filled disc with a sign.
  package func disc(_ sign: Sign, _ color: Color, center: Point, radius: Double = 7) -> [DrawingCommand] {
    let circle = Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return [.fill(.ellipse(circle), color)] + sign.commands(center: center, radius: radius * 0.5, color: .white)
  }
}
