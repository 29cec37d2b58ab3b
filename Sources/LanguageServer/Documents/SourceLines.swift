internal import AutoLayout
internal import HostFiles

/// The lines of a document as its reader counts them, to find the places that findings tell.
///
/// YAML has more ends of lines than the protocol has, and XML fewer.
struct SourceLines: Sendable {
  private let text: DocumentText
  /// The offset of each line.
  private let starts: [Int]

  /// The lines of a document.
  init(of text: DocumentText, as kind: SceneDocument) {
    self.text = text
    var starts = [text.bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0]
    for (offset, byte) in text.bytes.enumerated() {
      if byte == UInt8(ascii: "\n") || (kind == .yaml && Self.endsLine(at: offset, in: text.bytes)) {
        starts.append(offset + 1)
      }
    }
    self.starts = starts
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// True for the last byte of an end of line that YAML has besides the line feed: a carriage return without one, and the
  /// characters U+0085, U+2028 and U+2029.
  private static func endsLine(at offset: Int, in bytes: [UInt8]) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: "\r"): offset + 1 >= bytes.count || bytes[offset + 1] != UInt8(ascii: "\n")
    case 0x85: offset > 0 && bytes[offset - 1] == 0xC2
    case 0xA8, 0xA9: offset > 1 && bytes[offset - 1] == 0x80 && bytes[offset - 2] == 0xE2
    default: false
    }
  }

  /// The offset of a place; the end of the line or of the text for a place behind it.
  func offset(of place: SourceLocation) -> Int { offset(line: place.line, column: place.column) }

  /// The offset of a line and a column, both counted from 1, columns in Unicode scalars.
  func offset(line: Int, column: Int) -> Int {
    guard starts.indices.contains(line - 1) else { return line < 1 ? 0 : text.bytes.count }
    var offset = starts[line - 1]
    var end = starts.indices.contains(line) ? starts[line] : text.bytes.count
    while end > offset, text.bytes[end - 1] == UInt8(ascii: "\n") || text.bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    var left = column - 1
    while offset < end, left > 0 {
      offset += 1
      while offset < end, text.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      left -= 1
    }
    return offset
  }
}
