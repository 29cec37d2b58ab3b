internal import Geometry
internal import MarkupWriting

extension SVGWriter {
  /// Writes a line of text.
  ///
  /// Right-to-left text is anchored at its end, which is the left end and the origin of the run.
  mutating func write(_ run: TextRun, darkColor: Color? = nil) {
    markup.append("<text")
    markup.attribute("x", run.origin.x)
    markup.attribute("y", run.origin.y)
    attributes(of: run.font)
    attributes(of: .fill, run.color)
    attribute(for: .fill, run.color, darkColor)
    if run.text.isRightToLeft { markup.append(" direction=\"rtl\" text-anchor=\"end\"") }
    // `textLength` changes the letter spacing, not the letters, to compensate for a different font.
    if let width = run.drawableWidth { markup.attribute("textLength", width) }
    if run.text.hasBlanksToKeep { markup.append(" xml:space=\"preserve\"") }
    markup.append(">")
    markup.append(escaping: run.text, in: .content)
    markup.append("</text>\n")
  }

  private mutating func attributes(of font: TextFont) {
    if let family = font.family {
      let name = family.filter { $0 != "'" && $0 != "\\" && !$0.isNewline }
      markup.attribute("font-family", "'\(name)', \(Self.systemFonts)")
    }
    markup.attribute("font-size", font.size)
    if font.weight != 400 { markup.attribute("font-weight", Double(font.weight)) }
    if font.isItalic { markup.append(" font-style=\"italic\"") }
  }
}

extension String {
  /// Whether a viewer would otherwise collapse whitespace: at an end, or consecutive.
  fileprivate var hasBlanksToKeep: Bool {
    var previousIsBlank = true
    for byte in utf8 {
      let isBlank = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
      if isBlank, previousIsBlank { return true }
      previousIsBlank = isBlank
    }
    return previousIsBlank && !isEmpty
  }
}
