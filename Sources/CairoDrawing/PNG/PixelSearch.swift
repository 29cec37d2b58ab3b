/// Finds repetitions among the pixels of an image and hands them to blocks of deflate.
struct PixelSearch: ~Copyable {
  private var block = DeflateBlock()

  /// An image, and how far it has been taken.
  private struct State: ~Copyable {
    let pixels: UnsafePointer<UInt32>
    /// Pixels from one row to the next in memory.
    let stride: Int
    let width: Int
    /// Bytes of a row in the file.
    let rowSize: Int
    /// Whether the row above is near enough for a repetition.
    let seesAbove: Bool
    var checksum: PixelChecksum
    /// How many bytes behind the last item repeat those a row before.
    var repeated = 0

    init(_ surface: borrowing CairoSurface) {
      pixels = surface.row(0)
      stride = surface.stride / MemoryLayout<UInt32>.size
      width = surface.size.width
      rowSize = 1 + 3 * width
      seesAbove = rowSize <= DeflateSymbols.farthestMatch
      checksum = PixelChecksum(width: width)
    }

    /// The pixels of a row.
    func row(_ index: Int) -> UnsafePointer<UInt32> { pixels + index * stride }
  }

  /// Adds the blocks of an image to a file.
  ///
  /// - Returns: The checksum of its rows.
  mutating func compress(_ surface: borrowing CairoSurface, to file: inout [UInt8]) -> UInt32 {
    var state = State(surface)
    block.clear()
    for row in 0..<surface.size.height {
      addStart(ofRow: row, &state, &file)
      addRow(row, &state, &file)
      state.checksum.endRow()
    }
    endRepetition(&state, &file)
    block.end(isLast: true, file: &file)
    return state.checksum.value
  }

  /// Adds the byte before the pixels of a row: none of them is filtered.
  private mutating func addStart(ofRow row: Int, _ state: inout State, _ file: inout [UInt8]) {
    if row > 0, state.seesAbove {
      state.repeated += 1
    } else {
      makeRoom(&file)
      block.add(byte: 0)
    }
  }

  private mutating func addRow(_ row: Int, _ state: inout State, _ file: inout [UInt8]) {
    let pixels = state.row(row)
    let above = row > 0 && state.seesAbove ? state.row(row - 1) : nil
    var column = 0
    while column < state.width {
      if let above {
        let count = PixelComparison.equalCount(pixels + column, above + column, atMost: state.width - column)
        state.repeated += 3 * count
        column += count
        if column == state.width { return }
        endRepetition(&state, &file)
      }
      let start = column
      repeat {
        column += addPixels(of: pixels, at: column, state, &file)
      } while column < state.width && !Self.isRepetition(of: above, pixels, column, state)
      state.checksum.change(start..<column, of: pixels)
    }
  }

  /// Whether what follows repeats the row above for long enough: a single pixel takes as many bits either way.
  @inline(__always)
  private static func isRepetition(
    of above: UnsafePointer<UInt32>?, _ pixels: UnsafePointer<UInt32>, _ column: Int, _ state: borrowing State
  ) -> Bool {
    guard let above else { return false }
    guard column + 1 < state.width else { return PixelComparison.isSame(pixels[column], above[column]) }
    return PixelComparison.isSamePair(pixels + column, above + column)
  }

  /// Adds one pixel, or several that repeat the one before.
  ///
  /// - Returns: How many were added.
  @inline(__always)
  private mutating func addPixels(
    of pixels: UnsafePointer<UInt32>, at column: Int, _ state: borrowing State, _ file: inout [UInt8]
  ) -> Int {
    guard column > 0, PixelComparison.isSame(pixels[column], pixels[column - 1]) else {
      makeRoom(&file)
      block.add(pixel: pixels[column].byteSwapped >> 8)
      return 1
    }
    let count = PixelComparison.equalCount(
      pixels + column, pixels + column - 1, atMost: state.width - column)
    addRepetition(of: 3 * count, distance: 3, &file)
    return count
  }

  /// Adds what repeats the row above, of which there may be a single byte: the one before the pixels.
  @inline(__always)
  private mutating func endRepetition(_ state: inout State, _ file: inout [UInt8]) {
    let length = state.repeated
    guard length > 0 else { return }
    state.repeated = 0
    if length < DeflateSymbols.shortestMatch {
      makeRoom(&file)
      block.add(byte: 0)
    } else {
      addRepetition(of: length, distance: state.rowSize, &file)
    }
  }

  /// Adds a repetition of any length in as many pieces as it takes, none too short.
  @inline(__always)
  private mutating func addRepetition(of length: Int, distance: Int, _ file: inout [UInt8]) {
    var rest = length
    while rest > DeflateSymbols.longestMatch {
      makeRoom(&file)
      let piece = min(DeflateSymbols.longestMatch, rest - DeflateSymbols.shortestMatch)
      block.add(matchOf: piece, distance: distance)
      rest -= piece
    }
    makeRoom(&file)
    block.add(matchOf: rest, distance: distance)
  }

  @inline(__always)
  private mutating func makeRoom(_ file: inout [UInt8]) {
    if block.isFull { block.end(isLast: false, file: &file) }
  }
}
