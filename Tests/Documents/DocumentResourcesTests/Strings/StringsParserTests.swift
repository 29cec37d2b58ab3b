import Findings
import LayoutTestSupport
import Scenes
import Testing

@testable import DocumentResources
@testable import MarkupReading

@Suite struct StringsParserTests {
  private func parser(_ text: String) -> StringsParser {
    StringsParser(XMLText(Array(text.utf8), path: "Main.strings"))
  }

  private func entries(_ text: String) -> [String] { parser(text).entries.map { "\($0.key)=\($0.text)" } }

  @Test func `strings are read as Xcode exports them`() {
    let text = """
      /* Class = "UILabel"; text = "Hello"; ObjectID = "a"; */
      "a.text" = "Hallo";

      // A line of its own; "x" = "y";
      "b.normalTitle"="Weiter" /* between */ ;
      c.title = Zurück_1;
      "alone";
      """
    #expect(
      entries(text.replacing("ü", with: "u")) == [
        "a.text=Hallo", "b.normalTitle=Weiter", "c.title=Zuruck_1", "alone=alone",
      ])
    #expect(entries("") == [] && entries("/* nothing */ // at all") == [])
  }

  @Test(arguments: [
    (#""\"\\\n\t""#, "\"\\\n\t"), (#""caf\U00e9""#, "café"), (#""\Ud83d\Ude00""#, "😀"), (#""\Ue9;""#, "é;"),
    (#""\'\q""#, "'q"), ("\"two\nlines\"", "two\nlines"), ("\"a /* b */ // c\"", "a /* b */ // c"), ("\"\"", ""),
  ])
  func `escapes are resolved`(text: String, expected: String) {
    #expect(parser("k = \(text);").entries.map(\.text) == [expected])
  }

  @Test(arguments: [
    (
      "\"a\" = \"1\"«»\n\"b\" = \"2\";", ["a=1", "b=2"],
      ["warning: expected ';' after the text [invalid-strings]", "^ write \"key\" = \"text\";"]
    ),
    (
      "\"a\" = «\"»1;\n\"b\" = \"2\";\n\"c\" = \"3\";", ["b=2", "c=3"],
      [
        "warning: unterminated text [invalid-strings]",
        "^ end it with a quotation mark; write quotation marks inside it as \\\"",
      ]
    ),
    (
      "\"a\"«»\n\"b\" = \"2\";", ["b=2"],
      ["warning: expected '=' after the key [invalid-strings]", "^ write \"key\" = \"text\";"]
    ),
    (
      "«é» = 1;\n\"b\" = «;»\n\"c\" = \"3\";", ["c=3"],
      [
        "warning: expected a key in quotation marks [invalid-strings]", "^ write \"key\" = \"text\";",
        "warning: expected a text in quotation marks [invalid-strings]", "^ write \"key\" = \"text\";",
      ]
    ),
    (
      "«/»* \"a\" = \"1\";\n\"b\" = \"2\";", ["b=2"],
      ["warning: unterminated comment [invalid-strings]", "^ end it with */"]
    ),
    (
      "\"b\" = \"2\";\n\"c\" = «\"»3", ["b=2"],
      [
        "warning: unterminated text [invalid-strings]",
        "^ end it with a quotation mark; write quotation marks inside it as \\\"",
      ]
    ),
  ])
  func `errors have a location, and the rest is read`(marked: String, expected: [String], messages: [String]) {
    let file = MarkedText(marked)
    expect(entries(file.text), is: expected)
    let findings = parser(file.text).findings.map(\.text)
    expect(findings.joined(separator: "\n"), is: file.messages(messages, path: "Main.strings"))
  }

  @Test func `the number of findings is limited`() {
    expect(parser(String(repeating: "=\n", count: 100_000)).findings.count, is: 50)
  }
}
