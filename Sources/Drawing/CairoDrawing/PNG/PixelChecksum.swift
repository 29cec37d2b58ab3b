internal import CDeflate

/// The Adler-32 checksum of the rows of an image (RFC 1950), each with a zero byte and three bytes per pixel.
///
/// The previous row is kept as bytes. Most pixels equal those above them and need not be packed again.
struct PixelChecksum: ~Copyable {
  private let bytes: UnsafeMutableRawPointer
  private let rowSize: Int
  /// The checksum of all ended rows.
  private(set) var value: UInt32 = 1

  /// Creates the checksum of no rows. The initial row is black.
  init(width: Int) {
    rowSize = 1 + 3 * width
    bytes = .allocate(byteCount: rowSize, alignment: 1)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: rowSize)
  }

  deinit { bytes.deallocate() }

  /// Updates pixels that may differ from those above them.
  @inline(__always)
  func change(_ columns: Range<Int>, of row: UnsafePointer<UInt32>) {
    PixelPacking.pack(row + columns.lowerBound, count: columns.count, into: bytes + (1 + 3 * columns.lowerBound))
  }

  /// Adds the current row.
  mutating func endRow() { value = libdeflate_adler32(value, bytes, rowSize) }
}
