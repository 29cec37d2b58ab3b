/// A step of a compressed image: a pixel, a single byte or a repetition.
///
/// Each item has three symbols, so that writing needs no branches: a pixel has three bytes, a repetition has its length
/// and distance. Missing symbols are ``nothing``, which takes no bits.
struct DeflateItem {
  /// Three symbols of ten bits, the first one lowest.
  let symbols: UInt32

  /// The number of symbols: bytes, nothing, lengths and distances.
  static let symbolCount = distanceSymbol + Distance.count
  /// The symbol for the rest of an item with fewer than three symbols.
  static let nothing = 256
  /// The offset of length symbols.
  static let lengthSymbol = 256
  /// The first distance symbol.
  static let distanceSymbol = lengthSymbol + DeflateSymbols.longestMatch + 1

  /// The distances at which repetitions are searched.
  enum Distance: UInt32 {
    case pixelBefore
    case rowAbove

    static let count = 2
  }

  private init(_ first: UInt32, _ second: UInt32, _ third: UInt32) {
    symbols = first | second << 10 | third << 20
  }

  /// Creates the item of a cairo pixel.
  @inline(__always)
  init(pixel: UInt32) { self.init(pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF) }

  /// Creates the item of a byte.
  @inline(__always)
  init(byte: UInt8) { self.init(UInt32(byte), UInt32(Self.nothing), UInt32(Self.nothing)) }

  /// Creates the item of a repetition of 3 to 258 bytes.
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
