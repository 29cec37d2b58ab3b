internal import CIGZip
internal import Drawing

/// Writes images as PNG files (W3C Portable Network Graphics, third edition): 8 bits a channel, no transparency, rows
/// without a filter, which is both the fastest and the smallest for drawings.
final class PNGEncoder {
  private let deflate = DeflateStream()
  private let rows = PixelBuffer()

  /// About how many bytes are compressed at a time: they stay in the processor's cache.
  private static let bandSize = 192 << 10

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
    let rowsPerBand = max(1, Self.bandSize / rowSize)
    rows.reserve(rowSize * rowsPerBand)
    deflate.begin()
    var first = 0
    while first < surface.size.height {
      let end = min(first + rowsPerBand, surface.size.height)
      for row in first..<end {
        let start = (row - first) * rowSize
        let target = UnsafeMutableBufferPointer(rebasing: rows.bytes[start..<(start + rowSize)])
        Self.pack(surface.row(row), into: target)
      }
      let band = UnsafeMutableBufferPointer(rebasing: rows.bytes[..<((end - first) * rowSize)])
      try deflate.append(band, isLast: end == surface.size.height, to: &file)
      first = end
    }
  }

  /// A row of cairo's pixels as PNG has it: the filter's number, then red, green and blue of each pixel.
  ///
  /// Four pixels of 32 bits become three words, so that no byte is touched on its own.
  private static func pack(_ row: UnsafeRawBufferPointer, into target: UnsafeMutableBufferPointer<UInt8>) {
    let bytes = UnsafeMutableRawBufferPointer(target)
    bytes[0] = 0
    let count = row.count / 4
    var pixel = 0
    var place = 1
    func color(_ index: Int) -> UInt32 {
      UInt32(littleEndian: row.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)).byteSwapped >> 8
    }
    while pixel + 4 <= count {
      let (first, second, third, fourth) = (color(pixel), color(pixel + 1), color(pixel + 2), color(pixel + 3))
      store(first | second << 24, place)
      store(second >> 8 | third << 16, place + 4)
      store(third >> 16 | fourth << 8, place + 8)
      pixel += 4
      place += 12
    }
    while pixel < count {
      let rest = color(pixel)
      bytes[place] = UInt8(truncatingIfNeeded: rest)
      bytes[place + 1] = UInt8(truncatingIfNeeded: rest >> 8)
      bytes[place + 2] = UInt8(truncatingIfNeeded: rest >> 16)
      pixel += 1
      place += 3
    }
    func store(_ word: UInt32, _ offset: Int) {
      bytes.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt32.self)
    }
  }
}
