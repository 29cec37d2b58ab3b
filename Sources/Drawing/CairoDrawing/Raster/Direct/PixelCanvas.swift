/// The pixels of a cairo image, for painting without cairo.
struct PixelCanvas {
  private let pixels: UnsafeMutablePointer<UInt32>
  private let stride: Int
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int

  /// Creates a canvas of a surface, which must outlive it.
  init(_ surface: borrowing CairoSurface) {
    pixels = surface.pixels
    stride = surface.stride / MemoryLayout<UInt32>.size
    width = surface.size.width
    height = surface.size.height
  }

  /// Sets all pixels to a value.
  func clear(to pixel: UInt32) {
    for row in 0..<height { (pixels + row * stride).update(repeating: pixel, count: width) }
  }

  /// Blends a color into pixels of the given rows.
  ///
  /// - Parameters:
  ///   - color: The color to blend.
  ///   - rows: Rows of the image.
  ///   - columns: Columns of the image.
  ///   - opacity: The opacity of the color, from 0 to 255.
  func paint(_ color: PixelColor, rows: Range<Int>, columns: Range<Int>, opacity: UInt8) {
    guard opacity > 0, !rows.isEmpty, !columns.isEmpty else { return }
    if columns.count == 1 { return paint(color, rows: rows, column: columns.lowerBound, opacity: opacity) }
    for row in rows { paint(color, row: row, columns: columns, opacity: opacity) }
  }

  /// Blends a color into one pixel of each of the given rows.
  private func paint(_ color: PixelColor, rows: Range<Int>, column: Int, opacity: UInt8) {
    var pixel = pixels + (rows.lowerBound * stride + column)
    // Backgrounds are long runs of one color, so blend once per run.
    var (below, mixed) = (pixel.pointee, color.mixed(into: pixel.pointee, opacity: UInt32(opacity)))
    for _ in rows {
      if pixel.pointee != below {
        below = pixel.pointee
        mixed = color.mixed(into: below, opacity: UInt32(opacity))
      }
      pixel.pointee = mixed
      pixel += stride
    }
  }

  /// Blends a color into pixels of a row.
  ///
  /// - Parameters:
  ///   - columns: Columns of the image.
  ///   - opacity: The opacity of the color, from 0 to 255.
  @inline(__always)
  func paint(_ color: PixelColor, row: Int, columns: Range<Int>, opacity: UInt8) {
    let start = pixels + row * stride + columns.lowerBound
    guard !columns.isEmpty else { return }
    switch opacity {
    case 0: return
    case .max: start.update(repeating: color.pixel, count: columns.count)
    default: Self.mix(color, into: start, count: columns.count, opacity: UInt32(opacity))
    }
  }

  /// Blends a color into pixels. Backgrounds are long runs of one color, so it blends once per run.
  private static func mix(_ color: PixelColor, into pixels: UnsafeMutablePointer<UInt32>, count: Int, opacity: UInt32) {
    var index = 0
    while index < count {
      let below = pixels[index]
      let mixed = color.mixed(into: below, opacity: opacity)
      while index &+ 8 <= count, PixelComparison.areEight(pixels + index, equalTo: below) {
        (pixels + index).update(repeating: mixed, count: 8)
        index &+= 8
      }
      while index < count, pixels[index] == below {
        pixels[index] = mixed
        index &+= 1
      }
    }
  }

  /// Blends a color into a pixel if it is within the image.
  ///
  /// - Parameters:
  ///   - row: A row of the image.
  ///   - opacity: The opacity of the color, from 0 to 255.
  @inline(__always)
  func paint(_ color: PixelColor, row: Int, column: Int, opacity: UInt8) {
    guard opacity > 0, UInt(bitPattern: column) < UInt(bitPattern: width) else { return }
    let pixel = pixels + row * stride + column
    pixel.pointee = color.mixed(into: pixel.pointee, opacity: UInt32(opacity))
  }

  /// Blends a color into pixels of the given rows through a mask. Pixels outside the image are skipped.
  ///
  /// - Parameters:
  ///   - rows: Rows of the image, which are painted equally.
  ///   - column: The column of the first pixel.
  ///   - step: The direction: 1 to the right, -1 to the left.
  ///   - mask: The opacity of the color in each pixel, from 0 to 255.
  @inline(__always)
  func paint(
    _ color: PixelColor, rows: Range<Int>, from column: Int, step: Int = 1, _ mask: UnsafeBufferPointer<UInt8>
  ) {
    guard !mask.isEmpty else { return }
    if rows.count == 1 { return paint(color, row: rows.lowerBound, from: column, step: step, mask) }
    for (index, part) in mask.enumerated() {
      let column = column + step * index
      guard part > 0, UInt(bitPattern: column) < UInt(bitPattern: width) else { continue }
      paint(color, rows: rows, column: column, opacity: color.opacity(ofByte: part))
    }
  }

  /// Blends a color into pixels of a row through a mask. Pixels outside the image are skipped.
  ///
  /// - Parameters:
  ///   - row: A row of the image.
  ///   - column: The column of the first pixel.
  ///   - step: The direction: 1 to the right, -1 to the left.
  ///   - mask: The opacity of the color in each pixel, from 0 to 255.
  @inline(__always)
  func paint(_ color: PixelColor, row: Int, from column: Int, step: Int = 1, _ mask: UnsafeBufferPointer<UInt8>) {
    // The part of the mask within the image.
    let first = max(0, step > 0 ? -column : column - width + 1)
    let end = min(mask.count, step > 0 ? width - column : column + 1)
    guard first < end else { return }
    var pixel = pixels + (row * stride + column + step * first)
    let isOpaque = color.alpha >= 1
    for index in first..<end {
      let part = mask[index]
      // Opacities of 0 and 255 are blended too, which is exact and avoids mispredicted branches.
      let opacity = isOpaque ? part : color.opacity(ofByte: part)
      pixel.pointee = color.mixed(into: pixel.pointee, opacity: UInt32(opacity))
      pixel += step
    }
  }
}
