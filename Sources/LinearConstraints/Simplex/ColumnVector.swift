/// A number for each column of a tableau, in blocks of four that are calculated with at once.
struct ColumnVector: Sendable {
  /// Four numbers.
  typealias Block = SIMD4<Double>

  /// How many blocks so many columns take.
  static func blockCount(_ count: Int) -> Int { (count + 3) / 4 }

  /// The blocks; those behind ``blockCount`` are not in use.
  private(set) var blocks: [Block] = []
  /// How many blocks are in use.
  private(set) var blockCount = 0
  /// How many columns there are.
  private var count = 0

  /// Makes it zero for a number of columns.
  mutating func reset(count: Int) {
    self.count = count
    blockCount = Self.blockCount(count)
    if blocks.count < blockCount { blocks = Array(repeating: .zero, count: blockCount) }
    for block in 0..<blockCount { blocks[block] = .zero }
  }

  /// The number of a column.
  subscript(column: Int) -> Double {
    get { blocks[column >> 2][column & 3] }
    set { blocks[column >> 2][column & 3] = newValue }
  }

  /// Adds a multiple of a block.
  mutating func add(_ other: Block, times factor: Double, at block: Int) { blocks[block] += factor * other }

  /// Adds a multiple of another vector.
  mutating func add(_ other: ColumnVector, times factor: Double) {
    for block in 0..<blockCount { blocks[block] += factor * other.blocks[block] }
  }

  /// Replaces `terms` by the columns whose numbers are not zero.
  func collect(into terms: inout ReusableList<LinearConstraint.Term>) {
    terms.clear()
    for index in 0..<blockCount where blocks[index] != .zero {
      let block = blocks[index]
      for lane in 0..<min(4, count - 4 * index) where block[lane] != 0 {
        terms.append(LinearConstraint.Term(4 * index + lane, block[lane]))
      }
    }
  }
}
