internal import CCairo
internal import Geometry

extension CairoContext {
  /// Draws glyphs at a position on the baseline.
  ///
  /// `size` is the font size, in points. With `keepsSpacing`, glyphs of all sizes are between pixels horizontally, as the
  /// direct painter places them, instead of on whole pixels.
  func show(_ text: ShapedText, at origin: Point, size: Double, _ color: Color, keepsSpacing: Bool = false) {
    setSource(color)
    let isSmall = size * pixelsPerPoint < Self.smallestGlyphGridSize
    let start = keepsSpacing && !isSmall ? onPixelRow(origin) : origin
    for run in text.runs {
      let glyphs = placed(run.glyphs, at: start)
      withFont(run.font) {
        if isSmall || keepsSpacing, !run.font.isColored {
          fillOutlines(of: glyphs)
        } else {
          cairo_show_glyphs(pointer, glyphs, Int32(clamping: glyphs.count))
        }
      }
    }
  }

  /// Returns a point whose vertical position is moved to the nearest edge of a pixel.
  private func onPixelRow(_ point: Point) -> Point {
    var (x, y) = (Self.bounded(point.x), Self.bounded(point.y))
    cairo_user_to_device(pointer, &x, &y)
    y.round()
    cairo_device_to_user(pointer, &x, &y)
    return Point(x: x, y: y)
  }

  /// Draws with a font. The context releases the font before the lock is released.
  private func withFont(_ font: ScaledFont, _ draw: () -> Void) {
    FontLock.whileHeld {
      cairo_save(pointer)
      cairo_set_scaled_font(pointer, font.pointer)
      draw()
      cairo_restore(pointer)
    }
  }

  /// The font size in pixels from which glyphs are positioned on whole pixels.
  ///
  /// Cairo always does that, which is fast. In smaller text, as on contact sheets, half a pixel is a visible gap.
  static let smallestGlyphGridSize = 15.0

  private var pixelsPerPoint: Double {
    var horizontal = 1.0
    var vertical = 0.0
    cairo_user_to_device_distance(pointer, &horizontal, &vertical)
    return abs(horizontal)
  }

  /// Returns the glyphs of a line at their positions.
  func placed(_ glyphs: [GlyphRun.Glyph], at origin: Point) -> [cairo_glyph_t] {
    let (left, baseline) = (Self.bounded(origin.x), Self.bounded(origin.y))
    return glyphs.map { cairo_glyph_t(index: $0.index, x: left + $0.x, y: baseline + $0.y) }
  }

  /// Fills the outlines of glyphs at subpixel positions. Outlines may overlap within a letter.
  private func fillOutlines(of glyphs: [cairo_glyph_t]) {
    cairo_new_path(pointer)
    cairo_glyph_path(pointer, glyphs, Int32(clamping: glyphs.count))
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_WINDING)
    cairo_fill(pointer)
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_EVEN_ODD)
  }
}
