internal import Glibc

/// Finds repetitions among the pixels of an image and hands them to blocks of deflate.
struct PixelSearch: ~Copyable {
  private var block = DeflateBlock()
  private let places = UnsafeMutablePointer<Place>.allocate(capacity: placeCount)

  /// The number of groups of pixels whose last place is kept.
  private static let placeCount = 1 << placeBits
  private static let placeBits: UInt32 = 12
  /// How many pixels make a group.
  private static let groupSize = 3
  /// How many pixels are compared at once.
  private static let comparedSize = 16

  deinit { places.deallocate() }

  /// Where a group of pixels begins.
  private struct Place {
    private var bits: UInt32

    /// No place at all.
    static let unknown = Place(bits: .max)

    private init(bits: UInt32) { self.bits = bits }

    /// A place in an image, whose sides fit into 15 bits.
    init(row: Int, column: Int) { bits = UInt32(truncatingIfNeeded: row << 15 | column) }

    var isKnown: Bool { bits != .max }
    var row: Int { Int(bits >> 15) }
    var column: Int { Int(bits & 0x7FFF) }
  }

  /// An image, and how far it has been taken.
  private struct State {
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
    places.initialize(repeating: .unknown, count: Self.placeCount)
    block.clear()
    for row in 0..<surface.size.height {
      addStart(ofRow: row, &state, &file)
      if row == 0 { addFirstRow(&state, &file) } else { addRow(row, &state, &file) }
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

  private mutating func addFirstRow(_ state: inout State, _ file: inout [UInt8]) {
    let pixels = state.row(0)
    for column in 0..<state.width {
      state.checksum.change(0, to: Self.color(pixels[column]), column: column)
    }
    var column = 0
    while column < state.width { column += addPixels(at: column, ofRow: 0, state, &file) }
  }

  private mutating func addRow(_ row: Int, _ state: inout State, _ file: inout [UInt8]) {
    let (pixels, above) = (state.row(row), state.row(row - 1))
    var column = 0
    while column < state.width {
      if state.seesAbove {
        let end = Self.endOfRepetition(pixels, above, from: column, to: state.width)
        state.repeated += 3 * (end - column)
        column = end
        if column == state.width { return }
        endRepetition(&state, &file)
      }
      let count = addPixels(at: column, ofRow: row, state, &file)
      let end = column + count
      repeat {
        state.checksum.change(Self.color(above[column]), to: Self.color(pixels[column]), column: column)
        column += 1
      } while column < end
    }
  }

  /// The first column from `start` on whose pixel differs from the one above.
  @inline(__always)
  private static func endOfRepetition(
    _ pixels: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, from start: Int, to end: Int
  ) -> Int {
    var column = start
    var size = comparedSize
    while size >= comparedSize {
      if column + size <= end, memcmp(pixels + column, above + column, 4 * size) == 0 {
        column += size
        size *= 2
      } else {
        size /= 4
      }
    }
    while column < end, isSame(pixels[column], above[column]) { column += 1 }
    return column
  }

  /// Adds one pixel, or several that repeat others of the same row or of any.
  ///
  /// - Returns: How many were added.
  @inline(__always)
  private mutating func addPixels(at column: Int, ofRow row: Int, _ state: State, _ file: inout [UInt8]) -> Int {
    makeRoom(&file)
    let pixels = state.row(row)
    let rest = state.width - column
    var (count, distance) = (0, 3)
    if column > 0 { count = Self.equalCount(pixels + column, pixels + column - 1, atMost: rest) }
    if rest >= Self.groupSize, count < Self.groupSize,
      let place = place(of: pixels + column, at: Place(row: row, column: column))
    {
      let (otherRow, otherColumn) = (place.row, place.column)
      let otherDistance = (row &- otherRow) &* state.rowSize &+ 3 &* (column &- otherColumn)
      if otherDistance <= DeflateSymbols.farthestMatch {
        let most = min(rest, state.width - otherColumn)
        let other = Self.equalCount(pixels + column, state.row(otherRow) + otherColumn, atMost: most)
        if other >= Self.groupSize, other > count { (count, distance) = (other, otherDistance) }
      }
    }
    guard count > 0 else {
      block.add(pixel: Self.color(pixels[column]))
      return 1
    }
    addRepetition(of: 3 * count, distance: distance, &file)
    return count
  }

  /// Where a group of pixels was seen last, if it was; the pixels may be others that are kept in the same place.
  @inline(__always)
  private func place(of group: UnsafePointer<UInt32>, at place: Place) -> Place? {
    let sum =
      Self.color(group[0]) &* 0x9E37_79B1 &+ Self.color(group[1]) &* 0x85EB_CA77 &+ Self.color(group[2]) &* 0xC2B2_AE3D
    let index = Int(sum >> (32 - Self.placeBits))
    let last = places[index]
    places[index] = place
    return last.isKnown ? last : nil
  }

  /// How many pixels from two places on are the same.
  @inline(__always)
  private static func equalCount(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, atMost limit: Int)
    -> Int
  {
    var count = 0
    while count < limit, isSame(first[count], second[count]) { count += 1 }
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

  /// A pixel of cairo's with red in its lowest byte, then green and blue, and nothing above them.
  @inline(__always)
  private static func color(_ pixel: UInt32) -> UInt32 { pixel.byteSwapped >> 8 }

  /// Whether two pixels of cairo's have the same colour, whatever is in the byte that they do not use.
  @inline(__always)
  private static func isSame(_ first: UInt32, _ second: UInt32) -> Bool { (first ^ second) << 8 == 0 }
}
