import HostFiles
import LayoutTestSupport
import Testing

@testable import DocumentEditing

/// The lines of a document as its reader counts them.
@Suite struct SourceLinesTests {
  @Test func `lines of YAML end where its reader ends them`() {
    let lines = SourceLines(of: Array("a\u{85}b\u{2028}c\rd\r\ne".utf8), as: .yaml)
    expect((1...5).map { lines.offset(line: $0, column: 1) }, is: [0, 3, 7, 9, 12])
    let markup = SourceLines(of: Array("a\u{85}b\nc".utf8), as: .interfaceBuilder)
    expect(markup.offset(line: 2, column: 1), is: 5)
    expect(lines.offset(line: 9, column: 1), is: 13)
  }

  @Test func `a location maps back to its offset`() {
    let text = "\u{FEFF}née: 1\nb: \u{1F642}\n"
    let lines = SourceLines(of: Array(text.utf8), as: .yaml)
    for offset in [3, 4, 6, 10, 12, 14, 19] {
      let place = lines.place(of: offset)
      expect(lines.offset(line: place.line, column: place.column), is: offset)
    }
  }

  @Test func `locations in long lines equal those counted from the beginning`() {
    var random = SeededRandomNumberGenerator(seed: 9)
    let letters = ["a", "é", "漢", "😀", " "]
    let line = (0..<3000).map { _ in letters.randomElement(using: &random) ?? "" }
    let text = Array("ab\n\(line.joined())\nc\n".utf8)
    let lines = SourceLines(of: text, as: .yaml)
    var offset = 3
    for (column, letter) in line.enumerated() {
      expect(lines.offset(line: 2, column: column + 1), is: offset)
      #expect(lines.place(of: offset) == (line: 2, column: column + 1))
      offset += letter.utf8.count
    }
    expect(lines.offset(line: 2, column: 9000), is: offset)
    expect(lines.offset(line: 3, column: 1), is: offset + 1)
    expect(lines.offset(line: 1, column: 2), is: 1)
  }
}
