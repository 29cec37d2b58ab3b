/// An index of the lines of a document, to find the location of a byte quickly.
package struct XMLLines: Sendable {
  /// The largest distance between two marks in bytes, however long lines are.
  private static let distance = 1024

  private let bytes: [UInt8]
  /// The starts of all lines, and positions within long ones.
  private let marks: [XMLPlace]

  /// Creates an index of the lines of a document.
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

  /// Returns the location of a byte, or the end of the document.
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
