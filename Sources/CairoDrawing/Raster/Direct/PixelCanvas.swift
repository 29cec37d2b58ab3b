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
    guard !columns.isEmpty else { return }
    switch opacity {
    case 0: return
    case .max: start.update(repeating: color.pixel, count: columns.count)
    default:
      // What lies below is mostly one colour for long.
      var (below, mixed) = (start.pointee, color.mixed(into: start.pointee, opacity: UInt32(opacity)))
      for index in 0..<columns.count {
        if start[index] != below {
          below = start[index]
          mixed = color.mixed(into: below, opacity: UInt32(opacity))
        }
        start[index] = mixed
      }
    }
  }

  /// Lays a colour over a pixel, if it is one of the image.
  ///
  /// - Parameters:
  ///   - row: A row of the image.
  ///   - opacity: How much of the colour shows, from 0 to 255.
  @inline(__always)
  func paint(_ color: PixelColor, row: Int, column: Int, opacity: UInt8) {
    guard opacity > 0, UInt(bitPattern: column) < UInt(bitPattern: width) else { return }
    let pixel = pixels + row * stride + column
    pixel.pointee = color.mixed(into: pixel.pointee, opacity: UInt32(opacity))
  }

  /// Lays a colour over pixels of a row, over each as much as a mask says; pixels outside of the image are left out.
  ///
  /// - Parameters:
  ///   - row: A row of the image.
  ///   - column: The column of the first pixel.
  ///   - step: From one pixel to the next: 1 to the right, -1 to the left.
  ///   - mask: How much of the colour shows in each pixel, from 0 to 255.
  @inline(__always)
  func paint(_ color: PixelColor, row: Int, from column: Int, step: Int = 1, _ mask: UnsafeBufferPointer<UInt8>) {
    let start = pixels + row * stride
    var column = column
    let isOpaque = color.alpha >= 1
    for part in mask {
      if part > 0, UInt(bitPattern: column) < UInt(bitPattern: width) {
        let opacity = isOpaque ? part : color.opacity(ofByte: part)
        start[column] =
          opacity == .max ? color.pixel : color.mixed(into: start[column], opacity: UInt32(opacity))
      }
      column &+= step
    }
  }
}
