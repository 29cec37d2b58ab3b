/// The lines of a document, to tell the place of any byte quickly.
package struct XMLLines: Sendable {
  /// No two marks are further apart than this, however long lines are, in bytes.
  private static let distance = 1024

  private let bytes: [UInt8]
  /// The beginnings of all lines, and places within long ones.
  private let marks: [XMLPlace]

  /// The lines of a document.
  package init(of bytes: [UInt8]) {
    self.bytes = bytes
    var marks = [XMLPlace.start]
    marks.reserveCapacity(bytes.count / 64)
    var last = XMLPlace.start
    while last.offset < bytes.count {
      let end = min(last.offset + Self.distance, bytes.count)
      if let lineBreak = ByteSearch.first(UInt8(ascii: "\n"), in: bytes, last.offset..<end) {
        last = XMLPlace(line: last.line + 1, column: 1, offset: lineBreak + 1)
      } else {
        last = last.advanced(to: end, in: bytes)
      }
      marks.append(last)
    }
    self.marks = marks
  }

  /// The place of a byte; the place of the end where there is no such byte.
  package func place(at offset: Int) -> XMLPlace {
    var low = 0
    var high = marks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle } else { high = middle }
    }
    return marks[low].advanced(to: offset, in: bytes)
  }
}
