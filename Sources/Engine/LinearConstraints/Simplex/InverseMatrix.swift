/// The inverse of the basis: the variables of a component in terms of its columns, a row for each variable.
///
/// The columns are the values of the nonbasic rows, so this is the inverse of the matrix of their coefficients. Rows
/// are read far more often than columns, so each row is contiguous, and bits mark the rows that may contain a column.
/// In a large component most entries are zero. Once its rows have been read a few times, bits also mark the nonzero
/// blocks of each row.
struct InverseMatrix: Sendable {
  /// The number of rows, and of columns.
  private(set) var count = 0
  /// The number of blocks per row.
  private var stride = 0
  /// The entries in blocks, by row.
  private var blocks: [ColumnVector.Block] = []
  /// For each block of columns, a bit for each variable that may contain one of them.
  private var users: [UInt64] = []
  /// The number of words for the bits of a block of columns.
  private var wordCount = 0
  /// For each row, a bit for each block that may be nonzero.
  private var supports: [UInt64] = []
  /// The number of words for the bits of a row, or zero until they are known.
  private var supportWordCount = 0
  /// Whether all blocks of a row are read, because looking for zeros would take longer.
  private var isSmall = true
  /// The number of rows of a larger matrix that are still read completely before ``supports`` are found.
  private var wholeReadCount = 0
  /// For each row, the words of its bits from the first to the last nonzero one.
  private var supportSpans: [Range<Int32>] = []
  /// The rows with one nonzero block, kept apart, since finding it in the matrix takes longer than adding it.
  private var loneBlocks: [LoneBlock] = []
  /// The steepest-edge weight of each column: the sum of the squares of its entries.
  private(set) var edgeWeights = ColumnVector()
  /// Whether ``edgeWeights`` belong to this matrix.
  private(set) var areEdgeWeightsKnown = false
  /// A row with one nonzero block.
  private struct LoneBlock: Sendable {
    /// The block's number, or -1 if the row has several.
    var number = -1
    var block = ColumnVector.Block.zero
  }

  /// Scratch: the nonzero blocks of a vector.
  private var support = ReusableList<Int>()

  private static var initialCapacity: Int { 16 }

  /// The maximum number of blocks of a row that are all read, because looking for zeros would take longer.
  private static var smallBlockCount: Int { 32 }

  /// How many times all rows of a larger matrix are read completely. Updating ``supports`` in exchanges only pays if
  /// many more reads follow.
  private static var wholeReads: Int { 4 }

  /// Sets the matrix to the identity with `count` rows, in which each variable is its own column.
  mutating func reset(count: Int) {
    self.count = count
    stride = ColumnVector.blockCount(count)
    wordCount = (count + 63) / 64
    Self.clear(&blocks, count: count * stride, .zero)
    Self.clear(&users, count: stride * wordCount, 0)
    areEdgeWeightsKnown = false
    let (stride, wordCount) = (stride, wordCount)
    var blocks = self.blocks.mutableSpan
    for index in 0..<count { blocks[index * stride + index >> 2][index & 3] = 1 }
    var users = self.users.mutableSpan
    for index in 0..<count { users[(index >> 2) * wordCount + index >> 6] |= 1 << UInt64(index & 63) }
    supportWordCount = 0
    isSmall = stride <= Self.smallBlockCount
    wholeReadCount = Self.wholeReads * count
  }

  /// Finds ``supports``. Exchanges update them after that.
  private mutating func findSupports() {
    supportWordCount = (stride + 63) / 64
    supports = Array(filledWith: 0, count: count * supportWordCount)
    supportSpans = Array(filledWith: 0..<0, count: count)
    loneBlocks = Array(filledWith: LoneBlock(), count: count)
    for variable in 0..<count {
      for block in 0..<stride where !blocks[variable * stride + block].isZero {
        supports[variable * supportWordCount + block >> 6] |= 1 << UInt64(block & 63)
      }
      noteSpan(of: variable)
    }
  }

  private static func clear<Element>(_ array: inout [Element], count: Int, _ zero: Element) {
    guard array.count >= count else {
      array = Array(filledWith: zero, count: max(count, initialCapacity))
      return
    }
    for index in 0..<count { array[index] = zero }
  }

  func entry(_ variable: Int, _ column: Int) -> Double { blocks[variable * stride + column >> 2][column & 3] }

  /// Adds a multiple of a variable's row to a vector.
  ///
  /// - Returns: The work that this took, in the unit of ``SolverLimit``.
  @inline(__always)
  @discardableResult
  mutating func add(_ variable: Int, times factor: Double, to vector: inout ColumnVector) -> Int {
    guard isSmall else { return addLarge(variable, times: factor, to: &vector) }
    vector.add(blocks.span.extracting(variable * stride..<(variable + 1) * stride), times: factor)
    return stride
  }

  /// Adds a multiple of a variable's row of a large matrix to a vector.
  private mutating func addLarge(_ variable: Int, times factor: Double, to vector: inout ColumnVector) -> Int {
    wholeReadCount -= 1
    guard wholeReadCount > 0 else { return addSupport(of: variable, times: factor, to: &vector) }
    vector.add(blocks.span.extracting(variable * stride..<(variable + 1) * stride), times: factor)
    return stride
  }

  /// Adds a multiple of those blocks of a variable's row that may be nonzero.
  private mutating func addSupport(of variable: Int, times factor: Double, to vector: inout ColumnVector) -> Int {
    wholeReadCount = 0
    if supportWordCount == 0 { findSupports() }
    let lone = loneBlocks[variable]
    if lone.number >= 0 {
      vector.add(factor * lone.block, at: lone.number)
      return 2
    }
    let row = blocks.span.extracting(variable * stride..<(variable + 1) * stride)
    let words = supports.span.extracting(variable * supportWordCount..<(variable + 1) * supportWordCount)
    let span = supportSpans[variable]
    var work = span.count
    for word in Int(span.lowerBound)..<Int(span.upperBound) where words[word] != 0 {
      work += words[word].nonzeroBitCount
      vector.add(row, in: words[word], from: 64 * word, times: factor)
    }
    return work
  }

  @inline(__always)
  func value(of variable: Int, columns: ColumnVector) -> Double {
    columns.product(with: blocks.span.extracting(variable * stride..<(variable + 1) * stride))
  }

  /// Calculates ``edgeWeights``, which exchanges then update. Rounding errors accumulate in them, but the
  /// weights only decide which column enters, not whether one does.
  mutating func computeEdgeWeights() {
    areEdgeWeightsKnown = true
    edgeWeights.reset(count: count)
    for variable in 0..<count {
      for block in 0..<stride {
        let entries = blocks[variable * stride + block]
        edgeWeights.add(entries * entries, at: block)
      }
    }
  }

  /// Collects the variables that contain a column, with their entries.
  func collect(_ column: Int, into entries: inout ReusableList<LinearConstraint.Term>) {
    entries.clear()
    for word in 0..<wordCount {
      var bits = users[(column >> 2) * wordCount + word]
      while bits != 0 {
        let variable = word * 64 + bits.trailingZeroBitCount
        bits &= bits &- 1
        let entry = entry(variable, column)
        if entry != 0 { entries.append(LinearConstraint.Term(variable, entry)) }
      }
    }
  }

  /// Replaces a column with `row · columns` (a pivot). `row[column]` must not be zero.
  ///
  /// Afterwards, `changed` has the variables that contained the column, with their entries for the new one.
  ///
  /// - Returns: The work that this took, in the unit of ``SolverLimit``.
  @discardableResult
  mutating func exchange(
    _ column: Int, with row: ColumnVector, changed: inout ReusableList<LinearConstraint.Term>
  ) -> Int {
    collect(column, into: &changed)
    let pivot = 1 / row[column]
    for index in changed.indices { changed[index].coefficient *= pivot }
    // Rows of large components have few nonzero entries, so only their blocks are multiplied.
    support.clear()
    for block in 0..<stride where !row.blocks[block].isZero { support.append(block) }
    if areEdgeWeightsKnown { addToEdgeWeights(changed, times: -1) }
    note(changed)
    replace(column, with: row, in: changed)
    if supportWordCount > 0 { noteZeros(in: changed) }
    if areEdgeWeightsKnown { addToEdgeWeights(changed, times: 1) }
    return stride + changed.count * support.count * Self.workPerChangedBlock
  }

  /// The work of a block of a changed row: it is read several times, with its bits, from memory that the processor seldom
  /// caches.
  private static var workPerChangedBlock: Int { 5 }

  /// Marks variables as possibly containing the columns of the blocks in ``support``.
  private mutating func note(_ changed: ReusableList<LinearConstraint.Term>) {
    let (wordCount, support) = (wordCount, support)
    var users = self.users.mutableSpan
    for term in changed {
      let (word, bit) = (term.variable >> 6, UInt64(1) << UInt64(term.variable & 63))
      for index in 0..<support.count { users[support[index] * wordCount + word] |= bit }
    }
  }

  /// Eliminates the old column from the rows of the variables that contained it. The terms are their entries for the
  /// new one.
  private mutating func replace(
    _ column: Int, with row: ColumnVector, in changed: ReusableList<LinearConstraint.Term>
  ) {
    let (stride, support) = (stride, support)
    var blocks = self.blocks.mutableSpan
    let other = row.blocks.span
    // row −= (entry / pivot) · new row. At the column itself that cancels, and the entry for the new column is stored
    // there.
    for term in changed {
      let start = term.variable * stride
      for index in 0..<support.count {
        let block = support[index]
        blocks[start + block] -= term.coefficient * other[block]
      }
      blocks[start + column >> 2][column & 3] = term.coefficient
    }
  }

  /// Marks which blocks in ``support`` are zero in the rows of variables and which are not. Otherwise blocks that
  /// canceled would be read again and again.
  private mutating func noteZeros(in changed: ReusableList<LinearConstraint.Term>) {
    let (stride, supportWordCount, support, blocks) = (stride, supportWordCount, support, blocks)
    var supports = self.supports.mutableSpan
    for term in changed {
      for index in 0..<support.count {
        let block = support[index]
        let (word, bit) = (term.variable * supportWordCount + block >> 6, UInt64(1) << UInt64(block & 63))
        if blocks[term.variable * stride + block].isZero { supports[word] &= ~bit } else { supports[word] |= bit }
      }
    }
    for term in changed { noteSpan(of: term.variable) }
    forgetZeros(in: changed)
  }

  /// Records the first and last word of a row's bits, and its block if it has a single one.
  private mutating func noteSpan(of variable: Int) {
    let words = supports[variable * supportWordCount..<(variable + 1) * supportWordCount]
    let first = words.firstIndex { $0 != 0 } ?? words.startIndex
    let last = words.lastIndex { $0 != 0 } ?? words.startIndex
    supportSpans[variable] = Int32(first - words.startIndex)..<Int32(last + 1 - words.startIndex)
    loneBlocks[variable].number = -1
    guard first == last, words[first].nonzeroBitCount == 1 else { return }
    let number = 64 * (first - words.startIndex) + words[first].trailingZeroBitCount
    loneBlocks[variable] = LoneBlock(number: number, block: blocks[variable * stride + number])
  }

  /// Removes the variables from ``users`` in whose rows blocks in ``support`` have become zero.
  private mutating func forgetZeros(in changed: ReusableList<LinearConstraint.Term>) {
    let (wordCount, supportWordCount, support, supports) = (wordCount, supportWordCount, support, supports)
    var users = self.users.mutableSpan
    for term in changed {
      let (word, bit) = (term.variable >> 6, UInt64(1) << UInt64(term.variable & 63))
      for index in 0..<support.count {
        let block = support[index]
        let isUsed = supports[term.variable * supportWordCount + block >> 6] >> UInt64(block & 63) & 1 != 0
        if !isUsed { users[block * wordCount + word] &= ~bit }
      }
    }
  }

  /// Adds a multiple of the squares of the given rows, in the blocks of ``support``, to the weights.
  private mutating func addToEdgeWeights(_ changed: ReusableList<LinearConstraint.Term>, times factor: Double) {
    let (stride, support, blocks) = (stride, support, blocks)
    edgeWeights.withBlocks { weights in
      for term in changed {
        let start = term.variable * stride
        for index in 0..<support.count {
          let block = blocks[start + support[index]]
          weights[support[index]] += block * block * factor
        }
      }
    }
  }
}
