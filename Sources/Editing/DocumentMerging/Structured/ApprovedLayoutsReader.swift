internal import JSON

/// A reader for approved layouts, in which each line is one view, or the findings, of a layout.
enum ApprovedLayoutsReader {
  /// Parses approved layouts.
  static func text(of bytes: [UInt8]) throws(StructureError) -> StructuredText {
    let end = bytes.last == 0x0A ? bytes.count - 1 : bytes.count
    var root = StructuredText.Node(range: 0..<end, kind: .members)
    var start = 0
    for line in bytes[..<end].split(separator: 0x0A, omittingEmptySubsequences: false) where end > 0 {
      let range = start..<start + line.count
      guard let value = try? JSONParser.value(in: Array(line)), let layout = value["at"]?.string else {
        throw StructureError(offset: start)
      }
      let key = value["view"]?.string.map { "view '\($0)' of \(layout)" } ?? "findings of \(layout)"
      root.entries.append(
        StructuredText.Entry(
          key: key, gap: start..<start, range: range, value: StructuredText.Node(range: range)))
      start = range.upperBound + 1
    }
    return StructuredText(bytes: bytes, separator: [0x0A], root: root)
  }
}
