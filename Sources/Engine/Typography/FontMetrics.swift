/// The vertical metrics of a font at its size, in points.
public struct FontMetrics: Sendable, Hashable {
  /// From the baseline up to the top of a line.
  public var ascender: Double
  /// From the baseline down to the bottom of a line, positive.
  public var descender: Double
  /// The room between two lines of a label.
  public var leading: Double

  /// The metrics of a font; nothing between lines unless said otherwise.
  public init(ascender: Double, descender: Double, leading: Double = 0) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
  }

  /// The height of one line, not rounded.
  public var lineHeight: Double { ascender + descender }
}
