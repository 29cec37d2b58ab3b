/// The inverse of the basis: the variables of a component in terms of its columns, a row for each variable.
///
/// The columns are the values of the nonbasic rows, so this is the inverse of the matrix of these rows' coefficients.
/// Its rows are read far more often than its columns, so each lies in one piece; bits say which rows may contain a
/// column. In a large component most entries are zero: once its rows have been read a few times, bits also say which
/// blocks of a row are not.
struct InverseMatrix: Sendable {
  /// The number of rows and of columns.
  private(set) var count = 0
  /// The number of blocks that a row takes.
  private var stride = 0
  /// The entries, row by row, in blocks.
  private var blocks: [ColumnVector.Block] = []
  /// The variables that may contain a column of each block, a bit each.
  private var users: [UInt64] = []
  /// The number of words that the bits of a block of columns take.
  private var wordCount = 0
  /// The blocks of each row that may be other than zero, a bit each.
  private var supports: [UInt64] = []
  /// The number of words that the bits of a row take; zero as long as they are not known.
  private var supportWordCount = 0
  /// Indicates that all blocks of a row are read, which is less work than to look for zeros.
  private var isSmall = true
  /// The number of rows of a larger matrix that may still be read whole before ``supports`` are found.
  private var wholeReadCount = 0
  /// The words of each row's bits from the first to the last that is not zero.
  private var supportSpans: [Range<Int32>] = []
  /// The rows with one block that is not zero, apart from the others: to find them in the matrix takes longer than to
  /// add them.
  private var loneBlocks: [LoneBlock] = []
  /// The steepest-edge weight of each column: the sum of the squares of its entries.
  private(set) var edgeWeights = ColumnVector()
  /// Indicates that ``edgeWeights`` are those of this matrix.
  private(set) var areEdgeWeightsKnown = false
  /// A row with one block that is not zero.
  private struct LoneBlock: Sendable {
    /// The block's number; -1 where the row has several.
    var number = -1
    var block = ColumnVector.Block.zero
  }

  /// Scratch: the blocks of a vector that are not zero.
  private var support = ReusableList<Int>()

  private static var initialCapacity: Int { 16 }

  /// The number of blocks up to which all blocks of a row are read, which is less work than to look for zeros.
  private static var smallBlockCount: Int { 32 }

  /// The number of times that all rows of a larger matrix are read whole: to keep ``supports`` up to date through
  /// exchanges pays where many more follow.
  private static var wholeReads: Int { 4 }

  /// Makes the matrix the identity of `count` rows: each variable is its own column.
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

  /// Finds ``supports``, which exchanges keep up to date from then on.
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

  /// An entry.
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

  /// Adds a multiple of those blocks of a variable's row that may be other than zero.
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

  /// The value of a variable where the columns have some values.
  @inline(__always)
  func value(of variable: Int, columns: ColumnVector) -> Double {
    columns.product(with: blocks.span.extracting(variable * stride..<(variable + 1) * stride))
  }

  /// Calculates ``edgeWeights``, which exchanges keep up to date from then on. The rounding errors of many exchanges
  /// stay in them; they only decide which column enters, not whether one does.
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

  /// Finds the variables that contain a column, with their entries.
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

  /// Replaces a column by `row · columns` (a pivot). `row[column]` is not zero.
  ///
  /// The variables that contained the column, with their entries for the new one, are left in `changed`.
  mutating func exchange(_ column: Int, with row: ColumnVector, changed: inout ReusableList<LinearConstraint.Term>) {
    collect(column, into: &changed)
    let pivot = 1 / row[column]
    for index in changed.indices { changed[index].coefficient *= pivot }
    // Rows of large components have few entries other than zero; only their blocks are multiplied.
    support.clear()
    for block in 0..<stride where !row.blocks[block].isZero { support.append(block) }
    if areEdgeWeightsKnown { addToEdgeWeights(changed, times: -1) }
    note(changed)
    replace(column, with: row, in: changed)
    if areEdgeWeightsKnown { addToEdgeWeights(changed, times: 1) }
  }

  /// Notes that variables may contain the columns of the blocks in ``support``.
  private mutating func note(_ changed: ReusableList<LinearConstraint.Term>) {
    let (wordCount, support) = (wordCount, support)
    var users = self.users.mutableSpan
    for term in changed {
      let (word, bit) = (term.variable >> 6, UInt64(1) << UInt64(term.variable & 63))
      for index in 0..<support.count { users[support[index] * wordCount + word] |= bit }
    }
  }

  /// Eliminates the old column from the rows of variables that contained it; the terms are their entries for the new
  /// one.
  private mutating func replace(
    _ column: Int, with row: ColumnVector, in changed: ReusableList<LinearConstraint.Term>
  ) {
    let (stride, support) = (stride, support)
    var blocks = self.blocks.mutableSpan
    let other = row.blocks.span
    // row −= (entry / pivot) · new row. At the column itself that cancels, and the entry for the new column takes the
    // place.
    for term in changed {
      let start = term.variable * stride
      for index in 0..<support.count {
        let block = support[index]
        blocks[start + block] -= term.coefficient * other[block]
      }
      blocks[start + column >> 2][column & 3] = term.coefficient
    }
    if supportWordCount > 0 { noteZeros(in: changed) }
  }

  /// Notes which of the blocks in ``support`` are zero in the rows of variables, and which are not: what cancels would
  /// otherwise be read again and again.
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

  /// Notes from which to which word a row has bits, and its block where it has one.
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

  /// Takes the variables out of ``users`` in whose rows blocks in ``support`` have become zero.
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

  /// Adds a multiple of the squares of some rows, in the blocks of ``support``, to the weights.
  private mutating func addToEdgeWeights(_ changed: ReusableList<LinearConstraint.Term>, times factor: Double) {
    for term in changed {
      for index in support.indices {
        let block = blocks[term.variable * stride + support[index]]
        edgeWeights.add(block * block * factor, at: support[index])
      }
    }
  }
}
