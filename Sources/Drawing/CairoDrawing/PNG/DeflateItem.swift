/// A step of a compressed image: a pixel, a single byte or a repetition.
///
/// Each item has three symbols and the extra bits of a distance, so that writing needs no branches: a pixel has three
/// bytes, a repetition has its length and distance. Missing symbols are ``nothing``, which takes no bits.
struct DeflateItem {
  /// Three symbols of ten bits, the first one lowest, then the number of extra bits in six bits, then these bits.
  private let contents: UInt64

  /// The number of symbols: bytes, nothing, lengths and distances.
  static let symbolCount = distanceSymbol + DeflateSymbols.distanceCount
  /// The symbol for the rest of an item with fewer than three symbols.
  static let nothing = 256
  /// The offset of length symbols.
  static let lengthSymbol = 256
  /// The first distance symbol.
  static let distanceSymbol = lengthSymbol + DeflateSymbols.longestMatch + 1

  /// The distance of a repetition.
  struct Distance {
    /// Everything of an item but its length.
    fileprivate let contents: UInt64

    /// Creates the distance of a number of bytes, from 1 to ``DeflateSymbols/farthestMatch``.
    @inline(__always)
    init(bytes: Int) {
      let symbol = DeflateSymbols.distanceSymbol(bytes &- 1)
      let extraBitCount = DeflateSymbols.distanceExtraBitCount(symbol)
      let extraBits = (bytes &- 1) & (1 &<< extraBitCount &- 1)
      let further = UInt64(truncatingIfNeeded: extraBits &<< 6 | extraBitCount)
      let symbols = UInt64(truncatingIfNeeded: distanceSymbol &+ symbol) &<< 10 | UInt64(nothing) &<< 20
      contents = symbols | further &<< 30
    }
  }

  /// Creates the item of a cairo pixel.
  @inline(__always)
  init(pixel: UInt32) {
    let symbols = pixel >> 16 & 0xFF | (pixel >> 8 & 0xFF) << 10 | (pixel & 0xFF) << 20
    contents = UInt64(symbols)
  }

  @inline(__always)
  init(byte: UInt8) { contents = UInt64(byte) | UInt64(Self.nothing) << 10 | UInt64(Self.nothing) << 20 }

  /// Creates the item of a repetition of 3 to 258 bytes.
  @inline(__always)
  init(repeating count: Int, at distance: Distance) {
    contents = UInt64(truncatingIfNeeded: Self.lengthSymbol &+ count) | distance.contents
  }

  @inline(__always)
  var first: Int { Int(truncatingIfNeeded: contents & 0x3FF) }
  @inline(__always)
  var second: Int { Int(truncatingIfNeeded: contents >> 10 & 0x3FF) }
  @inline(__always)
  var third: Int { Int(truncatingIfNeeded: contents >> 20 & 0x3FF) }
  /// The number of extra bits of the distance, at most 13.
  @inline(__always)
  var extraBitCount: UInt64 { contents >> 30 & 0x3F }
  @inline(__always)
  var extraBits: UInt64 { contents >> 36 }
}
