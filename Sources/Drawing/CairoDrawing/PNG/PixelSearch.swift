/// A search that finds repetitions among the pixels of an image and adds them to deflate blocks.
struct PixelSearch: ~Copyable {
  private var block = DeflateBlock()

  /// An image, and the progress of its compression.
  private struct State: ~Copyable {
    let pixels: UnsafePointer<UInt32>
    /// The distance between rows in memory, in pixels.
    let stride: Int
    let width: Int
    /// The bytes of a row in the file.
    let rowSize: Int
    /// Whether the row above is near enough for a repetition.
    let seesAbove: Bool
    var checksum: PixelChecksum
    /// The number of bytes after the last item that repeat those one row before.
    var repeated = 0

    init(_ surface: borrowing CairoSurface) {
      pixels = surface.row(0)
      stride = surface.stride / MemoryLayout<UInt32>.size
      width = surface.size.width
      rowSize = 1 + 3 * width
      seesAbove = rowSize <= DeflateSymbols.farthestMatch
      checksum = PixelChecksum(width: width)
    }

    /// Returns the pixels of a row.
    func row(_ index: Int) -> UnsafePointer<UInt32> { pixels + index * stride }

    /// The distances of repetitions, in bytes. The second one is unused if the row above is too far.
    var distances: [Int] { [3, seesAbove ? rowSize : 3] }
  }

  /// Appends the blocks of an image to a file.
  ///
  /// - Returns: The checksum of its rows.
  mutating func compress(_ surface: borrowing CairoSurface, to file: inout [UInt8]) -> UInt32 {
    var state = State(surface)
    block.clear()
    for row in 0..<surface.size.height {
      // A row takes at most one item per pixel, plus those left from the row above.
      if block.room < state.width + 4 { block.end(isLast: false, distances: state.distances, file: &file) }
      addRow(row, &state)
      state.checksum.endRow()
    }
    if state.repeated > 0 { block.next = Self.repetition(of: state.repeated, at: .rowAbove, to: block.next) }
    block.end(isLast: true, distances: state.distances, file: &file)
    return state.checksum.value
  }

  private mutating func addRow(_ row: Int, _ state: inout State) {
    let pixels = state.row(row)
    let width = state.width
    let above = row > 0 && state.seesAbove ? state.row(row - 1) : nil
    var next = block.next
    var repeated = state.repeated
    // The filter byte: none of the rows is filtered.
    if above == nil { Self.add(DeflateItem(byte: 0), to: &next) } else { repeated += 1 }
    var column = 0
    while true {
      if let above {
        let count = PixelComparison.equalCount(pixels + column, above + column, atMost: width - column)
        repeated += 3 * count
        column += count
      }
      if column == width { break }
      if repeated > 0 { next = Self.repetition(of: repeated, at: .rowAbove, to: next) }
      repeated = 0
      let end = Self.differing(from: above, pixels, column..<width, to: &next)
      state.checksum.change(column..<end, of: pixels)
      column = end
    }
    // Repetitions over many rows are written as they come, so that each row takes only its own space.
    while repeated >= DeflateSymbols.longestMatch + DeflateSymbols.shortestMatch {
      Self.add(DeflateItem(repeating: DeflateSymbols.longestMatch, at: .rowAbove), to: &next)
      repeated -= DeflateSymbols.longestMatch
    }
    state.repeated = repeated
    block.next = next
  }

  /// Adds pixels until the following ones repeat the row above.
  ///
  /// - Returns: The column after the last of them.
  @inline(__always)
  private static func differing(
    from above: UnsafePointer<UInt32>?, _ pixels: UnsafePointer<UInt32>, _ columns: Range<Int>,
    to next: inout UnsafeMutablePointer<DeflateItem>
  ) -> Int {
    var column = columns.lowerBound
    repeat {
      let pixel = pixels[column]
      if column > 0, PixelComparison.isSame(pixel, pixels[column &- 1]) {
        let count = PixelComparison.equalCount(
          pixels + column, pixels + column - 1, atMost: columns.upperBound &- column)
        next = repetition(of: 3 &* count, at: .pixelBefore, to: next)
        column &+= count
      } else {
        add(DeflateItem(pixel: pixel), to: &next)
        column &+= 1
      }
    } while column < columns.upperBound && !isRepetition(of: above, pixels, column, columns.upperBound)
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
