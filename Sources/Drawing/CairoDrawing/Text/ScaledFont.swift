internal import CPangoCairo

/// A Pango font at its size, retained as long as glyphs are drawn with it.
final class ScaledFont {
  private let font: UnsafeMutablePointer<PangoFont>
  /// The same font for cairo.
  let pointer: OpaquePointer
  /// The actual family of the glyphs, which is a fallback for characters that the font lacks.
  let family: String

  /// Whether the glyphs are pictures, which have no outlines.
  let isColored: Bool

  /// Creates a font. Nil if there is none. Called within ``FontLock``.
  init?(_ font: UnsafeMutablePointer<PangoFont>?) {
    guard let font else { return nil }
    let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    FontFailure.note(ifFailed: scaled)
    guard let pointer = scaled else { return nil }
    g_object_ref(UnsafeMutableRawPointer(font))
    self.font = font
    self.pointer = pointer
    family = Self.family(of: font)
    isColored = family.hasSuffix("Emoji")
  }

  deinit {
    FontLock.whileHeld { g_object_unref(UnsafeMutableRawPointer(font)) }
  }

  private static func family(of font: UnsafeMutablePointer<PangoFont>) -> String {
    guard let description = pango_font_describe(font) else { return "" }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
  }
}
