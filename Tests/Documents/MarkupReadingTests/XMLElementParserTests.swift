import AutoLayout
import Findings
import LayoutTestSupport
import Testing

@testable import MarkupReading

@Suite struct XMLElementParserTests {
  private func root(of text: String) throws -> XMLElement {
    try XMLElementParser.root(of: XMLText(Array(text.utf8), path: "Test.xib"))
  }

  @Test func `an element has its attributes, children, text and location`() throws {
    let root = try root(
      of:
        "<?xml version=\"1.0\"?>\n<a x=\"&lt;1&amp;&#228;\">é<b/><!-- note -->\n  <string key=\"text\"\n     y='2'>t<![CDATA[<u>]]></string></a>"
    )
    #expect(root.attributes == [XMLElement.Attribute(name: "x", value: "<1&ä")])
    #expect(root.children.map(\.tag) == ["b", "string"])
    #expect(root.place == XMLPlace(line: 2, column: 1, offset: 22))
    #expect(root.children.first?.place.column == 26)
    let last = try #require(root.child(.string, key: .text))
    #expect(last.place.line == 3 && last.place.column == 3)
    #expect(last.text == "t<u>" && last[.y] == "2" && last[.x] == nil)
  }

  @Test func `a long text is complete, regardless of how the parser splits it`() throws {
    let text = String(repeating: "äöü &amp; ", count: 20_000)
    try expect(root(of: "<a>\(text)</a>").text, is: String(repeating: "äöü & ", count: 20_000))
  }

  @Test func `the declared encoding of a document is ignored`() throws {
    try expect(root(of: "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>ä</a>").text, is: "ä")
  }

  @Test func `locations are the same if found one after the other or at once`() throws {
    let text = XMLText(Array("aé\n\nbü€𝄞c\r\nd".utf8), path: "Test.xib")
    var place = XMLPlace.start
    for offset in 0...text.bytes.count {
      place = place.advanced(to: offset, in: text.bytes)
      #expect(place == text.place(at: offset))
    }
    #expect(place == XMLPlace(line: 4, column: 2, offset: 19))
    #expect(text.place(line: 3, column: 4).offset == 11)
    #expect(text.place(line: 3, column: 99).line == 3)
    #expect(text.place(line: 99, column: 99) == XMLPlace(line: 4, column: 2, offset: 19))
  }

  @Test func `locations are the same if found from the beginning or from the lines`() {
    let parts = [
      "aé\n", "\n", String(repeating: "ü€𝄞", count: 700), "c\r\n", String(repeating: "x", count: 1023) + "\n", "e",
    ]
    let bytes = Array(parts.joined().utf8)
    let lines = XMLLines(of: bytes)
    var place = XMLPlace.start
    for offset in 0...bytes.count + 1 {
      place = place.advanced(to: offset, in: bytes)
      #expect(lines.place(at: offset) == place)
    }
  }

  @Test func `every name that readers use is recognized by its bytes, and no other`() {
    func named(_ text: String) -> XMLName? { Array(text.utf8).withUnsafeBufferPointer { XMLName.named($0) } }
    for name in XMLName.allCases where name != .other { #expect(named(name.rawValue) == name) }
    for other in ["", "labe", "labels", "Label", "läbel", String(repeating: "label", count: 1000)] {
      #expect(named(other) == nil)
    }
  }

  @Test func `numbers are parsed as by the standard library`() {
    var generator = SeededRandomNumberGenerator(seed: 5)
    func digits(_ count: Int) -> String {
      String((0..<count).map { _ in Character(String(Int.random(in: 0...9, using: &generator))) })
    }
    var texts = ["", "-", ".", ".5", "5.", "-.5", "+1", "1e3", "0x1p3", "inf", "nan", "1 ", "1.2.3", "--1", "-0", "١"]
    for _ in 0..<5000 {
      let sign = Bool.random(using: &generator) ? "-" : ""
      let decimals = Int.random(in: 0...12, using: &generator)
      texts.append(
        "\(sign)\(digits(Int.random(in: 1...8, using: &generator)))\(decimals == 0 ? "" : ".")\(digits(decimals))")
    }
    for text in texts {
      #expect(XMLNumber.value(of: ArraySlice(text.utf8))?.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
  }

  @Test func `an excerpt of a very long line shows the part in question`() throws {
    let text = XMLText(
      Array((String(repeating: "é", count: 50_000) + "!" + String(repeating: "x", count: 9)).utf8), path: "T")
    let finding = text.finding("code", "message", at: text.place(at: 100_000), length: 1, hint: "hint")
    #expect(finding.source?.column == 50_001)
    #expect(finding.excerpt?.line.count == 310)
    #expect(finding.excerpt?.column == 301)
  }
}
