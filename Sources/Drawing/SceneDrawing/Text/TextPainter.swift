package import Drawing
package import Geometry
internal import SceneLayouts
package import Scenes

/// Places lines of text in rectangles.
package struct TextPainter {
  /// The place of a line between left and right.
  package enum Alignment: Sendable, Hashable {
    case left
    case center
    case right

    /// The alignment that a document's word means in a writing direction.
    init(_ alignment: TextAlignment, isRightToLeft: Bool) {
      switch alignment {
      case .left: self = .left
      case .center: self = .center
      case .right: self = .right
      case .natural, .justified: self = isRightToLeft ? .right : .left
      }
    }
  }

  /// A text with its look.
  package struct Style: Sendable, Hashable {
    /// The font.
    package var font: Font
    /// The colour.
    package var color: Color
    /// The place of lines between left and right.
    package var alignment: Alignment

    /// A look; at the left unless said otherwise.
    package init(font: Font, color: Color, alignment: Alignment = .left) {
      self.font = font
      self.color = color
      self.alignment = alignment
    }
  }

  /// The engine that knows the widths of letters.
  package let measurer: any TextMeasuring

  /// A painter that measures with an engine.
  package init(measurer: any TextMeasuring) { self.measurer = measurer }

  /// One line in the vertical middle of a rectangle, cut off with an ellipsis where it does not fit.
  package func line(_ text: String, _ style: Style, in rect: Rect) -> [DrawingCommand] {
    let metrics = measurer.metrics(of: style.font)
    let shown = measurer.truncated(text, in: style.font, width: rect.width + TextTolerance.points)
    return run(shown, style, in: rect, baseline: rect.midY - metrics.lineHeight / 2 + metrics.ascender)
  }

  /// Lines that stand in the vertical middle of a rectangle, as in a label.
  ///
  /// Where the height is too small for all lines the last one that fits holds the rest, cut off with an ellipsis.
  ///
  /// - Parameters:
  ///   - lines: The lines as they were broken where they were measured.
  ///   - width: The width that the last line is cut off at, in points; that of the rectangle without rounding.
  ///   - leading: What is kept free between two lines, in points.
  package func paragraph(
    _ lines: [TextLine], _ style: Style, width: Double, in rect: Rect, startsAtTop: Bool = false, leading: Double = 0
  ) -> [DrawingCommand] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let metrics = measurer.metrics(of: style.font)
    let distance = metrics.lineHeight + leading
    let shown = shown(lines, style.font, width: width, height: rect.height, leading: leading)
    let top = startsAtTop ? rect.minY : rect.midY - (Double(shown.count) * distance - leading) / 2
    return shown.enumerated().flatMap { index, line in
      run(line, style, in: rect, baseline: top + Double(index) * distance + metrics.ascender)
    }
  }

  /// A line at a baseline, without regard to whether it fits.
  package func run(_ text: String, _ style: Style, in rect: Rect, baseline: Double) -> [DrawingCommand] {
    guard !text.isEmpty else { return [] }
    let width = measurer.width(of: text, in: style.font)
    let left =
      switch style.alignment {
      case .left: rect.minX
      case .center: rect.midX - width / 2
      case .right: rect.maxX - width
      }
    let origin = Point(x: left, y: baseline)
    return [
      .text(TextRun(text: text, origin: origin, width: width, font: TextFont(style.font), color: style.color))
    ]
  }

  /// The width of one line, in points.
  package func width(of text: String, _ font: Font) -> Double { measurer.width(of: text, in: font) }

  /// The largest font down to a size in points in which a line fits a width, or the smallest where none does.
  package func shrunk(_ font: Font, downTo smallest: Double, forLine line: String, in width: Double) -> Font {
    var font = font
    var wide = self.width(of: line, font)
    // Letters of smaller fonts are relatively wider, so that one step may not be enough.
    for _ in 0..<8 where wide > width && font.pointSize > smallest {
      font.pointSize = max(smallest, font.pointSize * min(0.99, width / wide))
      wide = self.width(of: line, font)
    }
    return font
  }

  /// The lines there is room for. Only the last one can be too wide: it holds the rest of a text that has a limit.
  private func shown(
    _ lines: [TextLine], _ font: Font, width: Double, height: Double, leading: Double
  ) -> [String] {
    let distance = max(measurer.metrics(of: font).lineHeight + leading, 1)
    let room = max(1, ((height + leading + TextTolerance.points) / distance).rounded(.down))
    let count = min(lines.count, Int(exactly: room) ?? lines.count)
    guard count > 0 else { return [] }
    let last = lines[(count - 1)...].textOnOneLine
    return lines.prefix(count - 1).map(\.text)
      + [measurer.truncated(last, in: font, width: width + TextTolerance.points)]
  }
}

extension TextFont {
  /// The font as drawings name it.
  init(_ font: Font) {
    self.init(
      family: font.family, size: font.pointSize, weight: font.weight.openTypeWeight, isItalic: font.isItalic)
  }
}
