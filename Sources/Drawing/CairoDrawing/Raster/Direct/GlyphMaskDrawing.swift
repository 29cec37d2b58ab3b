internal import CCairo

/// A painter of the masks of single glyphs with cairo.
struct GlyphMaskDrawing {
  /// The largest glyph that is cached, in pixels. Larger ones are drawn each time.
  private static let largestSide = 256.0

  /// Returns the mask of a glyph. Nil if it is too large or cairo fails.
  ///
  /// - Parameters:
  ///   - index: The number of the glyph in the font.
  ///   - font: The font at its size in pixels.
  ///   - scale: The pixels per point.
  ///   - x: The horizontal position of the glyph within a pixel, from 0 to 1.
  ///   - y: The vertical position of the baseline within a pixel, from 0 to 1.
  func mask(of index: UInt, in font: ScaledFont, scale: Double, x: Double, y: Double) -> GlyphMask? {
    FontLock.whileHeld { draw(index, in: font, scale: scale, x: x, y: y) }
  }

  private func draw(_ index: UInt, in font: ScaledFont, scale: Double, x: Double, y: Double) -> GlyphMask? {
    var glyph = cairo_glyph_t(index: index, x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font.pointer, &glyph, 1, &extents)
    FontFailure.note(ifFailed: font.pointer)
    guard extents.width > 0, extents.height > 0 else {
      return GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])
    }
    // The extents are in points and rounded, so a margin of a pixel is added.
    let left = (extents.x_bearing * scale + x).rounded(.down) - 1
    let top = (extents.y_bearing * scale + y).rounded(.down) - 1
    let right = ((extents.x_bearing + extents.width) * scale + x).rounded(.up) + 1
    let bottom = ((extents.y_bearing + extents.height) * scale + y).rounded(.up) + 1
    guard right - left <= Self.largestSide, bottom - top <= Self.largestSide, abs(left) < 4096, abs(top) < 4096
    else { return nil }
    let (width, height) = (Int(right - left), Int(bottom - top))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_GRAY)
    // Outlines may overlap within a letter.
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_translate(context, x - left, y - top)
    cairo_scale(context, scale, scale)
    cairo_set_scaled_font(context, font.pointer)
    cairo_glyph_path(context, &glyph, 1)
    cairo_fill(context)
    cairo_surface_flush(surface)
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS, let pixels = cairo_image_surface_get_data(surface) else {
      return nil
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let coverage = (0..<height).flatMap { UnsafeBufferPointer(start: pixels + $0 * stride, count: width) }
    return GlyphMask(left: Int(left), top: Int(top), width: width, height: height, coverage: coverage).trimmed
  }
}
