internal import CCairo
internal import CFontconfig
internal import CPangoCairo
internal import Drawing

/// An engine that shapes text with Pango and HarfBuzz.
///
/// Pango's font maps and the libraries below them are not thread-safe, so an engine does all its work within
/// ``FontLock``. All workers share an engine, so that a font is searched and opened once.
final class TextEngine: @unchecked Sendable {
  private struct Shared {
    weak var engine: TextEngine?
  }

  /// The engines in use. Accessed only within ``FontLock``.
  nonisolated(unsafe) private static var engines: [FontDirectories: Shared] = [:]

  /// The available fonts.
  private let configuration: FontConfiguration
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let fontContext: OpaquePointer
  /// Whether the font map has the fonts.
  private var hasFonts = false

  /// Returns the engine for the fonts of the given directories.
  ///
  /// - Throws: ``RasterizingError`` if the base font is missing or Pango cannot be started.
  static func shared(fonts: FontDirectories) throws(RasterizingError) -> TextEngine {
    try FontLock.whileHeld { () throws(RasterizingError) in
      if let engine = engines[fonts]?.engine { return engine }
      let engine = try TextEngine(fonts: fonts)
      engines = engines.filter { $0.value.engine != nil }
      engines[fonts] = Shared(engine: engine)
      return engine
    }
  }

  private init(fonts: FontDirectories) throws(RasterizingError) {
    configuration = try FontConfiguration(directories: fonts)
    (fontMap, fontContext) = try Self.fontMap()
  }

  deinit {
    FontLock.whileHeld {
      // A released font map would never release its configuration.
      if hasFonts { pango_fc_font_map_set_config(OpaquePointer(fontMap), nil) }
      g_object_unref(UnsafeMutableRawPointer(fontContext))
      g_object_unref(UnsafeMutableRawPointer(fontMap))
    }
  }

  private static func fontMap() throws(RasterizingError) -> (UnsafeMutablePointer<PangoFontMap>, OpaquePointer) {
    guard let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
      let context = pango_font_map_create_context(fontMap)
    else {
      throw RasterizingError(message: "Pango cannot be started: it was built without FreeType")
    }
    pinOptions(of: context)
    return (fontMap, context)
  }

  /// The context in which Pango lays out text. Called within ``FontLock``.
  ///
  /// The font map gets its fonts at the first use. It lists all of them, and again when it is released, but Latin text
  /// is measured without Pango.
  var context: OpaquePointer {
    if !hasFonts {
      pango_fc_font_map_set_config(OpaquePointer(fontMap), configuration.pointer)
      hasFonts = true
    }
    return fontContext
  }

  /// Whether the family or face of a font is installed.
  func isInstalled(_ font: TextFont) -> Bool { FontLock.whileHeld { configuration.installed(font) != nil } }

  /// Returns a face of the base family for strings that are measured but not drawn. Nil if Pango must measure them.
  func latinFace(ofWeight weight: Int) -> LatinFace? {
    FontLock.whileHeld { configuration.file(ofWeight: weight) }.flatMap(LatinFace.init)
  }

  /// Returns the font as fontconfig knows it. Called within ``FontLock``.
  func described(_ font: TextFont) -> FontDescriptionPointer {
    FontDescriptionPointer(configuration.installed(font) ?? font)
  }

  /// Returns the glyphs of a string on one line, at the size of the font.
  ///
  /// Line breaks and tabs count as spaces, and control characters are skipped. A character that no font has becomes a
  /// box.
  func shape(_ text: String, in font: TextFont) -> ShapedText {
    let line = text.onOneLine
    let shaped = shapeLine(line, in: font)
    // A union over the runs. A long text has thousands of them.
    let missing = shaped.missing
    guard !missing.isEmpty else { return shaped }
    let box: Unicode.Scalar = "\u{25A1}"
    let replaced = line.unicodeScalars.map { missing.contains($0) ? box : $0 }
    return shapeLine(String(String.UnicodeScalarView(replaced)), in: font)
  }

  /// Returns the characters of a string that no font has a glyph for.
  func missingCharacters(in text: String, font: TextFont) -> Set<Unicode.Scalar> {
    shapeLine(text.onOneLine, in: font).missing
  }

  /// Returns the characters that no available font has a glyph for in any context, in order.
  func uncovered(_ characters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    FontLock.whileHeld { configuration.uncovered(characters) }
  }

  private func shapeLine(_ text: String, in font: TextFont) -> ShapedText {
    FontLock.whileHeld { layOut(text, in: font) }
  }

  private func layOut(_ text: String, in font: TextFont) -> ShapedText {
    guard let layout = pango_layout_new(context) else { return ShapedText(runs: []) }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let description = described(font)
    pango_layout_set_font_description(layout, description.pointer)
    pango_layout_set_single_paragraph_mode(layout, 1)
    setFeatures(of: layout, for: text)
    let bytes = Array(text.utf8)
    bytes.withUnsafeBytes { buffer in
      pango_layout_set_text(layout, buffer.bindMemory(to: CChar.self).baseAddress, Int32(clamping: buffer.count))
    }
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return ShapedText(runs: []) }
    return ShapedText(line, of: bytes)
  }

  /// Sets options that give the same glyphs and positions on all machines: no hinting, no user language.
  private static func pinOptions(of context: OpaquePointer) {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  /// The OpenType features that form ligatures.
  static let switchedOffFeatures = ["calt", "liga", "clig"]

  /// Disables ligatures, as in the fit of the system font's widths, except for scripts that require them.
  private func setFeatures(of layout: OpaquePointer, for text: String) {
    guard !text.needsLigatures, let attributes = pango_attr_list_new() else { return }
    let features = Self.switchedOffFeatures.map { "\($0)=0" }.joined(separator: ",")
    pango_attr_list_insert(attributes, pango_attr_font_features_new(features))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }
}

/// A Pango font description.
struct FontDescriptionPointer: ~Copyable {
  /// The largest font size, in points. A letter of this size exceeds any picture.
  static let largestSize = 20_000.0

  let pointer: OpaquePointer?

  /// Creates the description of a font, with its fallback families.
  init(_ font: TextFont) {
    pointer = pango_font_description_new()
    let families = Self.families(of: font)
    pango_font_description_set_family(pointer, families.joined(separator: ","))
    pango_font_description_set_weight(pointer, PangoWeight(UInt32(max(100, min(1000, font.weight)))))
    pango_font_description_set_style(pointer, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    let size = font.size.isFinite ? max(0, min(Self.largestSize, font.size)) : 0
    pango_font_description_set_absolute_size(pointer, size * Double(PANGO_SCALE))
  }

  deinit { pango_font_description_free(pointer) }

  private static func families(of font: TextFont) -> [String] {
    guard let family = font.family else { return FallbackFamilies.names }
    let name = family.filter { $0 != "," && $0 != "\0" }
    return [name] + NamedFont.of(name, weight: font.weight).lookalikes + FallbackFamilies.names
  }
}

extension String {
  /// The text without characters that a line cannot contain.
  fileprivate var onOneLine: String {
    var line = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: line.append(" ")
      case 0x00...0x1F, 0x7F...0x9F: continue
      default: line.append(scalar)
      }
    }
    return String(line)
  }

  /// Whether the text contains letters that change shape next to each other, or emoji.
  package var needsLigatures: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x1DFF, 0xA800...0xABFF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x1_0800...0x1_FFFF: true
      default: false
      }
    }
  }
}
