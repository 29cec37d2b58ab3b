public import Typography

/// A text measurer in which every character has the same advance, so that tests can be checked by hand (specification
/// SIZ-05).
public struct FixedPitchTextMeasurer: TextMeasuring, Sendable {
  /// The advance of one character, in points, at any size.
  public var advance: Double
  /// The height of a line, in points, at any size.
  public var lineHeight: Double
  /// The distance from the baseline to the lower edge of a line, in points, at any size.
  public var descent: Double

  /// Creates a measurer, by default with the numbers of the specification.
  public init(advance: Double = 8, lineHeight: Double = 21, descent: Double = 5) {
    self.advance = advance
    self.lineHeight = lineHeight
    self.descent = descent
  }

  /// Returns the sum of the advances of all characters, in points.
  public func width(of text: String, in font: Font) -> Double { Double(text.count) * advance }

  /// Returns the same metrics for every font, in points.
  public func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: lineHeight - descent, descender: descent)
  }
}
