package import Findings
internal import VisibleText

/// The lines of a document, for excerpts in messages.
package struct SourceText: Sendable {
  /// The path shown in messages.
  package let path: String
  /// The lines without their line breaks. Never empty.
  package let lines: [String]

  /// The largest document that is read, in bytes: ten times the largest useful scene.
  package static let maximumByteCount = 8 << 20

  /// The longest line that is shown as an excerpt, in bytes. Longer lines are unreadable and would be repeated in every
  /// message.
  private static let longestLine = 4000

  /// Reads the text of a document in UTF-8.
  package init(_ bytes: [UInt8], path: String) throws(DocumentError) {
    self.path = path
    guard bytes.count <= Self.maximumByteCount else {
      let message = Finding.Message(
        kind: "bytes", "the document has \(bytes.count) bytes; the limit is \(Self.maximumByteCount)")
      let place = SourceLocation(path: path, line: 1, column: 1)
      throw DocumentError([Finding(code: .documentLimit, message: message, source: place)])
    }
    lines = Self.lines(of: String(decoding: bytes, as: UTF8.self))
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    let mark = Self.firstInvalidMark(in: bytes)
    throw DocumentError([
      finding(
        .invalidUTF8, "invalid UTF-8 byte", YAMLRange(start: mark, end: mark),
        hint: "save the file as UTF-8")
    ])
  }

  /// Returns a line by number, from 1. Nil after the end and for lines that are too long for an excerpt.
  package func line(_ number: Int) -> String? {
    guard lines.indices.contains(number - 1), lines[number - 1].utf8.count <= Self.longestLine else { return nil }
    return lines[number - 1]
  }

  package func location(_ mark: YAMLMark) -> SourceLocation {
    SourceLocation(path: path, line: mark.line, column: mark.column)
  }

  /// Returns a finding about a range, with its first line as the excerpt.
  package func finding(
    _ code: FindingCode, severity: Finding.Severity? = nil, _ message: Finding.Message, _ range: YAMLRange,
    hint: Finding.Message? = nil, notes: [Finding.Note] = []
  ) -> Finding {
    Finding(
      code: code, severity: severity, message: message, hint: hint, notes: notes, source: location(range.start),
      excerpt: excerpt(range))
  }

  package func excerpt(_ range: YAMLRange) -> Finding.Excerpt? {
    guard let line = line(range.start.line), !line.isEmpty else { return nil }
    let end = range.end.line == range.start.line ? range.end.column : line.unicodeScalars.count + 1
    return Finding.Excerpt(line: VisibleText.masked(line), column: range.start.column, length: end - range.start.column)
  }

  /// Splits a string into lines at all line breaks of YAML 1.1, so that line numbers agree with the parser's.
  private static func lines(of text: String) -> [String] {
    var lines: [String] = []
    var start = text.startIndex
    var previous: Unicode.Scalar?
    // Scalars, since iterating over grapheme clusters takes ten times as long.
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      defer { previous = scalar }
      guard ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar) else { continue }
      let next = text.unicodeScalars.index(after: index)
      if scalar != "\n" || previous != "\r" { lines.append(String(text[start..<index])) }
      start = next
    }
    return lines + [String(text[start...])]
  }

  private static func firstInvalidMark(in bytes: [UInt8]) -> YAMLMark {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var mark = YAMLMark(line: 1, column: 1, index: 0)
    while case .valid(let encoded) = parser.parseScalar(from: &iterator) {
      let isLineFeed = Unicode.UTF8.decode(encoded) == "\n"
      mark = YAMLMark(
        line: mark.line + (isLineFeed ? 1 : 0), column: isLineFeed ? 1 : mark.column + 1, index: mark.index + 1)
    }
    return mark
  }
}
