/// A builder of a deflate block: items are collected until their prefix codes are computed.
struct DeflateBlock: ~Copyable {
  /// The bits of a symbol, including its extra bits.
  private struct Code {
    var bits: UInt32 = 0
    var count: UInt32 = 0
  }

  /// The number of items after which a block ends: enough to amortize its codes, few enough to adapt to changes in the
  /// picture.
  private static let usualCount = 1 << 13
  /// The maximum number of items of a block. The items of the widest row also fit after the usual number.
  private static let capacity = usualCount + SurfaceSize.longestSide + 4
  /// The largest item in bytes: three literals of 15 bits, or a length of 20 bits and a distance of 28.
  private static let largestItem = 6
  /// The largest head of a block, in bytes.
  private static let largestHead = 512

  private let items = UnsafeMutablePointer<DeflateItem>.allocate(capacity: capacity)
  /// How often each symbol occurs in the first, second and third place of an item.
  private let counts = UnsafeMutablePointer<UInt32>.allocate(capacity: 3 * DeflateItem.symbolCount)
  private let codes = UnsafeMutablePointer<Code>.allocate(capacity: DeflateItem.symbolCount)
  private var count = 0
  private var writer = BitWriter(capacity: capacity * largestItem + largestHead + 8)

  init() { codes.initialize(repeating: Code(), count: DeflateItem.symbolCount) }

  deinit {
    items.deallocate()
    counts.deallocate()
    codes.deallocate()
  }

  /// Whether ``end(isLast:file:)`` must be called before the items of another row.
  var isFull: Bool { count >= Self.usualCount }

  /// The position for the next item.
  var next: UnsafeMutablePointer<DeflateItem> {
    get { items + count }
    set { count = newValue - items }
  }

  /// Discards the items of the block.
  mutating func clear() { count = 0 }

  /// Writes the block with optimal codes, and begins the next one.
  mutating func end(isLast: Bool, file: inout [UInt8]) {
    countSymbols()
    let literals = PrefixCode(counts: literalCounts, limit: 15)
    let farther = PrefixCode(counts: distanceCounts, limit: 15)
    DeflateBlockHead(literals: literals, distances: farther).write(isLast: isLast, to: &writer)
    keep(literals, farther)
    writeItems()
    writer.add(literals.bits[DeflateSymbols.endOfBlock], count: literals.lengths[DeflateSymbols.endOfBlock])
    writer.drain()
    if isLast { writer.align() }
    writer.move(to: &file)
    clear()
  }

  private func countSymbols() {
    let symbolCount = DeflateItem.symbolCount
    counts.initialize(repeating: 0, count: 3 * symbolCount)
    let (seconds, thirds) = (counts + symbolCount, counts + 2 * symbolCount)
    for index in 0..<count {
      let item = items[index]
      counts[item.first] &+= 1
      seconds[item.second] &+= 1
      thirds[item.third] &+= 1
    }
  }

  private func total(_ symbol: Int) -> UInt32 {
    counts[symbol] + counts[DeflateItem.symbolCount + symbol] + counts[2 * DeflateItem.symbolCount + symbol]
  }

  private var literalCounts: [UInt32] {
    var totals = [UInt32](repeating: 0, count: DeflateSymbols.literalCount)
    for byte in 0...255 { totals[byte] = total(byte) }
    totals[DeflateSymbols.endOfBlock] = 1
    for length in DeflateSymbols.shortestMatch...DeflateSymbols.longestMatch {
      totals[Int(DeflateSymbols.lengths[length].symbol)] += total(DeflateItem.lengthSymbol + length)
    }
    return totals
  }

  private var distanceCounts: [UInt32] {
    var totals = (0..<DeflateSymbols.distanceCount).map { total(DeflateItem.distanceSymbol + $0) }
    // An empty distance code is valid, but not all decoders accept it.
    totals[0] = max(1, totals[0])
    return totals
  }

  /// Stores the bits of each symbol, including the extra bits of lengths.
  private func keep(_ literals: PrefixCode, _ farther: PrefixCode) {
    func code(_ symbol: Int, of code: PrefixCode, _ extraBits: Int = 0, _ extraBitCount: Int = 0) -> Code {
      let length = Int(code.lengths[symbol])
      return Code(bits: UInt32(code.bits[symbol]) | UInt32(extraBits << length), count: UInt32(length + extraBitCount))
    }
    for byte in 0...255 { codes[byte] = code(byte, of: literals) }
    codes[DeflateItem.nothing] = Code()
    for length in DeflateSymbols.shortestMatch...DeflateSymbols.longestMatch {
      let match = DeflateSymbols.lengths[length]
      codes[DeflateItem.lengthSymbol + length] = code(
        Int(match.symbol), of: literals, Int(match.extraBits), Int(match.extraBitCount))
    }
    for symbol in 0..<DeflateSymbols.distanceCount {
      codes[DeflateItem.distanceSymbol + symbol] = code(symbol, of: farther)
    }
  }

  private mutating func writeItems() {
    var stream = writer.stream
    for index in 0..<count {
      let item = items[index]
      let (first, second, third) = (codes[item.first], codes[item.second], codes[item.third])
      let start = UInt64(first.bits) | UInt64(second.bits) &<< UInt64(first.count)
      let startCount = UInt64(first.count &+ second.count)
      let symbols = start | UInt64(third.bits) &<< startCount
      let symbolsCount = startCount &+ UInt64(third.count)
      stream.add(symbols | item.extraBits &<< symbolsCount, count: symbolsCount &+ item.extraBitCount)
      stream.drain()
    }
    writer.stream = stream
  }
}
