internal import CImageDecoding
internal import Drawing
internal import Glibc

/// A writer of cairo surfaces as PNG files with libpng, which filters and compresses the rows.
final class LibraryPNGWriter: SurfaceWriting {
  private let samples = PixelBuffer()

  func png(of surface: borrowing CairoSurface, description: String) throws(RasterizingError) -> [UInt8] {
    let rowSize = 3 * surface.size.width
    samples.reserve(rowSize * surface.size.height)
    defer { samples.trim() }
    guard let target = samples.bytes.baseAddress else {
      throw RasterizingError(message: "libpng cannot write an image without pixels")
    }
    for row in 0..<surface.size.height {
      PixelPacking.pack(surface.row(row), count: surface.size.width, into: target + row * rowSize)
    }
    var count = 0
    let text = description.replacing("\0", with: "")
    let start = png_file_write(
      target, UInt32(clamping: surface.size.width), UInt32(clamping: surface.size.height), false, text, .max, &count)
    defer { free(start) }
    guard let start else { throw RasterizingError(message: "not enough memory to write the image with libpng") }
    return Array(UnsafeBufferPointer(start: start, count: count))
  }
}
