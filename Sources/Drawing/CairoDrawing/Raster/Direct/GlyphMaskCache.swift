/// A cache of glyph masks, drawn by cairo.
///
/// Glyphs are positioned on quarters of a pixel, small ones also vertically. Letters keep their spacing, and a glyph is
/// drawn for only a few positions.
final class GlyphMaskCache {
  /// A font at its size in the image.
  private struct FontKey: Hashable {
    var font: OpaquePointer
    /// The pixels per point.
    var scale: Double
  }

  /// The masks of a font. They retain the font, since its address is the key.
  private final class FontMasks {
    let font: ScaledFont
    /// The masks, by the glyph index and, in the lowest four bits, its vertical and horizontal position in a pixel, in
    /// quarters.
    var masks: [UInt: GlyphMask?] = [:]

    init(_ font: ScaledFont) { self.font = font }
  }

  private var fonts: [FontKey: FontMasks] = [:]
  private var count = 0
  private let drawing = GlyphMaskDrawing()

  /// The maximum number of masks in the cache. Each takes several hundred bytes.
  private static let limit = 16_384
  /// The positions per pixel.
  private static let phases = 4.0

  /// Returns the masks of a string with their positions in the image. Nil if cairo must draw it.
  ///
  /// - Parameters:
  ///   - text: The glyphs of a line.
  ///   - size: The font size, in points.
  ///   - x: The start of the line, in pixels.
  ///   - y: The baseline, in pixels.
  ///   - scale: The pixels per point.
  func masks(of text: ShapedText, size: Double, x: Double, y: Double, scale: Double) -> [PlacedGlyphMask]? {
    let isLevel = size * scale >= CairoContext.smallestGlyphGridSize
    var placed: [PlacedGlyphMask] = []
    placed.reserveCapacity(text.runs.reduce(0) { $0 + $1.glyphs.count })
    for run in text.runs.indices {
      let font = text.runs[run].font
      guard !font.isColored else { return nil }
      let masks = masks(of: font, scale: scale)
      for glyph in text.runs[run].glyphs {
        let (column, right) = Self.place(x + glyph.x * scale, isWhole: false)
        let (row, down) = Self.place(y + glyph.y * scale, isWhole: isLevel)
        let key = glyph.index << 4 | down << 2 | right
        guard let mask = masks.masks[key] ?? draw(key, in: masks, scale: scale) else { return nil }
        placed.append(PlacedGlyphMask(mask: mask, column: column + mask.left, row: row + mask.top))
      }
    }
    return placed
  }

  private func masks(of font: ScaledFont, scale: Double) -> FontMasks {
    let key = FontKey(font: font.pointer, scale: scale)
    if let masks = fonts[key] { return masks }
    if count >= Self.limit {
      fonts.removeAll()
      count = 0
    }
    let masks = FontMasks(font)
    fonts[key] = masks
    return masks
  }

  private func draw(_ key: UInt, in font: FontMasks, scale: Double) -> GlyphMask? {
    let (right, down) = (Double(key & 3) / Self.phases, Double(key >> 2 & 3) / Self.phases)
    let mask = drawing.mask(of: key >> 4, in: font.font, scale: scale, x: right, y: down)
    font.masks[key] = .some(mask)
    count += 1
    return mask
  }

  /// Returns the pixel of a position, and the quarter within it.
  private static func place(_ position: Double, isWhole: Bool) -> (pixel: Int, phase: UInt) {
    guard !isWhole else { return (Int((position + 0.5).rounded(.down)), 0) }
    let quarters = Int((position * phases + 0.5).rounded(.down))
    return (quarters >> 2, UInt(quarters & 3))
  }
}
