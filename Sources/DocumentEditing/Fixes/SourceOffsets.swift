package import AutoLayout

/// The places of a document as lines and columns of Unicode scalars, both from 1, and as offsets of bytes.
package struct SourceOffsets: Sendable {
  private let bytes: [UInt8]
  /// The offset of the first byte of each line.
  private let starts: [Int]

  /// The places of a document.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// The offset of a place; the end of its line for a column behind it, and that of the document for a line behind it.
  package func offset(of place: SourceLocation) -> Int { offset(line: place.line, column: place.column) }

  /// The offset of a line and a column.
  package func offset(line: Int, column: Int) -> Int {
    guard line > 0, line <= starts.count else { return line > 0 ? bytes.count : 0 }
    let end = line < starts.count ? starts[line] - 1 : bytes.count
    var offset = starts[line - 1]
    var columns = max(1, column) - 1
    while columns > 0, offset < end {
      offset += 1
      // The bytes of one scalar belong together.
      while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      columns -= 1
    }
    return offset
  }

  /// The line and the column of an offset.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let end = min(max(offset, starts[low]), bytes.count)
    return (low + 1, bytes[starts[low]..<end].count { $0 & 0xC0 != 0x80 } + 1)
  }
}
