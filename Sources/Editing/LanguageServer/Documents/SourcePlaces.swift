internal import DocumentEditing
internal import Findings
internal import HostFiles

/// Finds the bytes at the locations of findings and scenes, which consist of a line and a column.
struct SourcePlaces: Sendable {
  private let text: DocumentText
  private let kind: SceneDocument
  private let lines: SourceLines

  /// Creates the ranges in a document.
  init(in document: OpenDocument) {
    text = document.text
    kind = document.kind
    lines = SourceLines(of: document.text.bytes, as: document.kind)
  }

  /// Returns the bytes at a location: those marked by the excerpt, otherwise the name of an element, a key, or an item
  /// of a list.
  func range(at place: SourceLocation, _ excerpt: Finding.Excerpt? = nil) -> Range<Int> {
    let start = lines.offset(of: place)
    if let excerpt, excerpt.column == place.column {
      return start..<max(start, lines.offset(line: place.line, column: place.column + excerpt.length))
    }
    let end = text.line(text.lineNumber(of: start)).upperBound
    let rest = text.bytes[start..<max(start, end)]
    return start..<start + (kind == .yaml ? Self.lengthOfValue(rest) : Self.lengthOfName(rest))
  }

  /// Returns the number of bytes of an element's name and the character before it.
  private static func lengthOfName(_ rest: ArraySlice<UInt8>) -> Int {
    rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }.count
  }

  /// Returns the number of bytes of a key, or of a value up to the end of its line or a comment.
  private static func lengthOfValue(_ rest: ArraySlice<UInt8>) -> Int {
    let colon = UInt8(ascii: ":")
    let blank = UInt8(ascii: " ")
    func endsWord(_ index: Int) -> Bool { index + 1 >= rest.endIndex || rest[index + 1] == blank }
    let key = rest.indices.first { rest[$0] == colon && endsWord($0) }
    if let key, !rest[..<key].contains(blank) { return key - rest.startIndex }
    let comment = rest.indices.first { rest[$0] == UInt8(ascii: "#") && $0 > rest.startIndex && rest[$0 - 1] == blank }
    let value = rest[..<(comment ?? rest.endIndex)]
    return (value.lastIndex { $0 > blank }.map { $0 + 1 } ?? rest.startIndex) - rest.startIndex
  }
}
