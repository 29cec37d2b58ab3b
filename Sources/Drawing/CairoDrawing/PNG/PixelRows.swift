/// The rows of an image in memory and in its file.
struct PixelRows {
  /// The first pixel.
  let pixels: UnsafePointer<UInt32>
  /// The distance between rows in memory, in pixels.
  let stride: Int
  /// The number of pixels of a row.
  let width: Int
  /// The bytes of a row in the file: a filter byte and three bytes per pixel.
  let rowSize: Int

  init(_ surface: borrowing CairoSurface) {
    pixels = surface.row(0)
    stride = surface.stride / MemoryLayout<UInt32>.size
    width = surface.size.width
    rowSize = 1 + 3 * width
  }

  @inline(__always)
  subscript(row: Int) -> UnsafePointer<UInt32> { pixels + row * stride }
}
