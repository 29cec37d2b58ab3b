internal import Geometry
package import Scenes
package import Typography

/// A measurer of the text of a label in proportion to a size that its custom class reported: letters and lines are
/// wider and taller than in the document's font by the same factors.
private struct FittedTextMeasurer<Base: TextMeasuring>: TextMeasuring {
  let base: Base
  let width: Double
  let height: Double

  /// Creates a measurer for a label.
  ///
  /// `font` is the font of the label, as the document specifies it for the variant.
  init(_ base: Base, reported: ReportedTextSize, shownIn font: Font) {
    self.base = base
    let asked = reported.font.resolved(at: reported.textSize, era: font.era, ideographs: font.ideographs)
    let measured = base.size(
      of: reported.text, in: asked, width: nil, limit: 0, grid: PixelGrid(scale: Self.finestScale))
    width = measured.width > 0 ? reported.size.width / measured.width : 1
    height = measured.height > 0 ? reported.size.height / measured.height : 1
  }

  /// The pixels per point to which the measured size is exact.
  private static var finestScale: Double { 1_000_000 }

  func width(of text: String, in font: Font) -> Double { base.width(of: text, in: font) * width }

  func metrics(of font: Font) -> FontMetrics {
    let metrics = base.metrics(of: font)
    return FontMetrics(
      ascender: metrics.ascender * height, descender: metrics.descender * height, leading: metrics.leading * height)
  }
}

/// A measurer of the text of a label whose paragraph style sets a line height.
private struct StyledTextMeasurer<Base: TextMeasuring>: TextMeasuring {
  let base: Base
  let lineHeight: LineHeight

  func width(of text: String, in font: Font) -> Double { base.width(of: text, in: font) }

  func metrics(of font: Font) -> FontMetrics { lineHeight.metrics(base.metrics(of: font)) }
}

extension TextMeasuring {
  /// Returns the engine for a label whose custom class has reported the size of its text, or whose lines have their own
  /// height. Otherwise returns this engine.
  package func fitted(to label: ResolvedViews.Label) -> any TextMeasuring {
    if let size = label.reportedSize { return FittedTextMeasurer(self, reported: size, shownIn: label.font) }
    return label.lineHeight.map { StyledTextMeasurer(base: self, lineHeight: $0) } ?? self
  }
}
