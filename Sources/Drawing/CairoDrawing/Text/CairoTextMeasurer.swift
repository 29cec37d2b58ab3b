public import Drawing
public import Typography

/// A measurer of text as in Apple's fonts, from the advances of Inter and of substitutes for other fonts.
///
/// A measurer belongs to one worker. Widths are cached.
public final class CairoTextMeasurer: TextMeasuring {
  private struct Key: Hashable {
    var text: String
    var font: Font

    // Skips the settings with few values, such as the weight: the same text seldom has several of them, and hashing
    // them takes longer than comparing two widths.
    func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(font.pointSize)
      hasher.combine(font.family)
      hasher.combine(font.lineSpacing)
    }
  }

  private let engine: TextEngine
  private let namedFonts: NamedFontMeasurer
  private var latinFaces: [FontWeight: LatinFace?] = [:]
  private var widths = BoundedCache<Key, Double>(limit: 16_384)
  private var missing = BoundedCache<Key, [Unicode.Scalar]>(limit: 4096)

  /// Creates a measurer for the fonts of the given directories.
  ///
  /// - Throws: ``RasterizingError`` if the font Inter is missing.
  public init(fonts: FontDirectories = .system) throws(RasterizingError) {
    engine = try TextEngine.shared(fonts: fonts)
    namedFonts = NamedFontMeasurer(engine: engine)
  }

  /// Returns the width of a line of text in points, not rounded. 0 if the font size is not a positive number.
  ///
  /// Text in the system font follows a formula fitted to Xcode documents. Chinese characters, kana, Hangul and emoji
  /// have fixed advances, as have Apple's fonts that are not installed, so the fonts of the machine do not matter.
  /// Italics have the width of upright letters.
  public func width(of text: String, in font: Font) -> Double {
    guard !text.isEmpty, font.pointSize.isFinite, font.pointSize > 0 else { return 0 }
    return widths.value(for: Key(text: text, font: font)) {
      let segments = TextSegment.segments(of: text)
      var font = font
      if segments.contains(where: { $0.kind == .kana }) { font.ideographs = .japanese }
      // Apple's negative tracking also applies to characters without a width, so the sum may be negative.
      return max(0, segments.reduce(0) { $0 + width(of: $1, in: font) })
    }
  }

  /// Returns the vertical metrics of a font in points: the system font's, an installed family's, or an Apple font's
  /// that is not installed.
  public func metrics(of font: Font) -> FontMetrics {
    let size = font.pointSize.isFinite ? max(0, font.pointSize) : 0
    guard let family = font.family else {
      var metrics = FontMetrics(
        ascender: SystemFontWidth.ascender * size, descender: SystemFontWidth.descender * size)
      metrics.leading = font.leading(lineHeight: metrics.lineHeight)
      return metrics
    }
    if isInstalled(font) { return engine.metrics(of: TextFont(font, size: size)) }
    let named = NamedFont.of(family, weight: font.weight.openTypeWeight)
    return FontMetrics(ascender: named.ascender * size, descender: named.descender * size)
  }

  /// Returns the characters of a string that no installed font can show, without duplicates, in order.
  public func missingCharacters(in text: String, font: Font) -> [Unicode.Scalar] {
    // The base font has all of these, and most strings contain nothing else.
    guard text.unicodeScalars.contains(where: { $0.value > 0x24F }) else { return [] }
    return missing.value(for: Key(text: text, font: font)) {
      let lost = engine.missingCharacters(in: text, font: TextFont(font, size: Self.shapingSize))
      var seen: Set<Unicode.Scalar> = []
      return text.unicodeScalars.filter { lost.contains($0) && seen.insert($0).inserted }
    }
  }

  /// Returns the characters that no installed font has a glyph for, in order.
  ///
  /// Each character is checked alone, without text layout. ``missingCharacters(in:font:)`` is exact for joining
  /// scripts.
  public func uncoveredCharacters(_ characters: [Unicode.Scalar]) -> [Unicode.Scalar] { engine.uncovered(characters) }

  public func knowsWidths(of font: Font) -> Bool {
    font.family.map { isInstalled(font) || NamedFont.knows($0) } ?? true
  }

  /// Returns a description of the replacement for a family that is not installed. Nil if it is installed.
  public func substitute(for family: String) -> String? {
    if isInstalled(Font(family: family, pointSize: Self.shapingSize)) { return nil }
    return NamedFont.knows(family) ? "its widths are known from Xcode documents" : "Helvetica's widths are used instead"
  }

  /// Whether the family or face of a font is installed.
  private func isInstalled(_ font: Font) -> Bool {
    engine.isInstalled(TextFont(font, size: Self.shapingSize))
  }

  private func width(of segment: TextSegment, in font: Font) -> Double {
    switch segment.kind {
    case .letters: width(ofLetters: segment.text, in: font)
    default: Double(segment.text.count) * FixedAdvance.of(segment.kind, in: font) * font.pointSize
    }
  }

  private func width(ofLetters text: String, in font: Font) -> Double {
    guard let family = font.family else { return widthInSystemFont(text, font) }
    if isInstalled(font) { return plainWidth(text, font) }
    let named = NamedFont.of(family, weight: font.weight.openTypeWeight)
    return font.pointSize * namedFonts.width(of: text, in: named)
  }

  private func widthInSystemFont(_ text: String, _ font: Font) -> Double {
    if LatinFace.canMeasure(text), let advance = latinFace(ofWeight: font.weight)?.advance(of: text) {
      return SystemFontWidth.width(advance: advance, of: text, in: font)
    }
    var upright = font
    upright.isItalic = false
    let shaped = engine.shape(text, in: TextFont(upright, size: Self.shapingSize))
    return shaped.runs.reduce(0) { width, run in
      let advance = run.advance / Self.shapingSize
      guard run.font.family == FontConfiguration.baseFamily else { return width + advance * font.pointSize }
      return width + SystemFontWidth.width(advance: advance, of: run.text, in: font)
    }
  }

  private func latinFace(ofWeight weight: FontWeight) -> LatinFace? {
    if let known = latinFaces[weight] { return known }
    let face = engine.latinFace(ofWeight: weight.openTypeWeight)
    latinFaces[weight] = .some(face)
    return face
  }

  private func plainWidth(_ text: String, _ font: Font) -> Double {
    engine.shape(text, in: TextFont(font, size: Self.shapingSize)).advance / Self.shapingSize * font.pointSize
  }

  /// The size at which text is shaped, in points. Pango rounds to fractions of a point, which is negligible at this
  /// size.
  private static let shapingSize = 256.0
}

extension TextFont {
  /// Creates a text font from a font of a scene, at another size.
  fileprivate init(_ font: Font, size: Double) {
    self.init(family: font.family, size: size, weight: font.weight.openTypeWeight, isItalic: font.isItalic)
  }
}
