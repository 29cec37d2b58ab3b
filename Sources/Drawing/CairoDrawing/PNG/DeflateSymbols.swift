/// The alphabets of deflate (RFC 1951, 3.2.5): how lengths and distances of repetitions become symbols and extra bits.
enum DeflateSymbols {
  /// The symbol that ends a block.
  static let endOfBlock = 256
  /// The number of symbols for literals, the end of a block and lengths.
  static let literalCount = 286
  /// The number of symbols for distances.
  static let distanceCount = 30
  /// The longest repetition.
  static let longestMatch = 258
  /// The shortest repetition.
  static let shortestMatch = 3
  /// The farthest distance back to what is repeated, in bytes.
  static let farthestMatch = 32_768

  /// The form in which a length is written.
  struct Length {
    /// Its symbol.
    let symbol: UInt16
    /// The number of bits behind the symbol.
    let extraBitCount: UInt8
    /// Their value.
    let extraBits: UInt8
  }

  /// The form of each length from 0 to ``longestMatch``; those below ``shortestMatch`` have no symbol of their own.
  static let lengths: [Length] = (0...longestMatch).map { length in
    guard length > 10 else { return Length(symbol: UInt16(max(257, length + 254)), extraBitCount: 0, extraBits: 0) }
    guard length < longestMatch else { return Length(symbol: 285, extraBitCount: 0, extraBits: 0) }
    // Four symbols to each power of two.
    let offset = length - shortestMatch
    let extra = Int.bitWidth - 3 - offset.leadingZeroBitCount
    return Length(
      symbol: UInt16(257 + 4 * extra + offset >> extra), extraBitCount: UInt8(extra),
      extraBits: UInt8(offset & ((1 << extra) - 1)))
  }

  /// The symbol of a distance, from the distance less one.
  @inline(__always)
  static func distanceSymbol(_ offset: Int) -> Int {
    guard offset >= 4 else { return offset }
    // Two symbols to each power of two.
    let extra = Int.bitWidth - 2 - offset.leadingZeroBitCount
    return 2 * extra + offset >> extra
  }

  /// The number of bits behind the symbol of a distance.
  @inline(__always)
  static func distanceExtraBitCount(_ symbol: Int) -> Int { symbol < 4 ? 0 : symbol >> 1 - 1 }
}
