package import Findings
internal import JSON
package import MarkupReading

/// A parser for the text of a `.strings` file: `"key" = "text";` with comments, as Xcode exports them.
///
/// After an error, the parser continues with the next line.
package struct StringsParser {
  /// A string with its key.
  package struct Entry: Sendable, Hashable {
    package let key: String
    package let text: String
  }

  private struct Problem: Error {
    let message: String
    let offset: Int
    let hint: Finding.Message
  }

  /// The strings, in the order of the file.
  package private(set) var entries: [Entry] = []
  /// The findings in the file, up to ``XMLLimits/findings``.
  package private(set) var findings: [Finding] = []
  private let text: XMLText
  private var offset = 0

  /// Reads a file.
  package init(_ text: XMLText) {
    self.text = text
    while findings.count < XMLLimits.findings {
      do throws(Problem) {
        try skipBlanks()
        guard next != nil else { return }
        try readEntry()
      } catch {
        report(error)
        offset = startOfLine(after: error.offset)
      }
    }
  }

  private var next: UInt8? { offset < text.bytes.count ? text.bytes[offset] : nil }

  private mutating func readEntry() throws(Problem) {
    let key = try token(expecting: "a key")
    let keyEnd = offset
    try skipBlanks()
    // A key without a value is its own value.
    if take(";") { return entries.append(Entry(key: key, text: key)) }
    guard take("=") else {
      throw Problem(message: "expected '=' after the key", offset: keyEnd, hint: Self.form)
    }
    try skipBlanks()
    let start = offset
    let value = try token(expecting: "a text")
    let end = offset
    try skipBlanks()
    if !take(";") {
      if text.bytes[start..<end].contains(UInt8(ascii: "\n")) { throw Self.unclosed(at: start) }
      report(Problem(message: "expected ';' after the text", offset: end, hint: Self.form))
    }
    entries.append(Entry(key: key, text: value))
  }

  private static let form = Finding.Message(kind: "entry", "write \"key\" = \"text\";")

  private static func unclosed(at offset: Int) -> Problem {
    Problem(
      message: "unterminated text", offset: offset,
      hint: .init(kind: "quotation-mark", "end it with a quotation mark; write quotation marks inside it as \\\""))
  }

  private mutating func report(_ problem: Problem) {
    findings.append(
      text.finding(
        .invalidStrings, "\(words: problem.message)", at: text.place(at: problem.offset), length: 1, hint: problem.hint)
    )
  }

  private func startOfLine(after offset: Int) -> Int {
    text.bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.bytes.count
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skipBlanks() throws(Problem) {
    while let byte = next {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        offset += 1
      } else if text.bytes[offset...].starts(with: "//".utf8) {
        offset = startOfLine(after: offset)
      } else if text.bytes[offset...].starts(with: "/*".utf8) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Problem) {
    let start = offset
    offset += 2
    while let byte = next {
      offset += 1
      if byte == UInt8(ascii: "*"), take("/") { return }
    }
    throw Problem(message: "unterminated comment", offset: start, hint: .init(kind: "comment", "end it with */"))
  }

  /// Parses a quoted string, or a bare word as in older files.
  private mutating func token(expecting what: String) throws(Problem) -> String {
    if next == UInt8(ascii: "\"") { return try quotedText() }
    let start = offset
    while let byte = next, Self.isWordPart(byte) { offset += 1 }
    guard offset > start else {
      throw Problem(message: "expected \(what) in quotation marks", offset: start, hint: Self.form)
    }
    return String(decoding: text.bytes[start..<offset], as: UTF8.self)
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return character.isASCII && (character.isLetter || character.isNumber || "_-.$:[]".contains(character))
  }

  private mutating func quotedText() throws(Problem) -> String {
    let start = offset
    offset += 1
    var content = EscapedText()
    while let byte = next {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return content.string
      case UInt8(ascii: "\\"): readEscape(into: &content)
      default: content.append(byte)
      }
    }
    throw Self.unclosed(at: start)
  }

  /// Parses the character after a backslash. An unknown escape means the character itself, as in Apple's parser.
  private mutating func readEscape(into content: inout EscapedText) {
    guard let byte = next else { return }
    offset += 1
    if byte == UInt8(ascii: "U") || byte == UInt8(ascii: "u"),
      let unit = EscapedText.unit(text.bytes[offset..<min(offset + 4, text.bytes.count)], digits: 1...4)
    {
      content.append(unit.value)
      offset += unit.length
    } else {
      content.append(EscapedText.control(byte) ?? byte)
    }
  }
}
