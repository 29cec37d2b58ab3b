import LayoutTestSupport
import Testing

@testable import LanguageServer

/// Positions in strings, and edits of strings.
@Suite struct DocumentTextTests {
  private func text(_ text: String) -> DocumentText { DocumentText(Array(text.utf8)) }

  @Test(arguments: [
    (0, 0, 0), (0, 1, 1), (0, 2, 3), (0, 4, 7), (0, 9, 7), (1, 0, 9), (2, 0, 11), (9, 9, 12),
  ])
  func `positions count UTF-16 code units`(line: Int, character: Int, offset: Int) {
    // Characters of one, two and four bytes, then line endings of two bytes and of one.
    let text = text("aä😀\r\nb\rc")
    expect(text.offset(of: TextPosition(line: line, character: character), in: .utf16), is: offset)
  }

  @Test func `each position of a character maps to its offset and back`() {
    let text = text("a: ä😀\n\n😀b\r\n c")
    for encoding in [PositionEncoding.utf8, .utf16] {
      for offset in 0...text.bytes.count where offset == text.bytes.count || text.bytes[offset] & 0xC0 != 0x80 {
        // There is no position between a carriage return and its line feed.
        if offset > 0, text.bytes[offset - 1] == 0x0D { continue }
        expect(text.offset(of: text.position(of: offset, in: encoding), in: encoding), is: offset)
      }
    }
  }

  @Test func `positions in long lines equal those in short ones`() {
    let line = String(repeating: "a漢😀é ", count: 900)
    let text = text("x: 1\n\(line)\ny: 2")
    var (offset, units) = (5, 0)
    for character in line.unicodeScalars {
      expect(text.offset(of: TextPosition(line: 1, character: units), in: .utf16), is: offset)
      expect(text.position(of: offset, in: .utf16), is: TextPosition(line: 1, character: units))
      offset += String(character).utf8.count
      units += String(character).utf16.count
    }
    expect(text.offset(of: TextPosition(line: 1, character: 1_000_000), in: .utf16), is: offset)
    expect(text.offset(of: TextPosition(line: 2, character: 1), in: .utf16), is: offset + 2)
  }

  @Test func `a position within a character is its start or its end`() {
    let text = text("😀a")
    expect(text.offset(of: TextPosition(line: 0, character: 1), in: .utf16), is: 4)
    expect(text.offset(of: TextPosition(line: 0, character: 2), in: .utf8), is: 0)
  }

  /// Lines and units by definition, character by character.
  private func offset(of position: TextPosition, in text: [UInt16]) -> Int {
    var (line, offset) = (0, 0)
    while line < position.line, offset < text.count {
      if text[offset] == 0x0A || (text[offset] == 0x0D && (offset + 1 >= text.count || text[offset + 1] != 0x0A)) {
        line += 1
      }
      offset += 1
    }
    guard line == position.line else { return text.count }
    var left = position.character
    while left > 0, offset < text.count, text[offset] != 0x0A, text[offset] != 0x0D {
      (offset, left) = (offset + 1, left - 1)
    }
    return offset
  }

  @Test func `random changes give the same text as changing its code units`() {
    var random = SeededRandomNumberGenerator(seed: 25)
    var units = Array("format: 1\nscene: A\n".utf16)
    var text = text("format: 1\nscene: A\n")
    var (first, changes) = (text, [DocumentText.Change]())
    let pieces = ["", "x", "ä", "\n", "\r\n", "views:\n  a: {}", "z: 1\r", "€"]
    for _ in 0..<2000 {
      let places = (0..<2).map { _ in
        TextPosition(line: .random(in: 0...6, using: &random), character: .random(in: 0...9, using: &random))
      }.sorted()
      let piece = pieces.randomElement(using: &random) ?? ""
      text = text.replacing(
        [.init(range: TextRange(start: places[0], end: places[1]), text: piece)], in: .utf16)
      changes.append(.init(range: TextRange(start: places[0], end: places[1]), text: piece))
      let start = offset(of: places[0], in: units)
      units.replaceSubrange(start..<max(start, offset(of: places[1], in: units)), with: piece.utf16)
      #expect(text.bytes == Array(String(decoding: units, as: UTF16.self).utf8))
      guard units.count > 400 else { continue }
      #expect(first.replacing(changes, in: .utf16) == text, "a message with all changes")
      (units, text) = ([], self.text(""))
      (first, changes) = (text, [])
    }
  }

  @Test func `positions outside a change move with the text`() {
    let change = TextDifference(from: text("abcdef"), to: text("abXYdef"))
    expect((0...6).map { change.moved($0) }, is: [0, 1, 2, 4, 5, 6, 7])
    expect(TextDifference(from: text("abcdef"), to: text("af")).moved(3), is: nil)
  }
}
