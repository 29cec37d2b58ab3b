/// A block of deflate in the making: pixels, single bytes and repetitions, until a code is made for them.
///
/// Each item is 32 bits:
///
///     00…… blue green red          a pixel, three bytes of which red is the first
///     01…… byte                    a byte
///     1 length (9) offset (15)     a repetition; the offset is its distance less one, at bits 0 to 14
struct DeflateBlock: ~Copyable {
  /// How many items a block has at most: enough to make up for its codes, few enough to follow changes of the picture.
  private static let capacity = 1 << 15
  /// No item takes more bits: three literals of 15.
  private static let largestItem = 6
  /// No description of the codes takes more bytes.
  private static let largestHead = 512

  private let items = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
  private let literalCounts = Self.zeros(DeflateSymbols.literalCount)
  private let distanceCounts = Self.zeros(DeflateSymbols.distanceCount)
  private let lengths = UnsafeMutablePointer<DeflateSymbols.Length>.allocate(capacity: DeflateSymbols.lengths.count)
  private let codes = UnsafeMutablePointer<UInt32>.allocate(
    capacity: DeflateSymbols.literalCount + DeflateSymbols.distanceCount)
  private var count = 0
  private var writer = BitWriter(capacity: capacity * largestItem + largestHead + 8)

  /// An empty block.
  init() {
    lengths.initialize(from: DeflateSymbols.lengths, count: DeflateSymbols.lengths.count)
    codes.initialize(repeating: 0, count: DeflateSymbols.literalCount + DeflateSymbols.distanceCount)
  }

  deinit {
    items.deallocate()
    literalCounts.deallocate()
    distanceCounts.deallocate()
    lengths.deallocate()
    codes.deallocate()
  }

  /// Whether ``end(isLast:file:)`` must come before anything is added.
  var isFull: Bool { count >= Self.capacity }

  /// Adds a pixel with red in its lowest byte, then green and blue, and nothing above them.
  @inline(__always)
  mutating func add(pixel: UInt32) {
    literalCounts[Int(pixel & 0xFF)] &+= 1
    literalCounts[Int(pixel >> 8 & 0xFF)] &+= 1
    literalCounts[Int(pixel >> 16)] &+= 1
    append(pixel)
  }

  /// Adds a byte.
  @inline(__always)
  mutating func add(byte: UInt8) {
    literalCounts[Int(byte)] &+= 1
    append(1 << 30 | UInt32(byte))
  }

  /// Adds a repetition of 3 to 258 bytes.
  @inline(__always)
  mutating func add(matchOf length: Int, distance: Int) {
    literalCounts[Int(lengths[length].symbol)] &+= 1
    distanceCounts[DeflateSymbols.distanceSymbol(distance - 1)] &+= 1
    append(1 << 31 | UInt32(truncatingIfNeeded: length) << 15 | UInt32(truncatingIfNeeded: distance - 1))
  }

  @inline(__always)
  private mutating func append(_ item: UInt32) {
    items[count] = item
    count &+= 1
  }

  /// Writes the block with the codes that are best for it, and begins the next one.
  mutating func end(isLast: Bool, file: inout [UInt8]) {
    literalCounts[DeflateSymbols.endOfBlock] = 1
    // A code without any distance is allowed, but not known to all readers.
    distanceCounts[0] = max(1, distanceCounts[0])
    let literals = PrefixCode(
      counts: UnsafeBufferPointer(start: literalCounts, count: DeflateSymbols.literalCount), limit: 15)
    let distances = PrefixCode(
      counts: UnsafeBufferPointer(start: distanceCounts, count: DeflateSymbols.distanceCount), limit: 15)
    DeflateBlockHead(literals: literals, distances: distances).write(isLast: isLast, to: &writer)
    keep(literals, at: 0)
    keep(distances, at: DeflateSymbols.literalCount)
    for index in 0..<count { write(items[index]) }
    addCode(DeflateSymbols.endOfBlock)
    writer.drain()
    if isLast { writer.align() }
    writer.move(to: &file)
    clear()
  }

  /// Begins a new block without what was added to this one.
  mutating func clear() {
    count = 0
    literalCounts.update(repeating: 0, count: DeflateSymbols.literalCount)
    distanceCounts.update(repeating: 0, count: DeflateSymbols.distanceCount)
  }

  private func keep(_ code: PrefixCode, at start: Int) {
    for (symbol, (bits, length)) in zip(code.bits, code.lengths).enumerated() {
      codes[start + symbol] = UInt32(length) << 16 | UInt32(bits)
    }
  }

  @inline(__always)
  private mutating func write(_ item: UInt32) {
    if item >> 30 == 0 {
      addCode(Int(item & 0xFF))
      addCode(Int(item >> 8 & 0xFF))
      addCode(Int(item >> 16))
    } else if item >> 31 == 0 {
      addCode(Int(item & 0xFF))
    } else {
      let length = lengths[Int(item >> 15 & 0x1FF)]
      addCode(Int(length.symbol))
      writer.add(length.extraBits, count: length.extraBitCount)
      let offset = Int(item & 0x7FFF)
      let symbol = DeflateSymbols.distanceSymbol(offset)
      addCode(DeflateSymbols.literalCount + symbol)
      let extraBitCount = DeflateSymbols.distanceExtraBitCount(symbol)
      writer.add(UInt(bitPattern: offset) & (1 &<< UInt(bitPattern: extraBitCount) &- 1), count: extraBitCount)
    }
    writer.drain()
  }

  @inline(__always)
  private mutating func addCode(_ symbol: Int) {
    let code = codes[symbol]
    writer.add(code & 0xFFFF, count: code >> 16)
  }

  private static func zeros(_ count: Int) -> UnsafeMutablePointer<UInt32> {
    let counts = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    counts.initialize(repeating: 0, count: count)
    return counts
  }
}
