import LayoutTestSupport
import Testing

@testable import Typography

/// The positions within words at which UIKit breaks lines.
@Suite struct LineBreaksTests {
  private func pieces(_ word: String) -> [String] {
    var rest = Substring(word)
    return LineBreaks.pieces(of: Substring(word)).map { length in
      let end = rest.utf8.index(rest.startIndex, offsetBy: length)
      defer { rest = rest[end...] }
      return String(rest[..<end])
    }
  }

  @Test(arguments: [
    ("word", ["word"]), ("end-to-end", ["end-", "to-", "end"]), ("Überblick–Seite", ["Überblick–", "Seite"]),
    ("now—then", ["now", "—", "then"]),
  ])
  func `a line may break after a hyphen and at a dash`(word: String, expected: [String]) {
    #expect(pieces(word) == expected)
  }

  @Test(arguments: ["-1", "--all", "-verbose", "555-1234", "a-", "—", "can’t", "https://example.com/a", "한국어", "👍🏽👍"])
  func `signs, numbers and other words are not broken`(word: String) { #expect(pieces(word) == [word]) }

  @Test(arguments: [
    ("中文字", ["中", "文", "字"]), ("GCD队列", ["GCD", "队", "列"]), ("你好，世界。", ["你", "好，", "世", "界。"]),
    ("（名词）", ["（名", "词）"]), ("データ", ["デー", "タ"]), ("チャット", ["チャッ", "ト"]),
  ])
  func `Chinese and Japanese break between characters, but not before closing or after opening punctuation`(
    word: String, expected: [String]
  ) { #expect(pieces(word) == expected) }

  @Test func `a line that ends within a word continues without a space`() {
    let measurer = FixedPitchTextMeasurer()
    let font = Font(pointSize: 17)
    let width = measurer.width(of: "it is end-to", in: font)
    let lines = measurer.lines(of: "it is end-to-end now", in: font, width: width, limit: 0)
    #expect(lines.map(\.text) == ["it is end-", "to-end now"])
    #expect(lines.map(\.endsInWord) == [true, false])
    #expect(lines.textOnOneLine == "it is end-to-end now")
  }
}
