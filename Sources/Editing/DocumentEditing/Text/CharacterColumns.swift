/// The numbers of characters before positions of a string, so that columns need not be counted from the beginning of
/// the line: documents may have thousands of names on one line.
package struct CharacterColumns: Sendable, Hashable {
  package enum Unit: Sendable, Hashable {
    /// Unicode scalars.
    case scalar
    /// UTF-16 code units, as in editors.
    case utf16
  }

  /// The distance in bytes between stored counts.
  private static let stride = 256
  /// The smallest length of a line, in bytes, for which storing counts is worth the memory.
  private static let longLine = 2048

  private let unit: Unit
  /// The number of units before each block of bytes.
  private let counts: [Int]

  /// Creates the columns of a string, or nil if it has no long line.
  ///
  /// `starts` are the offsets of each line.
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

  /// Returns the number of units in a range of the same text.
  package func count(in range: Range<Int>, of bytes: [UInt8]) -> Int {
    count(before: range.upperBound, of: bytes) - count(before: range.lowerBound, of: bytes)
  }

  /// Returns the offset that is some units after another, at most a bound. If that is inside a character, it is the end
  /// of the character.
  package func offset(_ units: Int, behind start: Int, of bytes: [UInt8], upTo end: Int) -> Int {
    let target = count(before: start, of: bytes) + units
    // The last block that begins before the position.
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

  /// Returns the number of units of the character that a UTF-8 byte begins; zero for continuation bytes.
  private static func width(of byte: UInt8, in unit: Unit) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 && unit == .utf16 ? 2 : 1
  }
}
