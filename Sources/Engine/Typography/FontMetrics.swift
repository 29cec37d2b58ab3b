/// The vertical metrics of a font at its size, in points.
public struct FontMetrics: Sendable, Hashable {
  /// The distance from the baseline up to the top of a line.
  public var ascender: Double
  /// The distance from the baseline down to the bottom of a line. It is positive.
  public var descender: Double
  /// The space between two lines of a label.
  public var leading: Double

  /// Creates the metrics of a font, by default without leading.
  public init(ascender: Double, descender: Double, leading: Double = 0) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
  }

  /// The height of one line, unrounded.
  public var lineHeight: Double { ascender + descender }
}
