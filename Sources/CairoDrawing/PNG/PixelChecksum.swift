/// The Adler-32 checksum of the rows of an image, kept up by what changes from one row to the next (RFC 1950).
///
/// A row is a byte of value 0 and three bytes for each pixel. Of most rows nearly all pixels are those of the row above:
/// they need not be looked at.
struct PixelChecksum {
  private let rowSize: Int
  /// The sum of all bytes of the row.
  private var sum = 0
  /// The same sum with each byte counted as often as there are bytes from it to the end of the row.
  private var weightedSum = 0
  private var low = 1
  private var high = 0

  /// The largest prime number below 2¹⁶.
  private static let modulus = 65_521

  /// The checksum of no rows, as if a row of black pixels stood above the first.
  init(width: Int) { rowSize = 1 + 3 * width }

  /// Takes notice of a pixel that differs from the one above it; red is in the lowest byte.
  @inline(__always)
  mutating func change(_ old: UInt32, to new: UInt32, column: Int) {
    let red = Int(new & 0xFF) &- Int(old & 0xFF)
    let green = Int(new >> 8 & 0xFF) &- Int(old >> 8 & 0xFF)
    let blue = Int(new >> 16 & 0xFF) &- Int(old >> 16 & 0xFF)
    let total = red &+ green &+ blue
    sum &+= total
    weightedSum &+= (rowSize &- 1 &- 3 &* column) &* total &- green &- 2 &* blue
  }

  /// Adds the row as it is now.
  mutating func endRow() {
    high = (high + rowSize * low + weightedSum) % Self.modulus
    low = (low + sum) % Self.modulus
  }

  /// The checksum of all rows.
  var value: UInt32 { UInt32(high) << 16 | UInt32(low) }
}
