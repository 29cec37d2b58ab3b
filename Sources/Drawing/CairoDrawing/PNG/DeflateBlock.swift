/// A builder of a deflate block: items are collected until their prefix codes are computed.
struct DeflateBlock: ~Copyable {
  /// The bits of a symbol, including its extra bits.
  private struct Code {
    var bits: UInt32 = 0
    var count: UInt32 = 0
  }

  /// The largest number of items of a block: enough to amortize its codes, few enough to adapt to changes in the
  /// picture.
  private static let capacity = 1 << 15
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

  /// Creates an empty block.
  init() { codes.initialize(repeating: Code(), count: DeflateItem.symbolCount) }

  deinit {
    items.deallocate()
    counts.deallocate()
    codes.deallocate()
  }

  /// The number of items that fit before ``end(isLast:distances:file:)`` must be called.
  var room: Int { Self.capacity - count }

  /// The position for the next item.
  var next: UnsafeMutablePointer<DeflateItem> {
    get { items + count }
    set { count = newValue - items }
  }

  /// Discards the items of the block.
  mutating func clear() { count = 0 }

  /// Writes the block with optimal codes, and begins the next one.
  ///
  /// `distances` are the distances of repetitions, in bytes.
  mutating func end(isLast: Bool, distances: [Int], file: inout [UInt8]) {
    countSymbols()
    let literals = PrefixCode(counts: literalCounts, limit: 15)
    let farther = PrefixCode(counts: distanceCounts(distances), limit: 15)
    DeflateBlockHead(literals: literals, distances: farther).write(isLast: isLast, to: &writer)
    keep(literals, farther, distances)
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

  private func distanceCounts(_ distances: [Int]) -> [UInt32] {
    var totals = [UInt32](repeating: 0, count: DeflateSymbols.distanceCount)
    for (index, distance) in distances.enumerated() {
      totals[DeflateSymbols.distanceSymbol(distance - 1)] += total(DeflateItem.distanceSymbol + index)
    }
    // An empty distance code is valid, but not all decoders accept it.
    totals[0] = max(1, totals[0])
    return totals
  }

  /// Stores the bits of each symbol, including its extra bits.
  private func keep(_ literals: PrefixCode, _ farther: PrefixCode, _ distances: [Int]) {
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
    for (index, distance) in distances.enumerated() {
      let symbol = DeflateSymbols.distanceSymbol(distance - 1)
      let extraBitCount = DeflateSymbols.distanceExtraBitCount(symbol)
      let extraBits = (distance - 1) & (1 << extraBitCount - 1)
      codes[DeflateItem.distanceSymbol + index] = code(symbol, of: farther, extraBits, extraBitCount)
    }
  }

  private mutating func writeItems() {
    var stream = writer.stream
    for index in 0..<count {
      let item = items[index]
      let (first, second, third) = (codes[item.first], codes[item.second], codes[item.third])
      let start = UInt64(first.bits) | UInt64(second.bits) &<< UInt64(first.count)
      let startCount = UInt64(first.count &+ second.count)
      stream.add(start | UInt64(third.bits) &<< startCount, count: startCount &+ UInt64(third.count))
      stream.drain()
    }
    writer.stream = stream
  }
}
