internal import CDeflate

/// The Adler-32 checksum of the rows of an image (RFC 1950), each a byte of value 0 and three bytes for each pixel.
///
/// One row is kept as bytes. Of most rows nearly all pixels are those of the row above: they need not be packed again.
struct PixelChecksum: ~Copyable {
  private let bytes: UnsafeMutableRawPointer
  private let rowSize: Int
  /// The checksum of all rows that were ended.
  private(set) var value: UInt32 = 1

  /// The checksum of no rows, as if a row of black pixels stood above the first.
  init(width: Int) {
    rowSize = 1 + 3 * width
    bytes = .allocate(byteCount: rowSize, alignment: 1)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: rowSize)
  }

  deinit { bytes.deallocate() }

  /// Takes notice of pixels that may differ from those above them.
  @inline(__always)
  func change(_ columns: Range<Int>, of row: UnsafePointer<UInt32>) {
    PixelPacking.pack(row + columns.lowerBound, count: columns.count, into: bytes + (1 + 3 * columns.lowerBound))
  }

  /// Adds the row as it is now.
  mutating func endRow() { value = libdeflate_adler32(value, bytes, rowSize) }
}
