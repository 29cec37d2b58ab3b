/// A step of a compressed image: a pixel, a single byte or a repetition.
///
/// All of them are three symbols, so that writing them takes no decision: a pixel is its three bytes, a repetition its
/// length and its distance. What an item is short of is the symbol of nothing, which takes no bits.
struct DeflateItem {
  /// Three symbols of ten bits, the first one lowest.
  let symbols: UInt32

  /// The number of symbols: of bytes, nothing, lengths and distances.
  static let symbolCount = distanceSymbol + Distance.count
  /// The symbol with which an item ends that has fewer than three.
  static let nothing = 256
  /// A length of a repetition has this symbol and as many more.
  static let lengthSymbol = 256
  /// The first distance has this symbol.
  static let distanceSymbol = lengthSymbol + DeflateSymbols.longestMatch + 1

  /// The distances at which something is looked for.
  enum Distance: UInt32 {
    case pixelBefore
    case rowAbove

    static let count = 2
  }

  private init(_ first: UInt32, _ second: UInt32, _ third: UInt32) {
    symbols = first | second << 10 | third << 20
  }

  /// A pixel of cairo's.
  @inline(__always)
  init(pixel: UInt32) { self.init(pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF) }

  /// A byte.
  @inline(__always)
  init(byte: UInt8) { self.init(UInt32(byte), UInt32(Self.nothing), UInt32(Self.nothing)) }

  /// A repetition of 3 to 258 bytes.
  @inline(__always)
  init(repeating count: Int, at distance: Distance) {
    let length = UInt32(truncatingIfNeeded: Self.lengthSymbol &+ count)
    self.init(length, UInt32(Self.distanceSymbol) + distance.rawValue, UInt32(Self.nothing))
  }

  @inline(__always)
  var first: Int { Int(symbols & 0x3FF) }
  @inline(__always)
  var second: Int { Int(symbols >> 10 & 0x3FF) }
  @inline(__always)
  var third: Int { Int(symbols >> 20) }
}
