internal import CPangoCairo
internal import Drawing
internal import Typography

extension TextEngine {
  /// Returns the vertical metrics of an installed font, in points.
  func metrics(of font: TextFont) -> FontMetrics {
    FontLock.whileHeld { metricsOfPango(for: font) }
  }

  private func metricsOfPango(for font: TextFont) -> FontMetrics {
    let description = described(font)
    guard let metrics = pango_context_get_metrics(context, description.pointer, nil) else {
      return FontMetrics(ascender: font.size, descender: 0)
    }
    defer { pango_font_metrics_unref(metrics) }
    return FontMetrics(
      ascender: Double(pango_font_metrics_get_ascent(metrics)) / Double(PANGO_SCALE),
      descender: Double(pango_font_metrics_get_descent(metrics)) / Double(PANGO_SCALE))
  }
}
