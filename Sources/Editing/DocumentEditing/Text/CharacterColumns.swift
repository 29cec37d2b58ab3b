/// The characters before each place of a text, so that columns of long lines need not be counted from their beginnings: a document
/// may have thousands of names on one line.
package struct CharacterColumns: Sendable, Hashable {
  /// The units that columns are counted in.
  package enum Unit: Sendable, Hashable {
    /// Unicode scalars.
    case scalar
    /// Code units of UTF-16, as editors count.
    case utf16
  }

  /// The bytes after which the count is written down.
  private static let stride = 256
  /// The bytes of a line from which on it is worth writing down the counts.
  private static let longLine = 2048

  private let unit: Unit
  /// The units before each block of bytes.
  private let counts: [Int]

  /// The columns of a text; nil if none of its lines is long.
  ///
  /// - Parameter starts: The offset of each line.
  package init?(of bytes: [UInt8], lines starts: [Int], countedIn unit: Unit) {
    let ends = starts.dropFirst() + [bytes.count]
    guard zip(starts, ends).contains(where: { $1 - $0 > Self.longLine }) else { return nil }
    var counts: [Int] = []
    counts.reserveCapacity(bytes.count / Self.stride + 1)
    var count = 0
    for (offset, byte) in bytes.enumerated() {
      if offset.isMultiple(of: Self.stride) { counts.append(count) }
      count += Self.width(of: byte, in: unit)
    }
    self.unit = unit
    self.counts = counts
  }

  /// The units of a range of the text that they were made of.
  package func count(in range: Range<Int>, of bytes: [UInt8]) -> Int {
    count(before: range.upperBound, of: bytes) - count(before: range.lowerBound, of: bytes)
  }

  /// The offset that is some units behind another one, at most a bound; in the middle of a character the one behind it.
  package func offset(_ units: Int, behind start: Int, of bytes: [UInt8], upTo end: Int) -> Int {
    let target = count(before: start, of: bytes) + units
    // The last block that begins before the place.
    var (low, high) = (start / Self.stride, counts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if counts[middle] < target { low = middle } else { high = middle }
    }
    var offset = max(start, low * Self.stride)
    var count = count(before: offset, of: bytes)
    while offset < end, count < target || bytes[offset] & 0xC0 == 0x80 {
      count += Self.width(of: bytes[offset], in: unit)
      offset += 1
    }
    return min(offset, end)
  }

  private func count(before offset: Int, of bytes: [UInt8]) -> Int {
    let block = min(offset / Self.stride, counts.count - 1)
    guard block >= 0 else { return 0 }
    return bytes[block * Self.stride..<offset].reduce(counts[block]) { $0 + Self.width(of: $1, in: unit) }
  }

  /// The units of the character that a byte of UTF-8 begins.
  private static func width(of byte: UInt8, in unit: Unit) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 && unit == .utf16 ? 2 : 1
  }
}
