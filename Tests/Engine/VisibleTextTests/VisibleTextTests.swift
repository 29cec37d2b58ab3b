import Testing

@testable import VisibleText

/// Untrusted strings are escaped, so that they are visible and have no effect.
@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("\u{1B}[31mred", "\\u{1B}[31mred"), ("\u{9B}31mred", "\\u{9B}31mred"),
    ("\u{1B}]0;title\u{7}", "\\u{1B}]0;title\\u{7}"),
    ("one\ntwo\r\nthree\tfour", "one\\ntwo\\r\\nthree\\tfour"), ("a\u{B}b\u{C}c\u{85}d", "a\\u{B}b\\u{C}c\\u{85}d"),
    ("a\u{2028}b\u{2029}c", "a\\u{2028}b\\u{2029}c"), ("gpj.\u{202E}exe", "gpj.\\u{202E}exe"),
    ("\u{2066}a\u{2069}\u{200F}\u{61C}", "\\u{2066}a\\u{2069}\\u{200F}\\u{61C}"),
    ("in\u{200B}vis\u{AD}ible\u{2060}\u{FEFF}", "in\\u{200B}vis\\u{AD}ible\\u{2060}\\u{FEFF}"),
    ("a\u{200D}b\u{200C}c\u{FE0F}", "a\\u{200D}b\\u{200C}c\\u{FE0F}"), ("\u{E0041}\u{E0042}", "\\u{E0041}\\u{E0042}"),
    ("a\u{0}b\u{7F}", "a\\u{0}b\\u{7F}"),
  ])
  func `control characters are written visibly`(text: String, line: String) {
    #expect(VisibleText.line(text) == line)
  }

  @Test func `a very long name is shortened`() {
    let (usual, long) = (String(repeating: "n", count: 200), String(repeating: "n", count: 60_000))
    #expect(VisibleText.name("") == "" && VisibleText.name(usual) == usual)
    #expect(VisibleText.name(long) == usual + "…")
    // A string of many bytes may have few characters, and one character may have any number of accents.
    let wide = String(repeating: "漢", count: 200)
    #expect(VisibleText.name(wide) == wide)
    #expect(VisibleText.name("e" + String(repeating: "\u{301}", count: 5000)).unicodeScalars.count == 201)
  }

  @Test(arguments: [
    "مرحبا بالعالم", "می‌خواهم", "שלום עולם", "中文名称", "日本語（テスト）", "葛󠄀", "क्‍ष", "ශ්‍රී", "한국어", "Zoë e\u{301}", "👩‍👩‍👧", "🏳️‍🌈", "👍🏽",
    "❤️", "1️⃣ #️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "Log in: step 2 [new] #3 ## a::b", "C:\\n",
  ])
  func `names in every script are unchanged`(name: String) {
    #expect(VisibleText.line(name) == name)
    #expect(VisibleText.lines(name) == name)
    #expect(VisibleText.masked(name) == name)
  }

  @Test(arguments: [
    ("x ##[group]y", "x #\\u{23}[group]y"), ("##vso[task.complete]", "#\\u{23}vso[task.complete]"),
    ("##teamcity[buildStop]", "#\\u{23}teamcity[buildStop]"), ("###[error]", "##\\u{23}[error]"),
    ("section_start:1:a[collapsed=true]", "section_start\\u{3A}1:a[collapsed=true]"),
    ("section_end:1:a", "section_end\\u{3A}1:a"), ("[[ATTACHMENT|/etc/passwd]]", "[\\u{5B}ATTACHMENT|/etc/passwd]]"),
  ])
  func `no text can control a log collector`(text: String, line: String) {
    #expect(VisibleText.line(text) == line)
    #expect(VisibleText.lines(text) == line)
  }

  @Test func `no line is a workflow command`() {
    #expect(
      VisibleText.lines("::error::x\n \u{A0}::set-output name=a::b\na ::debug::\n")
        == "\\u{3A}:error::x\n \u{A0}\\u{3A}:set-output name=a::b\na ::debug::\n")
    #expect(VisibleText.lines("a\r::error::\u{85}::error::") == "a\\r::error::\\u{85}::error::")
  }

  @Test func `tabs and line breaks between texts are kept`() {
    #expect(VisibleText.lines("name\tvalue\n\u{1B}\t中\n") == "name\tvalue\n\\u{1B}\t中\n")
  }

  @Test func `an excerpt has as many characters as the document`() {
    #expect(VisibleText.masked("a\tb\u{1B}\u{202E}\u{7F}c") == "a\tb\u{FFFD}\u{FFFD}\u{FFFD}c")
  }

  @Test func `characters that are invisible or change the direction are hidden`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let isListed = [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
      let isHidden = isListed || properties.isDefaultIgnorableCodePoint || properties.isBidiControl
      if scalar.isHidden != isHidden { #expect((0xFFF9...0xFFFB).contains(value), "\(value)") }
      if VisibleText.isPlain("a\(scalar)é") == scalar.isHidden { Issue.record("\(value)") }
    }
  }

  @Test func `escaped text is not escaped again`() {
    for text in ["\u{1B}[0m\u{202E}", "::a\n##[b]\n", "a\u{200D}b"] {
      #expect(VisibleText.lines(VisibleText.lines(text)) == VisibleText.lines(text))
      #expect(VisibleText.line(VisibleText.line(text)) == VisibleText.line(text))
    }
  }

  @Test func `a printed text contains only terminal commands of the tool`() {
    let text = PrintedText("a") + .terminal("[1m") + PrintedText("\u{1B}[2J") + .lineStart
    #expect(text.characters == "a\u{1B}[1m\\u{1B}[2J\r")
    #expect(PrintedText.endedByZero(["a\0b", "c"]).characters == "a\\u{0}b\0c\0")
  }
}
