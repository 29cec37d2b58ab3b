/// The head of a deflate block: the lengths of its codes, which are coded themselves (RFC 1951, 3.2.7).
struct DeflateBlockHead {
  /// A symbol of the code length alphabet, with its extra bits.
  private struct Item {
    var symbol: Int
    var extraBits = 0
    var extraBitCount = 0
  }

  private let literalCount: Int
  private let distanceCount: Int
  private let items: [Item]

  /// The order in which the lengths of the code length code are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  init(literals: PrefixCode, distances: PrefixCode) {
    literalCount = max(257, literals.lengths.trimmedCount)
    distanceCount = max(1, distances.lengths.trimmedCount)
    items = Self.items(for: Array(literals.lengths[..<literalCount] + distances.lengths[..<distanceCount]))
  }

  func write(isLast: Bool, to writer: inout BitWriter) {
    var counts = [UInt32](repeating: 0, count: Self.order.count)
    for item in items { counts[item.symbol] += 1 }
    let code = PrefixCode(counts: counts, limit: 7)
    let lengths = Self.order.map { code.lengths[$0] }
    let lengthCount = max(4, lengths.trimmedCount)
    // Written in this order: the last block bit, the block type (dynamic codes), and the number of lengths of each
    // kind.
    writer.add(isLast ? 0b101 : 0b100 as UInt, count: 3)
    writer.add(UInt(literalCount - 257), count: 5)
    writer.add(UInt(distanceCount - 1), count: 5)
    writer.add(UInt(lengthCount - 4), count: 4)
    for length in lengths.prefix(lengthCount) {
      writer.drain()
      writer.add(length, count: 3)
    }
    for item in items {
      writer.drain()
      writer.add(code.bits[item.symbol], count: code.lengths[item.symbol])
      writer.add(UInt(item.extraBits), count: item.extraBitCount)
    }
    writer.drain()
  }

  /// Returns code lengths in run-length encoding.
  private static func items(for lengths: [UInt8]) -> [Item] {
    var items: [Item] = []
    var start = 0
    while start < lengths.count {
      let length = lengths[start]
      let end = lengths[start...].firstIndex { $0 != length } ?? lengths.count
      var rest = end - start
      if length > 0 {
        items.append(Item(symbol: Int(length)))
        rest -= 1
      }
      while rest >= 3 {
        let (item, count) = repetition(of: length, rest)
        items.append(item)
        rest -= count
      }
      for _ in 0..<rest { items.append(Item(symbol: Int(length))) }
      start = end
    }
    return items
  }

  /// Returns the symbol for the longest possible repetition, and its count.
  private static func repetition(of length: UInt8, _ count: Int) -> (Item, count: Int) {
    if length > 0 { return (Item(symbol: 16, extraBits: min(count, 6) - 3, extraBitCount: 2), min(count, 6)) }
    if count < 11 { return (Item(symbol: 17, extraBits: count - 3, extraBitCount: 3), count) }
    return (Item(symbol: 18, extraBits: min(count, 138) - 11, extraBitCount: 7), min(count, 138))
  }
}

extension [UInt8] {
  /// The number of elements without trailing zeros.
  fileprivate var trimmedCount: Int { (lastIndex { $0 != 0 } ?? -1) + 1 }
}
