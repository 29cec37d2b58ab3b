/// A location in the text of a document.
package struct XMLPlace: Sendable, Hashable {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in Unicode scalars.
  package let column: Int
  /// The number of bytes before it.
  package let offset: Int

  /// The beginning of a document.
  package static let start = XMLPlace(line: 1, column: 1, offset: 0)

  /// Returns the location of a byte at or after this one, or the end of the document.
  ///
  /// Continuing from an earlier location keeps the total cost of all locations proportional to the length of the
  /// document, however long its lines are.
  func advanced(to end: Int, in bytes: [UInt8]) -> XMLPlace {
    var line = line
    var column = column
    let end = min(max(offset, end), bytes.count)
    for byte in bytes[offset..<end] {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return XMLPlace(line: line, column: column, offset: end)
  }
}
