package import Geometry
package import Typography

/// A typesetter of text in rectangles. It measures lines, truncates what does not fit and puts the rest on baselines.
package struct Typesetter {
  /// The engine that measures text.
  package let measurer: any TextMeasuring

  /// Creates a typesetter that measures with an engine.
  package init(measuringTextWith measurer: any TextMeasuring) { self.measurer = measurer }

  /// Returns the width of one line, in points, unrounded.
  package func width(of text: String, in font: Font) -> Double { measurer.width(of: text, in: font) }

  /// Returns one line in the vertical middle of a rectangle, truncated with an ellipsis if it does not fit.
  ///
  /// `width` is the width of the text in points, if it has already been measured. `slack` is how much more space the
  /// line may have than the rectangle, in points.
  package func line(
    _ text: String, _ font: Font, _ alignment: LineAlignment, in rect: Rect, width: Double? = nil, slack: Double = 0
  ) -> PlacedText {
    let metrics = measurer.metrics(of: font)
    let line = TextLine(text: text, width: width ?? self.width(of: text, in: font))
    let shown = fitted(line, font, in: rect.width + slack)
    let baseline = rect.midY - metrics.lineHeight / 2 + metrics.ascender
    return PlacedText(
      font: font, lines: [placed(shown, alignment, in: rect, baseline: baseline)].compactMap(\.self))
  }

  /// Returns a line on a baseline, without truncating it.
  package func run(
    _ text: String, _ font: Font, _ alignment: LineAlignment, in rect: Rect, baseline: Double
  ) -> PlacedText {
    let line = TextLine(text: text, width: text.isEmpty ? 0 : width(of: text, in: font))
    return PlacedText(
      font: font, lines: [placed(line, alignment, in: rect, baseline: baseline)].compactMap(\.self))
  }

  /// Returns lines in the vertical middle of a rectangle, as in a label.
  ///
  /// If the height is too small for all lines, the last one that fits contains the rest, truncated with an ellipsis.
  ///
  /// - Parameters:
  ///   - lines: The lines as the layout broke them, measured in the font.
  ///   - font: The font of the lines.
  ///   - alignment: The horizontal alignment.
  ///   - width: The width at which the last line is truncated, in points: the width of the rectangle without rounding.
  ///   - rect: The rectangle that contains the lines.
  ///   - startsAtTop: Whether the lines start at the top of the rectangle, as in a text view.
  ///   - leading: The distance between two lines, in points.
  func paragraph(
    _ lines: [TextLine], _ font: Font, _ alignment: LineAlignment, width: Double, in rect: Rect,
    startsAtTop: Bool = false, leading: Double = 0
  ) -> PlacedText {
    guard rect.width > 0, rect.height > 0 else { return PlacedText(font: font, lines: []) }
    let metrics = measurer.metrics(of: font)
    let distance = metrics.lineHeight + leading
    let shown = shown(lines, font, width: width, height: rect.height, distance: distance, leading: leading)
    let top = startsAtTop ? rect.minY : rect.midY - (Double(shown.count) * distance - leading) / 2
    let set = shown.enumerated().compactMap { index, line in
      placed(line, alignment, in: rect, baseline: top + Double(index) * distance + metrics.ascender)
    }
    return PlacedText(font: font, lines: set)
  }

  /// Returns the largest font, down to a size in points, in which a line fits a width, or the smallest if it fits in
  /// none.
  func shrunk(_ font: Font, downTo smallest: Double, forLine line: String, in width: Double) -> Font {
    guard font.pointSize > smallest else { return font }
    var font = font
    var wide = self.width(of: line, in: font)
    // Letters of smaller fonts are relatively wider, so one step may not be enough.
    for _ in 0..<8 where wide > width && font.pointSize > smallest {
      font.pointSize = max(smallest, font.pointSize * min(0.99, width / wide))
      wide = self.width(of: line, in: font)
    }
    return font
  }

  /// Returns the lines that fit. Only the last one can be too wide: it contains the rest of a string with a limited
  /// number of lines.
  private func shown(
    _ lines: [TextLine], _ font: Font, width: Double, height: Double, distance: Double, leading: Double
  ) -> [TextLine] {
    let rows = max(1, ((height + leading + TextTolerance.points) / max(distance, 1)).rounded(.down))
    let count = min(lines.count, Int(exactly: rows) ?? lines.count)
    guard count > 0 else { return [] }
    var last = lines[count - 1]
    if count < lines.count {
      let rest = lines[(count - 1)...].textOnOneLine
      last = TextLine(text: rest, width: self.width(of: rest, in: font))
    }
    return lines.prefix(count - 1) + [fitted(last, font, in: width)]
  }

  /// Returns a line, truncated if it lacks more than the rule for truncated text allows: a share of its own width.
  private func fitted(_ line: TextLine, _ font: Font, in room: Double) -> TextLine {
    if line.width - room <= TextTolerance.length(of: line.width, in: font) { return line }
    return measurer.truncated(line, in: font, width: room + TextTolerance.length(of: room, in: font))
  }

  /// Returns a line on a baseline, or nil for an empty one.
  private func placed(
    _ line: TextLine, _ alignment: LineAlignment, in rect: Rect, baseline: Double
  ) -> PlacedText.Line? {
    guard !line.text.isEmpty else { return nil }
    let left =
      switch alignment {
      case .left: rect.minX
      case .center: rect.midX - line.width / 2
      case .right: rect.maxX - line.width
      }
    return PlacedText.Line(text: line.text, origin: Point(x: left, y: baseline), width: line.width)
  }
}
