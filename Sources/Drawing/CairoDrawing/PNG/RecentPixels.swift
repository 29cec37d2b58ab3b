/// The places where single pixels and pairs of pixels were last seen, as the beginnings of repetitions.
///
/// Pairs find the repeated letters of text. A single pixel pays as well: most are blends of two colors at the edges of
/// letters, whose three bytes take as many bits as a distance. More than one place for each would make files a
/// hundredth smaller and take a tenth more time.
struct RecentPixels: ~Copyable {
  /// A repetition: its length in pixels, 0 for none, and its distance in bytes of the file.
  typealias Repetition = (count: Int, distance: Int)

  /// The places in a table, as a power of two. They fit into the processor's first cache.
  private static let bitCount = 11
  private static let placeCount = 1 << bitCount
  private static let colors: UInt32 = 0xFF_FFFF

  /// The offsets of pixels from the first one, by a hash of their color. All places begin with the first pixel, which
  /// is a valid place too.
  private let singles = UnsafeMutablePointer<UInt32>.allocate(capacity: placeCount)
  /// The offsets of pairs, by a hash of their colors.
  private let pairs = UnsafeMutablePointer<UInt32>.allocate(capacity: placeCount)

  deinit {
    singles.deallocate()
    pairs.deallocate()
  }

  /// Forgets all places.
  func clear() {
    singles.initialize(repeating: 0, count: Self.placeCount)
    pairs.initialize(repeating: 0, count: Self.placeCount)
  }

  /// Returns the repetition that begins at a pixel, and remembers its place.
  @inline(__always)
  func repetition(at column: Int, of row: Int, in rows: PixelRows) -> Repetition {
    let offset = row &* rows.stride &+ column
    let pixel = rows.pixels[offset] & Self.colors
    var best: Repetition = (0, 0)
    if column &+ 1 < rows.width {
      let slot = Self.slot(pixel, rows.pixels[offset &+ 1] & Self.colors)
      best = Self.repetition(of: Int(pairs[slot]), at: column, of: row, in: rows)
      pairs[slot] = UInt32(truncatingIfNeeded: offset)
    }
    let slot = Self.slot(pixel, 0)
    if best.count < 2 {
      let single = Self.repetition(of: Int(singles[slot]), at: column, of: row, in: rows)
      if single.count > best.count { best = single }
    }
    singles[slot] = UInt32(truncatingIfNeeded: offset)
    return best
  }

  /// Returns how far the pixels at a former place repeat at a pixel.
  @inline(__always)
  private static func repetition(of former: Int, at column: Int, of row: Int, in rows: PixelRows) -> Repetition {
    let offset = row &* rows.stride &+ column
    guard PixelComparison.isSame(rows.pixels[former], rows.pixels[offset]) else { return (0, 0) }
    // Nearly all places that were looked up have the same pixel, so the slow division is rarely in vain.
    let formerRow = Int(UInt32(truncatingIfNeeded: former) / UInt32(truncatingIfNeeded: rows.stride))
    let formerColumn = former &- formerRow &* rows.stride
    let distance = (row &- formerRow) &* rows.rowSize &+ 3 &* (column &- formerColumn)
    guard distance > 0, distance <= DeflateSymbols.farthestMatch else { return (0, 0) }
    // A repetition ends with its row, because a filter byte follows.
    let limit = rows.width &- max(column, formerColumn)
    return (PixelComparison.equalCount(rows.pixels + offset, rows.pixels + former, atMost: limit), distance)
  }

  @inline(__always)
  private static func slot(_ first: UInt32, _ second: UInt32) -> Int {
    // Multiplication by odd numbers carries all bits into the highest ones, which are used.
    let hash = (first &* 0x9E37_79B1 ^ second &* 0x85EB_CA77) &* 0x2C1B_3C6D
    return Int(truncatingIfNeeded: hash >> UInt32(32 - bitCount))
  }
}
