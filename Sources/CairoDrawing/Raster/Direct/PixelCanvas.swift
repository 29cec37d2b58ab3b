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

  /// Lays a colour over pixels of a row.
  ///
  /// - Parameters:
  ///   - columns: Columns of the image.
  ///   - opacity: How much of the colour shows, from 0 to 255.
  @inline(__always)
  func paint(_ color: PixelColor, row: Int, columns: Range<Int>, opacity: UInt8) {
    let start = pixels + row * stride + columns.lowerBound
    switch opacity {
    case 0: return
    case .max: start.update(repeating: color.pixel, count: columns.count)
    default: for index in 0..<columns.count { start[index] = color.mixed(into: start[index], opacity: UInt32(opacity)) }
    }
  }

  /// Lays a colour over pixels of a row, over each as much as a mask says.
  ///
  /// - Parameters:
  ///   - column: The column of the first pixel; all must be in the image.
  ///   - mask: How much of the colour shows in each pixel, from 0 to 255.
  @inline(__always)
  func paint(_ color: PixelColor, row: Int, column: Int, mask: UnsafeBufferPointer<UInt8>) {
    let start = pixels + row * stride + column
    for index in 0..<mask.count where mask[index] > 0 {
      start[index] = color.mixed(into: start[index], opacity: UInt32(mask[index]))
    }
  }
}
