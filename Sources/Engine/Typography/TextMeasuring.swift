/// The questions that layout asks a text engine; the engine itself is handed in.
///
/// An engine belongs to one worker and is not `Sendable`.
public protocol TextMeasuring {
  /// The width of one line of text, in points, not rounded. The text has no line break.
  func width(of text: String, in font: Font) -> Double

  /// The vertical metrics of a font.
  func metrics(of font: Font) -> FontMetrics

  /// The characters of a text that no font at hand can show, each once in the order they occur.
  func missingCharacters(in text: String, font: Font) -> [Unicode.Scalar]
}

extension TextMeasuring {
  /// None: an engine that draws nothing misses nothing.
  public func missingCharacters(in text: String, font: Font) -> [Unicode.Scalar] { [] }
}
