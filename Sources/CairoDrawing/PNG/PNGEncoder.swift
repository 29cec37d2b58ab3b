internal import Drawing
internal import Glibc

/// Writes images as PNG files (W3C Portable Network Graphics, third edition): 8 bits a channel, no transparency, rows
/// without a filter, which is both the fastest and the smallest for drawings.
final class PNGEncoder {
  private let compressor = ZlibCompressor()
  private let rows = PixelBuffer()

  /// The file of an image.
  ///
  /// - Parameter description: What the image shows, or an empty text.
  /// - Throws: ``RasterizingError`` where the compression fails.
  func file(of surface: borrowing CairoSurface, description: String) throws(RasterizingError) -> [UInt8] {
    var file = PNGFile()
    file.appendHeader(width: surface.size.width, height: surface.size.height)
    if !description.isEmpty { file.append(description: description) }
    let mark = file.beginChunk("IDAT")
    try compress(surface, into: &file.bytes)
    file.endChunk(mark)
    file.endChunk(file.beginChunk("IEND"))
    return file.bytes
  }

  private func compress(_ surface: borrowing CairoSurface, into file: inout [UInt8]) throws(RasterizingError) {
    let rowSize = 1 + 3 * surface.size.width
    let size = rowSize * surface.size.height
    rows.reserve(size)
    defer { rows.trim() }
    for row in 0..<surface.size.height { pack(row, of: surface, at: row * rowSize) }
    try compressor.append(UnsafeMutableBufferPointer(rebasing: rows.bytes[..<size]), to: &file)
  }

  /// Puts a row of the image in its place. Screens repeat themselves: a row like the one before is copied from it.
  private func pack(_ row: Int, of surface: borrowing CairoSurface, at start: Int) {
    guard let target = rows.bytes.baseAddress.map({ UnsafeMutableRawPointer($0 + start) }) else { return }
    let pixels = surface.row(row)
    let width = surface.size.width
    if row > 0, memcmp(pixels, surface.row(row - 1), 4 * width) == 0 {
      let rowSize = 1 + 3 * width
      memcpy(target, target - rowSize, rowSize)
    } else {
      target.storeBytes(of: 0, as: UInt8.self)
      PixelPacking.pack(pixels, count: width, into: target + 1)
    }
  }
}
