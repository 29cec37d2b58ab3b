import Geometry
import LayoutTestSupport
import Testing

@testable import Typography

@Suite struct TextWrappingTests {
  let measurer = FixedPitchTextMeasurer()
  let font = Font(pointSize: 17)
  let grid = PixelGrid(scale: 1)

  @Test(arguments: [
    ("Department Name", nil, Size(width: 120, height: 21)), ("aaaa bbbb cccc", 60.0, Size(width: 32, height: 63)),
    ("aaaa bbbb cccc", 80, Size(width: 72, height: 42)), ("aaaa bbbb cccc", 112, Size(width: 112, height: 21)),
    ("Label", nil, Size(width: 40, height: 21)), ("", nil, .zero), ("a\nbb", nil, Size(width: 16, height: 42)),
  ])
  func `a text is as wide as its widest line and as high as its lines`(text: String, width: Double?, size: Size) {
    #expect(measurer.size(of: text, in: font, width: width, limit: 0, grid: grid) == size)
  }

  @Test(arguments: ["\n", "\r\n", "\u{2028}", "\u{2029}"])
  func `every kind of line break breaks a line`(lineBreak: Character) {
    let lines = measurer.lines(of: "a\(lineBreak)bb\(lineBreak)", in: font, width: .infinity, limit: 0)
    #expect(lines.map(\.text) == ["a", "bb", ""])
  }

  @Test(arguments: [("a", 21.0), ("a\nb", 46), ("a\nb\nc", 71)])
  func `leading is added between lines, not around them`(text: String, height: Double) {
    let measurer = LeadingTextMeasurer(leading: 4)
    #expect(measurer.size(of: text, in: font, width: nil, limit: 0, grid: grid).height == height)
  }

  @Test func `with a limit, the rest is in the last line`() {
    let lines = measurer.lines(of: "aaaa bbbb cccc", in: font, width: 60, limit: 2)
    #expect(lines.map(\.text) == ["aaaa", "bbbb cccc"])
  }

  @Test(arguments: [
    ("a bbbbbbbbbb c", 40.0, ["a", "bbbbb", "bbbbb", "c"]), ("a bbbbbbb c", 40, ["a", "bbbbb", "bb c"]),
    ("Einstellungen", 80, ["Einstellun", "gen"]), ("日本語の文章", 16, ["日本", "語の", "文章"]), ("ab", 7, ["a", "b"]),
  ])
  func `a word wider than the line is broken between characters`(text: String, width: Double, lines: [String]) {
    #expect(measurer.lines(of: text, in: font, width: width, limit: 0).map(\.text) == lines)
  }

  @Test func `the rest of a broken word is joined without a space`() {
    let lines = measurer.lines(of: "aa bbbbbbbbbb cc", in: font, width: 32, limit: 2)
    #expect(lines.map(\.text) == ["aa", "bbbbbbbbbb cc"])
    #expect(lines.map(\.width) == [16, 104])
  }

  @Test func `a long word in a narrow column is measured in short parts`() {
    let counting = CountingTextMeasurer()
    let word = String(repeating: "x", count: 20_000)
    #expect(counting.lines(of: word, in: font, width: 24, limit: 0).count == 6667)
    // The whole word is measured twice. All other measured strings are as short as a line.
    #expect(counting.characters.count < 2 * word.count + 6667 * 20)
  }

  @Test func `lines contain all characters, and only single characters exceed the width`() {
    var generator = SeededRandomNumberGenerator(seed: 7)
    for _ in 0..<500 {
      let words = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        String(repeating: "w", count: Int.random(in: 1...20, using: &generator))
      }
      let text = words.joined(separator: " ")
      let width = Double.random(in: 1...120, using: &generator)
      let lines = measurer.lines(of: text, in: font, width: width, limit: 0)
      #expect(lines.textOnOneLine == text)
      #expect(lines.allSatisfy { $0.text.count == 1 || $0.width <= width + 0.01 })
    }
  }

  @Test func `only a label of several lines wraps, and not at its own width`() {
    func lineCount(_ width: Double?, limit: Int) -> Int {
      FlowingText("aaaa bbbb", in: font, measuredBy: measurer).wrapped(within: width, limit: limit, grid: grid).lines
        .count
    }
    #expect(lineCount(40, limit: 0) == 2 && lineCount(40, limit: 2) == 2)
    #expect(lineCount(40, limit: 1) == 1 && lineCount(nil, limit: 0) == 1 && lineCount(0, limit: 0) == 1)
    #expect(lineCount(71.6, limit: 0) == 1 && lineCount(71.4, limit: 0) == 2)
  }

  @Test(arguments: [(112.0, "Total Cars: 23"), (40, "Tota…"), (111, "Total Cars: …"), (8, "…"), (7, "")])
  func `a line that does not fit ends with an ellipsis`(width: Double, drawn: String) {
    #expect(measurer.truncated("Total Cars: 23", in: font, width: width) == drawn)
  }

  @Test func `a truncated line is the longest that fits, and few others are measured`() {
    var generator = SeededRandomNumberGenerator(seed: 12)
    for _ in 0..<300 {
      let counting = CountingTextMeasurer()
      let text = String(repeating: "w", count: Int.random(in: 20...80, using: &generator))
      let width = Double.random(in: 20...120, using: &generator)
      let line = TextLine(text: text, width: Double(text.count) * 8)
      guard line.width > width else { continue }
      let cut = counting.truncated(line, in: font, width: width)
      #expect(cut.text.count == Int((width + 0.01) / 8))
      #expect(cut.width == Double(cut.text.count) * 8)
      #expect(counting.characters.texts <= 4)
    }
  }
}

/// A measurer with leading between lines.
private struct LeadingTextMeasurer: TextMeasuring {
  let leading: Double

  func width(of text: String, in font: Font) -> Double { FixedPitchTextMeasurer().width(of: text, in: font) }

  func metrics(of font: Font) -> FontMetrics { FontMetrics(ascender: 16, descender: 5, leading: leading) }
}

/// A measurer that counts the measured strings and characters.
private struct CountingTextMeasurer: TextMeasuring {
  final class Total {
    var count = 0
    var texts = 0
  }

  let characters = Total()

  func width(of text: String, in font: Font) -> Double {
    characters.count += text.count
    characters.texts += 1
    return FixedPitchTextMeasurer().width(of: text, in: font)
  }

  func metrics(of font: Font) -> FontMetrics { FixedPitchTextMeasurer().metrics(of: font) }
}
