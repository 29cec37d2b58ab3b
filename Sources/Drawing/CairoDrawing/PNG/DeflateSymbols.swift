/// The alphabets of deflate: symbols and extra bits for lengths and distances (RFC 1951, 3.2.5).
enum DeflateSymbols {
  static let endOfBlock = 256
  /// The number of symbols for literals, the end of a block and lengths.
  static let literalCount = 286
  /// The number of symbols for distances.
  static let distanceCount = 30
  /// The longest repetition, in bytes.
  static let longestMatch = 258
  /// The shortest repetition, in bytes.
  static let shortestMatch = 3
  /// The largest distance of a repetition, in bytes.
  static let farthestMatch = 32_768

  /// The encoding of a length.
  struct Length {
    let symbol: UInt16
    /// The number of extra bits.
    let extraBitCount: UInt8
    let extraBits: UInt8
  }

  /// The encoding of each length from 0 to ``longestMatch``. Entries below ``shortestMatch`` are unused.
  static let lengths: [Length] = (0...longestMatch).map { length in
    guard length > 10 else { return Length(symbol: UInt16(max(257, length + 254)), extraBitCount: 0, extraBits: 0) }
    guard length < longestMatch else { return Length(symbol: 285, extraBitCount: 0, extraBits: 0) }
    // Four symbols for each power of two.
    let offset = length - shortestMatch
    let extra = Int.bitWidth - 3 - offset.leadingZeroBitCount
    return Length(
      symbol: UInt16(257 + 4 * extra + offset >> extra), extraBitCount: UInt8(extra),
      extraBits: UInt8(offset & ((1 << extra) - 1)))
  }

  /// Returns the symbol of a distance, given the distance minus one.
  @inline(__always)
  static func distanceSymbol(_ offset: Int) -> Int {
    guard offset >= 4 else { return offset }
    // Two symbols for each power of two.
    let extra = Int.bitWidth - 2 - offset.leadingZeroBitCount
    return 2 * extra + offset >> extra
  }

  /// Returns the number of extra bits of a distance symbol.
  @inline(__always)
  static func distanceExtraBitCount(_ symbol: Int) -> Int { symbol < 4 ? 0 : symbol >> 1 - 1 }
}
