import AutoLayout
import Scenes
import Testing

@testable import SceneDocuments

@Suite struct XMLElementParserTests {
  private func root(of text: String) throws -> XMLElement {
    try XMLElementParser.root(of: XMLText(Array(text.utf8), path: "Test.xib"))
  }

  @Test func `an element knows its attributes, its children, its text and its place`() throws {
    let root = try root(
      of:
        "<?xml version=\"1.0\"?>\n<a x=\"&lt;1&amp;&#228;\">é<b/><!-- note -->\n  <c key=\"k\"\n     y='2'>t<![CDATA[<u>]]></c></a>"
    )
    #expect(root.attributes == [XMLElement.Attribute(name: "x", value: "<1&ä")])
    #expect(root.children.map(\.name) == ["b", "c"])
    #expect(root.place == XMLPlace(line: 2, column: 1, offset: 22))
    #expect(root.child("b")?.place.column == 26)
    let last = try #require(root.child("c", key: "k"))
    #expect(last.place.line == 3 && last.place.column == 3)
    #expect(last.text == "t<u>" && last["y"] == "2" && last["z"] == nil)
  }

  @Test func `a long text arrives whole, however the parser cuts it`() throws {
    let text = String(repeating: "äöü &amp; ", count: 20_000)
    #expect(try root(of: "<a>\(text)</a>").text == String(repeating: "äöü & ", count: 20_000))
  }

  @Test func `the encoding that a document declares does not change what is read`() throws {
    #expect(try root(of: "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>ä</a>").text == "ä")
  }

  @Test func `places are the same whether they are found one after the other or at once`() throws {
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

  @Test func `an excerpt of an endless line shows the part that is meant`() throws {
    let text = XMLText(
      Array((String(repeating: "é", count: 50_000) + "!" + String(repeating: "x", count: 9)).utf8), path: "T")
    let finding = text.finding("code", "message", at: text.place(at: 100_000), length: 1, hint: "hint")
    #expect(finding.source?.column == 50_001)
    #expect(finding.excerpt?.line.count == 310)
    #expect(finding.excerpt?.column == 301)
  }
}
