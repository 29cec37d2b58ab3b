/// The coverage of the pixels of a glyph.
final class GlyphMask {
  /// The first column, relative to the pixel of the glyph's origin.
  let left: Int
  /// The first row, relative to the pixel of the baseline.
  let top: Int
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The coverage of each pixel, from 0 to 255, row by row.
  let coverage: [UInt8]

  init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.coverage = coverage
  }

  /// The same mask without empty rows and columns around it.
  var trimmed: GlyphMask {
    let touched = coverage.indices.filter { coverage[$0] > 0 }
    guard let first = touched.first, let last = touched.last else {
      return GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])
    }
    let rows = first / width...last / width
    let columns = (touched.map { $0 % width }.min() ?? 0)...(touched.map { $0 % width }.max() ?? 0)
    return GlyphMask(
      left: left + columns.lowerBound, top: top + rows.lowerBound, width: columns.count, height: rows.count,
      coverage: rows.flatMap { row in columns.map { coverage[row * width + $0] } })
  }
}

/// A glyph in an image.
struct PlacedGlyphMask {
  let mask: GlyphMask
  /// The position of the mask's first pixel, which may be outside the image.
  let column: Int
  let row: Int

  /// The pixels that the glyph may touch.
  var box: RoundedBox {
    RoundedBox(
      left: Double(column), top: Double(row), right: Double(column + mask.width), bottom: Double(row + mask.height),
      radius: 0)
  }

  /// Paints the part of the glyph that is within the image.
  func paint(_ color: PixelColor, on canvas: PixelCanvas) {
    let rows = max(0, -row)..<max(max(0, -row), min(mask.height, canvas.height - row))
    mask.coverage.withUnsafeBufferPointer { coverage in
      for line in rows {
        let part = UnsafeBufferPointer(rebasing: coverage[(line * mask.width)..<((line + 1) * mask.width)])
        canvas.paint(color, row: row + line, from: column, part)
      }
    }
  }
}
