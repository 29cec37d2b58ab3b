public import Typography

/// The height of the lines of attributed text, from its paragraph style (`NSParagraphStyle`).
public struct LineHeight: Sendable, Hashable {
  /// The height as a multiple of the font's line height.
  public var multiple: Double
  /// The smallest height, in points.
  public var minimum: Double
  /// The largest height, in points. Infinite for none.
  public var maximum: Double
  /// The space between two lines, in points.
  public var spacing: Double

  /// Creates a line height, by default the font's.
  public init(multiple: Double = 1, minimum: Double = 0, maximum: Double = .infinity, spacing: Double = 0) {
    self.multiple = multiple
    self.minimum = minimum
    self.maximum = maximum
    self.spacing = spacing
  }

  /// Returns the metrics of a line. A difference from the font's height is added above the letters.
  public func metrics(_ metrics: FontMetrics) -> FontMetrics {
    let height = min(max(metrics.lineHeight * multiple, minimum), maximum)
    return FontMetrics(
      ascender: metrics.ascender + height - metrics.lineHeight, descender: metrics.descender,
      leading: metrics.leading + spacing)
  }
}
