internal import WorkBudgets

/// A search that finds repetitions among the pixels of an image and adds them to deflate blocks.
struct PixelSearch: ~Copyable {
  private var block = DeflateBlock()
  private let recent = RecentPixels()

  /// The longest repetition in whole pixels.
  private static let longestRun = DeflateSymbols.longestMatch / 3
  /// The length of a run, in pixels, that ends the search for a longer repetition.
  private static let sufficientRun = 8

  /// An image, and the progress of its compression.
  private struct State: ~Copyable {
    let rows: PixelRows
    /// Whether the row above is near enough for a repetition.
    let seesAbove: Bool
    /// The distance of the row above. Unused if that is too far.
    let above: DeflateItem.Distance
    /// The distance of the pixel before.
    let before = DeflateItem.Distance(bytes: 3)
    var checksum: PixelChecksum
    /// The number of bytes after the last item that repeat those one row before.
    var repeated = 0

    init(_ surface: borrowing CairoSurface) {
      rows = PixelRows(surface)
      seesAbove = rows.rowSize <= DeflateSymbols.farthestMatch
      above = DeflateItem.Distance(bytes: seesAbove ? rows.rowSize : 3)
      checksum = PixelChecksum(width: rows.width)
    }
  }

  /// Appends the blocks of an image to a file.
  ///
  /// - Returns: The checksum of its rows, or nil if the run was canceled.
  mutating func compress(_ surface: borrowing CairoSurface, to file: inout [UInt8]) -> UInt32? {
    let budget = WorkBudget.current
    var state = State(surface)
    block.clear()
    recent.clear()
    for row in 0..<surface.size.height {
      guard budget?.checkCancellation() != true else { return nil }
      if block.isFull { block.end(isLast: false, file: &file) }
      addRow(row, &state)
      state.checksum.endRow()
    }
    if state.repeated > 0 { block.next = Self.repetition(of: state.repeated, at: state.above, to: block.next) }
    block.end(isLast: true, file: &file)
    return state.checksum.value
  }

  private mutating func addRow(_ row: Int, _ state: inout State) {
    let pixels = state.rows[row]
    let width = state.rows.width
    let above = row > 0 && state.seesAbove ? state.rows[row - 1] : nil
    var next = block.next
    var repeated = state.repeated
    // The filter byte: none of the rows is filtered.
    if above == nil { Self.add(DeflateItem(byte: 0), to: &next) } else { repeated += 1 }
    var column = 0
    while true {
      if let above {
        let count = PixelComparison.equalCount(pixels + column, above + column, atMost: width - column)
        next = Self.repeatAbove(pixels, column..<column + count, &repeated, state.above, state.before, to: next)
        column += count
      }
      if column == width { break }
      if repeated > 0 { next = Self.repetition(of: repeated, at: state.above, to: next) }
      repeated = 0
      let end = differing(from: above, row, column, state.rows, state.before, to: &next)
      state.checksum.change(column..<end, of: pixels)
      column = end
    }
    // Repetitions over many rows are written as they come, so that each row takes only its own space.
    while repeated >= DeflateSymbols.longestMatch + DeflateSymbols.shortestMatch {
      Self.add(DeflateItem(repeating: DeflateSymbols.longestMatch, at: state.above), to: &next)
      repeated -= DeflateSymbols.longestMatch
    }
    state.repeated = repeated
    block.next = next
  }

  /// Adds pixels that equal those above them to the number of repeated bytes. Long runs of one color become repetitions
  /// of the pixel before instead, since each distance of a row takes about ten bits more.
  @inline(__always)
  private static func repeatAbove(
    _ pixels: UnsafePointer<UInt32>, _ columns: Range<Int>, _ repeated: inout Int, _ above: DeflateItem.Distance,
    _ before: DeflateItem.Distance, to next: UnsafeMutablePointer<DeflateItem>
  ) -> UnsafeMutablePointer<DeflateItem> {
    var next = next
    var column = columns.lowerBound
    while columns.upperBound &- column >= longestRun {
      let rest = columns.upperBound &- column
      let run =
        column > 0 ? PixelComparison.equalCount(pixels + column, pixels + column - 1, atMost: rest) : 0
      // The repetition of the row above takes as many pixels of the run as possible.
      let taken = repeated > 0 ? max(0, DeflateSymbols.longestMatch &- repeated) / 3 : 0
      let pieceCount = (run &- taken) / longestRun
      guard pieceCount > 0 else {
        // The pixel after a run has a different color than the one before.
        let count = min(run &+ 1, rest)
        repeated &+= 3 &* count
        column &+= count
        continue
      }
      if repeated > 0 { next = repetition(of: repeated &+ 3 &* taken, at: above, to: next) }
      for _ in 0..<pieceCount { add(DeflateItem(repeating: 3 &* longestRun, at: before), to: &next) }
      repeated = 3 &* (run &- taken &- pieceCount &* longestRun)
      column &+= run
    }
    repeated &+= 3 &* (columns.upperBound &- column)
    return next
  }

  /// Adds pixels until the following ones repeat the row above.
  ///
  /// - Returns: The column after the last of them.
  @inline(__always)
  private func differing(
    from above: UnsafePointer<UInt32>?, _ row: Int, _ start: Int, _ rows: PixelRows, _ before: DeflateItem.Distance,
    to next: inout UnsafeMutablePointer<DeflateItem>
  ) -> Int {
    let (pixels, width) = (rows[row], rows.width)
    var column = start
    repeat {
      var run = 0
      if column > 0, PixelComparison.isSame(pixels[column], pixels[column &- 1]) {
        run = PixelComparison.equalCount(pixels + column, pixels + column - 1, atMost: width &- column)
      }
      if run < Self.sufficientRun {
        let found = recent.repetition(at: column, of: row, in: rows)
        if found.count > run {
          let distance = DeflateItem.Distance(bytes: found.distance)
          next = Self.repetition(of: 3 &* found.count, at: distance, to: next)
          column &+= found.count
          continue
        }
      }
      if run > 0 {
        next = Self.repetition(of: 3 &* run, at: before, to: next)
        column &+= run
      } else {
        Self.add(DeflateItem(pixel: pixels[column]), to: &next)
        column &+= 1
      }
    } while column < width && !Self.isRepetition(of: above, pixels, column, width)
    return column
  }

  /// Whether a repetition of the row above pays: a single pixel takes as many bits either way.
  @inline(__always)
  private static func isRepetition(
    of above: UnsafePointer<UInt32>?, _ pixels: UnsafePointer<UInt32>, _ column: Int, _ width: Int
  ) -> Bool {
    guard let above else { return false }
    guard column &+ 1 < width else { return PixelComparison.isSame(pixels[column], above[column]) }
    return PixelComparison.isSamePair(pixels + column, above + column)
  }

  /// Adds a repetition of any length in as many pieces as needed, none too short.
  @inline(__always)
  private static func repetition(
    of length: Int, at distance: DeflateItem.Distance, to next: UnsafeMutablePointer<DeflateItem>
  ) -> UnsafeMutablePointer<DeflateItem> {
    var (next, rest) = (next, length)
    // The repetition may be only the filter byte of a row.
    if rest < DeflateSymbols.shortestMatch {
      add(DeflateItem(byte: 0), to: &next)
      return next
    }
    while rest > DeflateSymbols.longestMatch {
      let piece = min(DeflateSymbols.longestMatch, rest &- DeflateSymbols.shortestMatch)
      add(DeflateItem(repeating: piece, at: distance), to: &next)
      rest &-= piece
    }
    add(DeflateItem(repeating: rest, at: distance), to: &next)
    return next
  }

  @inline(__always)
  private static func add(_ item: DeflateItem, to next: inout UnsafeMutablePointer<DeflateItem>) {
    next.pointee = item
    next += 1
  }
}
