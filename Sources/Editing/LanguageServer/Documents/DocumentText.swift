internal import DocumentEditing

/// The text of a document in an editor, in UTF-8.
struct DocumentText: Sendable, Hashable {
  private(set) var bytes: [UInt8]
  /// The offset of each line, the first being 0. As in the protocol, lines end with LF, CR or CR LF.
  private var lines: [Int]
  /// The columns of long lines; nil if there are none, or between the changes of a message.
  private var columns: CharacterColumns?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = Self.lines(of: bytes)
    columns = CharacterColumns(of: bytes, lines: lines, countedIn: .utf16)
  }

  /// The number of lines, at least 1.
  var lineCount: Int { lines.count }

  private static func lines(of bytes: [UInt8]) -> [Int] {
    var lines = [0]
    for offset in bytes.indices where endsLine(at: offset, in: bytes) { lines.append(offset + 1) }
    return lines
  }

  private static func endsLine(at offset: Int, in bytes: [UInt8]) -> Bool {
    let byte = bytes[offset]
    return byte == UInt8(ascii: "\n")
      || (byte == UInt8(ascii: "\r") && (offset + 1 >= bytes.count || bytes[offset + 1] != UInt8(ascii: "\n")))
  }

  /// Returns the bytes of a line without its line break; empty after the last line.
  func line(_ number: Int) -> Range<Int> {
    guard lines.indices.contains(number) else { return bytes.count..<bytes.count }
    let start = lines[number]
    var end = lines.indices.contains(number + 1) ? lines[number + 1] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// Returns the characters of a range.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  // MARK: - Places

  /// Returns the offset of a position. For a position beyond its line or the text, it is the end of the line or the
  /// text.
  func offset(of position: TextPosition, in encoding: PositionEncoding) -> Int {
    let line = line(position.line)
    guard encoding == .utf16 else { return aligned(min(line.lowerBound + position.character, line.upperBound)) }
    if let columns {
      return columns.offset(max(0, position.character), behind: line.lowerBound, of: bytes, upTo: line.upperBound)
    }
    var (offset, units) = (line.lowerBound, 0)
    while offset < line.upperBound, units < position.character {
      let length = Self.length(ofCharacterWith: bytes[offset])
      // Characters of four bytes in UTF-8 are surrogate pairs in UTF-16.
      units += length == 4 ? 2 : 1
      offset += length
    }
    return min(offset, line.upperBound)
  }

  /// Returns the position of an offset; the end of the text for one beyond it.
  func position(of offset: Int, in encoding: PositionEncoding) -> TextPosition {
    let offset = aligned(max(0, min(offset, bytes.count)))
    let number = lineNumber(of: offset)
    let start = lines[number]
    guard encoding == .utf16 else { return TextPosition(line: number, character: offset - start) }
    if let columns { return TextPosition(line: number, character: columns.count(in: start..<offset, of: bytes)) }
    let units = bytes[start..<offset].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    return TextPosition(line: number, character: units)
  }

  /// Returns the range between two offsets.
  func range(_ range: Range<Int>, in encoding: PositionEncoding) -> TextRange {
    TextRange(start: position(of: range.lowerBound, in: encoding), end: position(of: range.upperBound, in: encoding))
  }

  func lineNumber(of offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the beginning of the character with an offset.
  private func aligned(_ offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  private static func length(ofCharacterWith first: UInt8) -> Int {
    first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }

  // MARK: - Changes

  /// A string that replaces a range, or everything if there is no range.
  struct Change: Sendable, Hashable {
    var range: TextRange?
    var text: String
  }

  /// Returns the text after changes. Each change applies to the result of the one before it.
  func replacing(_ changes: [Change], in encoding: PositionEncoding) -> DocumentText {
    var changed = self
    for change in changes { changed.apply(change, in: encoding) }
    changed.columns = CharacterColumns(of: changed.bytes, lines: changed.lines, countedIn: .utf16)
    return changed
  }

  /// Applies a change, without the columns of long lines: a message may have thousands of changes.
  private mutating func apply(_ change: Change, in encoding: PositionEncoding) {
    let added = Array(change.text.utf8)
    guard let range = change.range else {
      (bytes, lines, columns) = (added, Self.lines(of: added), nil)
      return
    }
    let start = offset(of: range.start, in: encoding)
    let end = max(start, offset(of: range.end, in: encoding))
    bytes.replaceSubrange(start..<end, with: added)
    lines = lines(afterReplacing: start..<end, by: added.count, in: bytes)
    columns = nil
  }

  /// Returns the lines after a change. Those before and after it are reused, since a message may have thousands of
  /// changes.
  ///
  /// - Parameters:
  ///   - range: The replaced range, in bytes before the change.
  ///   - count: The number of bytes that replace the range.
  ///   - changed: The bytes after the change.
  private func lines(afterReplacing range: Range<Int>, by count: Int, in changed: [UInt8]) -> [Int] {
    // Whether a carriage return ends a line depends on the next byte, which may have changed.
    let first = max(0, range.lowerBound - 1)
    let kept = lines.prefix(lineNumber(of: first) + 1)
    let found = (first..<range.lowerBound + count).filter { Self.endsLine(at: $0, in: changed) }.map { $0 + 1 }
    let shift = count - range.count
    let behind = lines[(lineNumber(of: range.upperBound) + 1)...].map { $0 + shift }
    return Array(kept) + found + behind
  }
}
