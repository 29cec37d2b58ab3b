/// The pixels of an image as cairo lays them out, to be painted on without cairo.
struct PixelCanvas {
  private let pixels: UnsafeMutablePointer<UInt32>
  private let stride: Int
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int

  /// The pixels of a surface, which must outlive the canvas.
  init(_ surface: borrowing CairoSurface) {
    pixels = surface.pixels
    stride = surface.stride / MemoryLayout<UInt32>.size
    width = surface.size.width
    height = surface.size.height
  }

  /// Gives all pixels one value.
  func clear(to pixel: UInt32) {
    for row in 0..<height { (pixels + row * stride).update(repeating: pixel, count: width) }
  }

  /// Lays a colour over pixels of some rows.
  ///
  /// - Parameters:
  ///   - rows: Rows of the image.
  ///   - columns: Columns of the image.
  ///   - opacity: The share of the colour that shows, from 0 to 255.
  func paint(_ color: PixelColor, rows: Range<Int>, columns: Range<Int>, opacity: UInt8) {
    guard opacity > 0, !rows.isEmpty, !columns.isEmpty else { return }
    if columns.count == 1 { return paint(color, rows: rows, column: columns.lowerBound, opacity: opacity) }
    for row in rows { paint(color, row: row, columns: columns, opacity: opacity) }
  }

  /// Lays a colour over one pixel of each of some rows.
  private func paint(_ color: PixelColor, rows: Range<Int>, column: Int, opacity: UInt8) {
    var pixel = pixels + (rows.lowerBound * stride + column)
    // What lies below is mostly one colour for long.
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

  /// Lays a colour over pixels of a row.
  ///
  /// - Parameters:
  ///   - columns: Columns of the image.
  ///   - opacity: The share of the colour that shows, from 0 to 255.
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

  /// Lays a colour over pixels, of which most are one colour for long: that is mixed once.
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

  /// Lays a colour over a pixel, if it is one of the image.
  ///
  /// - Parameters:
  ///   - row: A row of the image.
  ///   - opacity: The share of the colour that shows, from 0 to 255.
  @inline(__always)
  func paint(_ color: PixelColor, row: Int, column: Int, opacity: UInt8) {
    guard opacity > 0, UInt(bitPattern: column) < UInt(bitPattern: width) else { return }
    let pixel = pixels + row * stride + column
    pixel.pointee = color.mixed(into: pixel.pointee, opacity: UInt32(opacity))
  }

  /// Lays a colour over pixels of some rows, over each as much as a mask says; pixels outside of the image are left out.
  ///
  /// - Parameters:
  ///   - rows: Rows of the image, all painted alike.
  ///   - column: The column of the first pixel.
  ///   - step: From one pixel to the next: 1 to the right, -1 to the left.
  ///   - mask: The share of the colour that shows in each pixel, from 0 to 255.
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

  /// Lays a colour over pixels of a row, over each as much as a mask says; pixels outside of the image are left out.
  ///
  /// - Parameters:
  ///   - row: A row of the image.
  ///   - column: The column of the first pixel.
  ///   - step: From one pixel to the next: 1 to the right, -1 to the left.
  ///   - mask: The share of the colour that shows in each pixel, from 0 to 255.
  @inline(__always)
  func paint(_ color: PixelColor, row: Int, from column: Int, step: Int = 1, _ mask: UnsafeBufferPointer<UInt8>) {
    // The part of the mask whose columns are those of the image.
    let first = max(0, step > 0 ? -column : column - width + 1)
    let end = min(mask.count, step > 0 ? width - column : column + 1)
    guard first < end else { return }
    var pixel = pixels + (row * stride + column + step * first)
    let isOpaque = color.alpha >= 1
    for index in first..<end {
      let part = mask[index]
      // Nothing and all of the colour are mixed as well, which is exact: a processor cannot foresee which pixel they are.
      let opacity = isOpaque ? part : color.opacity(ofByte: part)
      pixel.pointee = color.mixed(into: pixel.pointee, opacity: UInt32(opacity))
      pixel += step
    }
  }
}
