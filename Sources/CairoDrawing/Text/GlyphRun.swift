internal import CCairo
internal import CPangoCairo

/// Glyphs of one font, side by side.
struct GlyphRun {
  /// The font at its size.
  let font: ScaledFont
  /// The characters the glyphs stand for, in reading order.
  let text: String
  /// The glyphs with their places from the start of the line, in points.
  private(set) var glyphs: [cairo_glyph_t]
  /// The characters that no font has a glyph for.
  private(set) var missing: Set<Unicode.Scalar> = []
  /// Where the glyphs of a letter end: for each glyph, whether it is the last one of its letter.
  private var endsLetter: [Bool]
  /// How far the run advances, in points.
  private(set) var advance: Double

  /// How many letters can be set apart: a letter with its marks, or a ligature, counts once.
  var letterCount: Int { endsLetter.count { $0 } }

  /// The run with space after each letter, beginning at a place on the line.
  func spread(by space: Double, from start: Double) -> GlyphRun {
    var run = self
    var shift = start - origin
    for index in glyphs.indices {
      run.glyphs[index].x += shift
      if endsLetter[index] { shift += space }
    }
    run.advance += space * Double(letterCount)
    run.origin = start
    return run
  }

  /// Where the run begins on its line, in points.
  private var origin: Double
}

extension GlyphRun {
  /// A run of a line that Pango laid out, or nil where it has no font.
  init?(_ item: PangoGlyphItem, of text: [UInt8], from start: Double) {
    guard let source = item.item?.pointee, let string = item.glyphs?.pointee,
      let font = ScaledFont(source.analysis.font)
    else { return nil }
    let count = max(0, Int(string.num_glyphs))
    let infos = UnsafeBufferPointer(start: string.glyphs, count: count)
    let clusters = UnsafeBufferPointer(start: string.log_clusters, count: count)
    self.font = font
    let first = max(0, min(text.count, Int(source.offset)))
    self.text = String(decoding: text[first..<max(first, min(text.count, first + Int(source.length)))], as: UTF8.self)
    origin = start
    advance = 0
    glyphs = []
    endsLetter = []
    for index in 0..<count {
      let geometry = infos[index].geometry
      if let character = Self.missingCharacter(infos[index].glyph) { missing.insert(character) }
      glyphs.append(
        cairo_glyph_t(
          index: Self.index(of: infos[index].glyph), x: start + advance + Self.points(geometry.x_offset),
          y: Self.points(geometry.y_offset)))
      advance += Self.points(geometry.width)
      endsLetter.append(index + 1 == count || clusters[index] != clusters[index + 1])
    }
  }

  private static func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

  /// The glyph in the font: its box for characters that no font has, and none for what cannot be seen.
  private static func index(of glyph: PangoGlyph) -> UInt {
    if glyph == 0x0FFF_FFFF { return invisibleIndex }
    return glyph & unknownFlag != 0 ? 0 : UInt(glyph)
  }

  /// The character of what stands for a glyph that no font has.
  private static func missingCharacter(_ glyph: PangoGlyph) -> Unicode.Scalar? {
    glyph & unknownFlag != 0 ? Unicode.Scalar(glyph & ~unknownFlag) : nil
  }

  /// What Pango marks a character with that no font has (`PANGO_GLYPH_UNKNOWN_FLAG`, a macro that Swift cannot read).
  private static let unknownFlag: PangoGlyph = 0x1000_0000

  /// An index that no font has and that is not drawn.
  static let invisibleIndex = UInt.max
}

/// A font of Pango's at its size, kept as long as glyphs are drawn with it.
final class ScaledFont {
  private let font: UnsafeMutablePointer<PangoFont>
  /// The same font as cairo draws with it.
  let pointer: OpaquePointer

  /// A font, or nil where there is none.
  init?(_ font: UnsafeMutablePointer<PangoFont>?) {
    guard let font, let pointer = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return nil }
    g_object_ref(UnsafeMutableRawPointer(font))
    self.font = font
    self.pointer = pointer
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(font)) }

  /// The family the glyphs are really from, which is another one where a font has no letters for a character.
  var family: String {
    guard let description = pango_font_describe(font) else { return "" }
    defer { pango_font_description_free(description) }
    guard let name = pango_font_description_get_family(description) else { return "" }
    return String(cString: name)
  }
}
