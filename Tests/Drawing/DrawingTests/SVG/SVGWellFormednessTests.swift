import Drawing
import Foundation
import FoundationXML
import Geometry
import LayoutTestSupport
import Testing

@Suite struct SVGWellFormednessTests {
  @Test func `any picture is well-formed XML with the same text`() {
    var generator = SeededRandomNumberGenerator(seed: 7)
    for _ in 0..<200 {
      let text = randomText(using: &generator)
      let reader = DocumentReader()
      let parser = XMLParser(data: Data(picture(of: text).svg().utf8))
      parser.delegate = reader
      #expect(parser.parse(), "\(text.debugDescription)")
      #expect(reader.text == allowed(text) && reader.title == allowed(text), "\(text.debugDescription)")
      #expect(reader.className == allowed(text), "\(text.debugDescription)")
    }
  }

  private func picture(of text: String) -> DisplayList {
    let run = TextRun(text: text, origin: .zero, font: TextFont(family: text, size: 10), color: .black)
    return DisplayList(
      size: Size(width: 10, height: 10), background: .white, title: text, summary: text,
      commands: [.group(.init(text, identifier: text), [.text(run)])])
  }

  /// Returns a string without the characters that XML does not allow.
  private func allowed(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0.value >= 0x20 || [9, 10, 13].contains($0.value) }.filter {
          ![0xFFFE, 0xFFFF].contains($0.value)
        }))
  }

  private func randomText(using generator: inout SeededRandomNumberGenerator) -> String {
    let scalars = "<>&\"' \t\n\r]]>\u{0}\u{1F}\u{7F}\u{85}\u{FFFE}\u{FFFF}aZ9éש日👍\u{200D}\u{10FFFF}-_:".unicodeScalars
    let count = Int.random(in: 1...12, using: &generator)
    return String(
      String.UnicodeScalarView((0..<count).compactMap { _ in scalars.randomElement(using: &generator) }))
  }
}

/// Collects the title, the class of the first group and the text.
private final class DocumentReader: NSObject, XMLParserDelegate {
  var title: String?
  var text: String?
  var className: String?
  private var characters = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    characters = ""
    if name == "g" { className = attributes["class"] }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { characters += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if name == "title", title == nil { title = characters }
    if name == "text" { text = characters }
  }
}
