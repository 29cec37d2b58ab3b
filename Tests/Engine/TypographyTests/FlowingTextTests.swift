import Geometry
import LayoutTestSupport
import Testing
import WorkBudgets

@testable import Typography

@Suite struct FlowingTextTests {
  let font = Font(pointSize: 17)
  let grid = PixelGrid(scale: 2)

  @Test func `lines equal those found by adding word after word`() {
    var generator = SeededRandomNumberGenerator(seed: 23)
    for _ in 0..<40 {
      let (text, measurer) = (Self.text(using: &generator), UnevenTextMeasurer())
      let flowing = FlowingText(text, in: font, measuredBy: measurer)
      for _ in 0..<10 {
        let width = Double.random(in: 1...300, using: &generator)
        #expect(flowing.lines(width: width, limit: 0).lines == measurer.linesWordByWord(of: text, in: font, width))
      }
    }
  }

  @Test func `columns that break a text alike have equal lines, and others have different lines`() {
    var generator = SeededRandomNumberGenerator(seed: 24)
    for _ in 0..<40 {
      let flowing = FlowingText(Self.text(using: &generator), in: font, measuredBy: UnevenTextMeasurer())
      let width = Double.random(in: 1...300, using: &generator)
      let first = flowing.wrapped(within: width, limit: 0, grid: grid)
      for _ in 0..<10 {
        let other = width + Double.random(in: -6...6, using: &generator)
        let second = flowing.wrapped(within: other, limit: 0, grid: grid)
        // If letters are wider than the column, lines of one letter each stay the same.
        let isKnown = first.columns.contains(width: other)
        guard isKnown || min(width, other) > UnevenTextMeasurer.widestLetter else { continue }
        #expect(isKnown == (first.lines == second.lines))
      }
    }
  }

  @Test(arguments: [
    "a b-c d", " a  b-c d ", "ä b-c d", "  ä b-c  d", " \u{301}ä b-c d", "", " ", "a", "a bc d", " a b", "a b ", "a  b",
  ])
  func `words are separated by single blanks, and a blank with an accent is a letter`(text: String) {
    let words = ParagraphWords(text)
    let expected = text.split(separator: " ").joined(separator: " ")
    #expect(words.text(0..<words.length) == expected)
    #expect(
      (0..<words.count).map { words.text(words.start(of: $0)..<words.end(of: $0)) }
        == expected.split(separator: " ").flatMap { $0 == "b-c" ? ["b-", "c"] : [String($0)] })
  }

  @Test(arguments: [(0.01, "a b"), (0.011, "a")]) func `a line may be a hundredth of a point too wide`(
    excess: Double, first: String
  ) {
    let measurer = FixedPitchTextMeasurer()
    let width = measurer.width(of: "a b", in: font) - excess
    #expect(measurer.lines(of: "a b c c c", in: font, width: width, limit: 0)[0].text == first)
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\u{85}b", "a\u{2028}b", "a\u{2029}b", "a\u{B}b"])
  func `every line break ends a line, and letters with the same bytes do not`(text: String) {
    let flowing = FlowingText(text, in: font, measuredBy: FixedPitchTextMeasurer())
    #expect(flowing.lines(width: .infinity, limit: 0).lines.map(\.text) == ["a", "b"])
    let letters = FlowingText("a\u{128}\u{305}b", in: font, measuredBy: FixedPitchTextMeasurer())
    #expect(letters.lines(width: .infinity, limit: 0).lines.count == 1)
  }

  @Test func `a text beyond the work limit is not read`() {
    let text = Array(repeating: "word", count: 10_000).joined(separator: "\n")
    let budget = WorkBudget(limit: 1000)
    let counting = CountingTextMeasurer()
    let lines = budget.run { FlowingText(text, in: font, measuredBy: counting).lines(width: 100, limit: 0).lines }
    #expect(budget.isSpent && lines.map(\.text) == [""] && counting.calls.count == 0)
  }

  @Test func `wrapping in another column measures few words again`() {
    let counting = CountingTextMeasurer()
    let text = (0..<100).map { "word\($0)" }.joined(separator: " ")
    let flowing = FlowingText(text, in: font, measuredBy: counting)
    let first = flowing.lines(width: 300, limit: 0).lines.count
    // About three measurements for each line, not one for each word.
    #expect(counting.calls.count < 4 * first)
    let before = counting.calls.count
    _ = flowing.lines(width: 300.5, limit: 0)
    #expect(counting.calls.count == before)
  }

  /// Returns a string with words of all lengths, some of them wider than a column, with line breaks and repeated
  /// spaces.
  private static func text(using generator: inout SeededRandomNumberGenerator) -> String {
    let count = Int.random(in: 0...40, using: &generator)
    return (0..<count).map { _ in
      let length = Int.random(in: 1...(Bool.random(using: &generator) ? 4 : 20), using: &generator)
      let word = String((0..<length).map { _ in "ilmWé字👍🏽".randomElement(using: &generator) ?? "i" })
      return word + (["", " ", "\n"].randomElement(using: &generator) ?? "")
    }.joined(separator: " ")
  }
}

/// A measurer with letters of different widths. Each is narrower after an equal one.
private struct UnevenTextMeasurer: TextMeasuring {
  static let widestLetter = 19.3

  func width(of text: String, in font: Font) -> Double {
    var width = 0.0
    var last: Character?
    for character in text {
      width += character == "W" ? Self.widestLetter : character == "i" ? 4.1 : 9.7
      if character == last { width -= 0.77 }
      last = character
    }
    return width
  }

  func metrics(of font: Font) -> FontMetrics { FixedPitchTextMeasurer().metrics(of: font) }

  /// Returns the words of a paragraph, and whether each continues the previous one. Words also end before and after
  /// each 字.
  private static func pieces(of paragraph: Substring) -> [(word: String, goesOn: Bool)] {
    paragraph.split(separator: " ").flatMap { word in
      var pieces: [String] = []
      for character in word {
        if character != "字", let last = pieces.last, last != "字" {
          pieces[pieces.count - 1] = last + String(character)
        } else {
          pieces.append(String(character))
        }
      }
      return pieces.enumerated().map { ($0.element, $0.offset > 0) }
    }
  }

  /// Returns the lines that result from adding word after word until one does not fit.
  func linesWordByWord(of text: String, in font: Font, _ column: Double) -> [TextLine] {
    let room = column + 0.01
    var lines: [TextLine] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let whole = width(of: String(paragraph), in: font)
      guard whole > room else {
        lines.append(TextLine(text: String(paragraph), width: whole))
        continue
      }
      var line = ""
      for (word, goesOn) in Self.pieces(of: paragraph) {
        let longer = line.isEmpty || goesOn ? line + word : line + " " + word
        if width(of: longer, in: font) <= room {
          line = longer
          continue
        }
        if !line.isEmpty {
          var full = TextLine(text: line, width: width(of: line, in: font), endsInWord: goesOn)
          full.endsAtBlank = !goesOn
          lines.append(full)
        }
        line = ""
        for character in word {
          if !line.isEmpty, width(of: line + String(character), in: font) > room {
            lines.append(TextLine(text: line, width: width(of: line, in: font), endsInWord: true))
            line = ""
          }
          line.append(character)
        }
      }
      lines.append(TextLine(text: line, width: width(of: line, in: font)))
    }
    return lines
  }
}

/// A measurer that counts the measured strings.
private struct CountingTextMeasurer: TextMeasuring {
  final class Total { var count = 0 }

  let calls = Total()

  func width(of text: String, in font: Font) -> Double {
    calls.count += 1
    return UnevenTextMeasurer().width(of: text, in: font)
  }

  func metrics(of font: Font) -> FontMetrics { FixedPitchTextMeasurer().metrics(of: font) }
}
