public import Typography

/// A text engine in which every character has the same advance, so that tests can be checked by hand (specification
/// SIZ-05).
public struct FixedPitchTextMeasurer: TextMeasuring, Sendable {
  /// The advance of one character, in points, at any size.
  public var advance: Double
  /// The height of a line, in points, at any size.
  public var lineHeight: Double
  /// The distance that a line reaches below its baseline, in points, at any size.
  public var descent: Double

  /// An engine with the numbers of the specification unless told otherwise.
  public init(advance: Double = 8, lineHeight: Double = 21, descent: Double = 5) {
    self.advance = advance
    self.lineHeight = lineHeight
    self.descent = descent
  }

  /// The advances of all characters together, in points.
  public func width(of text: String, in font: Font) -> Double { Double(text.count) * advance }

  /// The same heights for every font, in points.
  public func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: lineHeight - descent, descender: descent)
  }
}
