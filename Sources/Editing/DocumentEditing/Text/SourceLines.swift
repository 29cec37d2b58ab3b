package import Findings
package import HostFiles

/// The lines of a document as its reader counts them, for locating findings.
///
/// YAML has more kinds of line breaks than editors, and XML fewer. Lines and columns count from 1, columns in Unicode
/// scalars.
package struct SourceLines: Sendable {
  private let bytes: [UInt8]
  /// The offset of each line.
  private let starts: [Int]
  /// The columns of long lines; nil if there are none.
  private let columns: CharacterColumns?

  package init(of bytes: [UInt8], as kind: SceneDocument) {
    self.bytes = bytes
    var starts = [bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0]
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") || (kind == .yaml && Self.endsLine(at: offset, in: bytes)) {
        starts.append(offset + 1)
      }
    }
    self.starts = starts
    columns = CharacterColumns(of: bytes, lines: starts, countedIn: .scalar)
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Whether a byte is the last one of a YAML line break other than a line feed: a carriage return without one, or the
  /// characters U+0085, U+2028 and U+2029.
  private static func endsLine(at offset: Int, in bytes: [UInt8]) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: "\r"): offset + 1 >= bytes.count || bytes[offset + 1] != UInt8(ascii: "\n")
    case 0x85: offset > 0 && bytes[offset - 1] == 0xC2
    case 0xA8, 0xA9: offset > 1 && bytes[offset - 1] == 0x80 && bytes[offset - 2] == 0xE2
    default: false
    }
  }

  /// Returns the offset of a location. For a location beyond the end of its line or of the text, it is that end.
  package func offset(of place: SourceLocation) -> Int { offset(line: place.line, column: place.column) }

  /// Returns the offset of a line and a column. For a column beyond the end of its line, or a line beyond the end of
  /// the text, it is that end.
  package func offset(line: Int, column: Int) -> Int {
    guard starts.indices.contains(line - 1) else { return line < 1 ? 0 : bytes.count }
    var offset = starts[line - 1]
    var end = starts.indices.contains(line) ? starts[line] : bytes.count
    while end > offset, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    if let columns { return columns.offset(max(0, column - 1), behind: offset, of: bytes, upTo: end) }
    var left = column - 1
    while offset < end, left > 0 {
      offset += 1
      while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      left -= 1
    }
    return offset
  }

  package func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let end = min(max(offset, starts[low]), bytes.count)
    let range = starts[low]..<end
    return (low + 1, (columns?.count(in: range, of: bytes) ?? bytes[range].count { $0 & 0xC0 != 0x80 }) + 1)
  }
}
