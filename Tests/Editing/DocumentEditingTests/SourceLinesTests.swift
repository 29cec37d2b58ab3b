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

  @Test func `the place of an offset leads back to it`() {
    let text = "\u{FEFF}née: 1\nb: \u{1F642}\n"
    let lines = SourceLines(of: Array(text.utf8), as: .yaml)
    for offset in [3, 4, 6, 10, 12, 14, 19] {
      let place = lines.place(of: offset)
      expect(lines.offset(line: place.line, column: place.column), is: offset)
    }
  }
}
