/// The shapes of glyphs in pixels, drawn once by cairo and kept.
///
/// Glyphs stand on quarters of a pixel, small ones also in height: letters keep their distances, and a glyph need only be
/// drawn for a few places.
final class GlyphMaskCache {
  /// What a mask depends on besides its font.
  private struct Key: Hashable {
    var index: UInt
    var scale: Double
    /// The place within a pixel, in quarters.
    var x: Int8
    var y: Int8
  }

  /// The masks of a font, which keep the font: its address stands for it.
  private final class FontMasks {
    let font: ScaledFont
    var masks: [Key: GlyphMask?] = [:]

    init(_ font: ScaledFont) { self.font = font }
  }

  private var fonts: [OpaquePointer: FontMasks] = [:]
  private var count = 0
  private let drawing = GlyphMaskDrawing()

  /// How many masks are kept; each takes some hundred bytes.
  private static let limit = 16_384
  /// Quarters of a pixel.
  private static let phases = 4.0

  /// The masks of a text with their places in the image, or nil where cairo must draw it.
  ///
  /// - Parameters:
  ///   - size: The font size, in points.
  ///   - x: Where the line begins, in pixels.
  ///   - y: Where the baseline is, in pixels.
  ///   - scale: Pixels of a point.
  func masks(of text: ShapedText, size: Double, x: Double, y: Double, scale: Double) -> [PlacedGlyphMask]? {
    let isLevel = size * scale >= CairoContext.smallestGlyphGridSize
    var placed: [PlacedGlyphMask] = []
    for run in text.runs {
      guard !run.font.isColored else { return nil }
      let masks = masks(of: run.font)
      for glyph in run.glyphs {
        let (column, phaseX) = Self.place(x + glyph.x * scale, isWhole: false)
        let (row, phaseY) = Self.place(y + glyph.y * scale, isWhole: isLevel)
        let key = Key(index: glyph.index, scale: scale, x: phaseX, y: phaseY)
        guard let mask = mask(for: key, in: masks) else { return nil }
        placed.append(PlacedGlyphMask(mask: mask, column: column + mask.left, row: row + mask.top))
      }
    }
    return placed
  }

  private func masks(of font: ScaledFont) -> FontMasks {
    if let masks = fonts[font.pointer] { return masks }
    if count >= Self.limit {
      fonts.removeAll()
      count = 0
    }
    let masks = FontMasks(font)
    fonts[font.pointer] = masks
    return masks
  }

  private func mask(for key: Key, in font: FontMasks) -> GlyphMask? {
    if let mask = font.masks[key] { return mask }
    let mask = drawing.mask(
      of: key.index, in: font.font, scale: key.scale, x: Double(key.x) / Self.phases, y: Double(key.y) / Self.phases)
    font.masks[key] = .some(mask)
    count += 1
    return mask
  }

  /// The pixel of a place, and the quarter within it.
  private static func place(_ position: Double, isWhole: Bool) -> (pixel: Int, phase: Int8) {
    guard !isWhole else { return (Int((position + 0.5).rounded(.down)), 0) }
    let quarters = Int((position * phases + 0.5).rounded(.down))
    return (quarters >> 2, Int8(quarters & 3))
  }
}
