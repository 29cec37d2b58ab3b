public import Typography

/// The height of the lines of an attributed text, as its paragraph style has it (`NSParagraphStyle`).
public struct LineHeight: Sendable, Hashable {
  /// The height as a multiple of that of the font.
  public var multiple: Double
  /// The least height, in points.
  public var minimum: Double
  /// The greatest height, in points; infinite for any.
  public var maximum: Double
  /// The room between two lines, in points.
  public var spacing: Double

  /// The heights of the font, unless said otherwise.
  public init(multiple: Double = 1, minimum: Double = 0, maximum: Double = .infinity, spacing: Double = 0) {
    self.multiple = multiple
    self.minimum = minimum
    self.maximum = maximum
    self.spacing = spacing
  }

  /// The metrics of a line whose font has others: what a line is higher or lower is above its letters.
  public func metrics(_ metrics: FontMetrics) -> FontMetrics {
    let height = min(max(metrics.lineHeight * multiple, minimum), maximum)
    return FontMetrics(
      ascender: metrics.ascender + height - metrics.lineHeight, descender: metrics.descender,
      leading: metrics.leading + spacing)
  }
}
