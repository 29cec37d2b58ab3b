internal import CPangoCairo

/// Consecutive glyphs in one font.
struct GlyphRun {
  /// A glyph with its position on the line.
  struct Glyph {
    /// The index of the glyph in its font.
    var index: UInt
    /// The distance from the start of the line, in points.
    var x: Double
    /// The distance below the baseline, in points.
    var y: Double
    /// The index of its letter in the run. A letter with its marks, or a ligature, is one letter.
    var letter: Int
  }

  /// The font at its size.
  let font: ScaledFont
  /// The characters of the glyphs, in reading order.
  let text: String
  /// The visible glyphs.
  private(set) var glyphs: [Glyph] = []
  /// The start of each letter in the text, in bytes of UTF-8, from left to right.
  private(set) var letterStarts: [Int] = []
  /// The number of letters.
  var letterCount: Int { letterStarts.count }
  /// The advance of the run, in points.
  private(set) var advance = 0.0
  /// The characters that no font has a glyph for.
  private(set) var missing: Set<Unicode.Scalar> = []
  /// The start of the run on its line, in points.
  private var start: Double

  /// Returns the run at another position on the line, with space after each letter.
  func spread(by space: Double, from start: Double) -> GlyphRun {
    var run = self
    for index in glyphs.indices {
      run.glyphs[index].x += start - self.start + space * Double(glyphs[index].letter)
    }
    run.advance += space * Double(letterCount)
    run.start = start
    return run
  }
}

extension GlyphRun {
  /// Creates a run of a line that Pango laid out. Nil if it has no font.
  ///
  /// - Parameters:
  ///   - item: The run as Pango laid it out.
  ///   - text: The characters of the layout in UTF-8.
  ///   - start: The start of the run on the line, in points.
  init?(_ item: PangoGlyphItem, of text: [UInt8], from start: Double) {
    guard let source = item.item?.pointee, let string = item.glyphs?.pointee,
      let font = ScaledFont(source.analysis.font)
    else { return nil }
    self.font = font
    self.start = start
    let bytes = text.dropFirst(Int(source.offset)).prefix(Int(source.length))
    self.text = String(decoding: bytes, as: UTF8.self)
    let count = Int(string.num_glyphs)
    let infos = UnsafeBufferPointer(start: string.glyphs, count: count)
    let clusters = UnsafeBufferPointer(start: string.log_clusters, count: count)
    for index in 0..<count {
      if index == 0 || clusters[index] != clusters[index - 1] { letterStarts.append(Int(clusters[index])) }
      append(infos[index])
    }
  }

  private mutating func append(_ info: PangoGlyphInfo) {
    if info.glyph & Self.unknownFlag != 0 {
      if let character = Unicode.Scalar(info.glyph & ~Self.unknownFlag) { missing.insert(character) }
    } else if info.glyph != Self.invisibleGlyph {
      glyphs.append(
        Glyph(
          index: UInt(info.glyph), x: start + advance + Self.points(info.geometry.x_offset),
          y: Self.points(info.geometry.y_offset), letter: letterCount - 1))
    }
    advance += Self.points(info.geometry.width)
  }

  private static func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

  /// Pango's mark for a character that no font has (`PANGO_GLYPH_UNKNOWN_FLAG`, a macro that Swift cannot import).
  private static let unknownFlag: PangoGlyph = 0x1000_0000
  /// The glyph of an invisible character (`PANGO_GLYPH_EMPTY`).
  private static let invisibleGlyph: PangoGlyph = 0x0FFF_FFFF
}
