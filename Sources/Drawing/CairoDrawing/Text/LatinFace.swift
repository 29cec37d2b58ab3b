internal import CPangoCairo

/// A calculator of the advances of Latin text in one face with HarfBuzz alone.
///
/// Most strings need nothing else from Pango: their letters are in one font and one direction, and they are not drawn.
/// A face shares no state, so workers need not wait for each other.
final class LatinFace {
  private let font: OpaquePointer
  private let buffer: OpaquePointer
  /// The units per em of Pango's measurements, so that both round in the same way.
  private static let unitsPerEm: Int32 = 256 * PANGO_SCALE
  private let features: [hb_feature_t]

  /// Creates the face of a file by opening it. Nil if it cannot be read.
  init?(_ file: FontConfiguration.FaceFile) {
    guard let blob = hb_blob_create_from_file_or_fail(file.path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, file.index) else { return nil }
    defer { hb_face_destroy(face) }
    guard let font = hb_font_create(face), let buffer = hb_buffer_create() else { return nil }
    self.font = font
    self.buffer = buffer
    hb_font_set_scale(font, Self.unitsPerEm, Self.unitsPerEm)
    features = TextEngine.switchedOffFeatures.map { name in
      hb_feature_t(tag: hb_tag_from_string(name, -1), value: 0, start: 0, end: .max)
    }
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }

  /// Whether a string contains only visible Latin characters and their punctuation, up to the ellipsis: Pango replaces
  /// the next character, a hyphenation point.
  static func canMeasure(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      (0x20...0x7E).contains($0.value) || (0xA0...0x24F).contains($0.value) && $0.value != 0xAD
        || (0x2010...0x2026).contains($0.value) || $0.value == 0x20AC
    }
  }

  /// Returns the advance of a measurable text with kerning, as a fraction of the font size. Nil if the face lacks a
  /// character.
  func advance(of text: String) -> Double? {
    let scalars = text.unicodeScalars
    if let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return advance(ofLetter: first)
    }
    hb_buffer_clear_contents(buffer)
    let bytes = Array(text.utf8)
    bytes.withUnsafeBytes { utf8 in
      hb_buffer_add_utf8(
        buffer, utf8.bindMemory(to: CChar.self).baseAddress, Int32(clamping: utf8.count), 0, Int32(clamping: utf8.count)
      )
    }
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    let hasLetters = text.unicodeScalars.contains { $0.properties.isAlphabetic }
    hb_buffer_set_script(buffer, hasLetters ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON)
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    hb_shape(font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count),
      let places = hb_buffer_get_glyph_positions(buffer, nil),
      (0..<Int(count)).allSatisfy({ glyphs[$0].codepoint != 0 })
    else { return nil }
    return (0..<Int(count)).reduce(0) { $0 + Double(places[$1].x_advance) } / Double(Self.unitsPerEm)
  }

  /// Returns the advance of a letter without neighbors. Shaping, which replaces no glyph of a single letter, would take
  /// thirty times as long, and a gallery has the widths of some 200 letters in each font.
  private func advance(ofLetter letter: Unicode.Scalar) -> Double? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0, glyph != 0 else { return nil }
    return Double(hb_font_get_glyph_h_advance(font, glyph)) / Double(Self.unitsPerEm)
  }
}
