/// A dense vector with a number for each column of a tableau, in blocks of four for SIMD arithmetic.
struct ColumnVector: Sendable {
  typealias Block = SIMD4<Double>

  /// Returns the number of blocks that `count` columns take.
  static func blockCount(_ count: Int) -> Int { (count + 3) / 4 }

  /// The blocks. Those after ``blockCount`` are unused.
  private(set) var blocks: [Block] = []
  /// The number of blocks in use.
  private(set) var blockCount = 0
  private var count = 0

  /// Sets the vector to zero, for a number of columns.
  mutating func reset(count: Int) {
    self.count = count
    blockCount = Self.blockCount(count)
    if blocks.count < blockCount { blocks = Array(filledWith: .zero, count: 2 * blockCount) }
    for block in 0..<blockCount { blocks[block] = .zero }
  }

  mutating func copy(_ other: ColumnVector) {
    reset(count: other.count)
    for block in 0..<blockCount { blocks[block] = other.blocks[block] }
  }

  /// The number in a column.
  subscript(column: Int) -> Double {
    get { blocks[column >> 2][column & 3] }
    set { blocks[column >> 2][column & 3] = newValue }
  }

  @inline(__always)
  mutating func add(_ other: Block, at block: Int) { blocks[block] += other }

  /// Calls a function with the blocks, to change many of them.
  @inline(__always)
  mutating func withBlocks(_ body: (inout MutableSpan<Block>) -> Void) {
    var blocks = self.blocks.mutableSpan
    body(&blocks)
  }

  /// Adds a multiple of other blocks, as many as are in use.
  @inline(__always)
  mutating func add(_ other: Span<Block>, times factor: Double) {
    var blocks = self.blocks.mutableSpan
    for block in other.indices { blocks[block] += factor * other[block] }
  }

  /// Adds a multiple of those of 64 blocks from `start` on whose bits are set. Other blocks of `other` are zero.
  @inline(__always)
  mutating func add(_ other: Span<Block>, in bits: UInt64, from start: Int, times factor: Double) {
    var blocks = self.blocks.mutableSpan
    if bits == .max {
      for block in start..<start + 64 { blocks[block] += factor * other[block] }
      return
    }
    var bits = bits
    while bits != 0 {
      let block = start + bits.trailingZeroBitCount
      bits &= bits &- 1
      blocks[block] += factor * other[block]
    }
  }

  /// Adds a multiple of another vector.
  mutating func add(_ other: ColumnVector, times factor: Double) {
    for block in 0..<blockCount { blocks[block] += factor * other.blocks[block] }
  }

  /// Returns the column with the largest product of square and weight, the first among equals, or nil if none is above
  /// `bound`.
  func largestSquare(weighted weights: ColumnVector, above bound: Double) -> Int? {
    let (numbers, weights) = (blocks.span, weights.blocks.span)
    var best = (column: -1, square: bound)
    for index in 0..<blockCount {
      let squares = numbers[index] * numbers[index] * weights[index]
      guard squares.largest > best.square else { continue }
      for lane in 0..<4 where squares[lane] > best.square { best = (4 * index + lane, squares[lane]) }
    }
    return best.column < 0 ? nil : best.column
  }

  /// Returns the scalar product with other blocks. The order of its additions is fixed, so the result has the same bits
  /// on every machine (specification SOL-06).
  @inline(__always)
  func product(with other: Span<Block>) -> Double {
    let blocks = self.blocks.span
    var sum = Block.zero
    for index in other.indices { sum += blocks[index] * other[index] }
    return (sum[0] + sum[1]) + (sum[2] + sum[3])
  }
}

extension ColumnVector.Block {
  /// Whether all four numbers are zero.
  @inline(__always)
  var isZero: Bool { self[0] == 0 && self[1] == 0 && self[2] == 0 && self[3] == 0 }

  /// The largest of the four numbers.
  @inline(__always)
  var largest: Double { Swift.max(Swift.max(self[0], self[1]), Swift.max(self[2], self[3])) }
}
