/// The text engine that layout uses to measure strings. Callers provide it.
///
/// An engine belongs to one worker and is not `Sendable`.
public protocol TextMeasuring {
  /// Returns the width of one line of text, in points, unrounded. The text contains no line break.
  func width(of text: String, in font: Font) -> Double

  /// Returns the vertical metrics of a font.
  func metrics(of font: Font) -> FontMetrics

  /// Returns the characters of a string that no available font can show, each once, in the order of occurrence.
  func missingCharacters(in text: String, font: Font) -> [Unicode.Scalar]

  /// Whether the widths in a font are its own. Otherwise the widths of another font are used.
  func knowsWidths(of font: Font) -> Bool
}

extension TextMeasuring {
  /// Returns no characters, as for an engine that draws nothing.
  public func missingCharacters(in text: String, font: Font) -> [Unicode.Scalar] { [] }

  /// Returns true, as for an engine that has every font.
  public func knowsWidths(of font: Font) -> Bool { true }
}
