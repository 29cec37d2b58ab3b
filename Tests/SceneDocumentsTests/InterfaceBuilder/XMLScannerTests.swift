import LayoutTestSupport
import Testing

@testable import SceneDocuments

/// The scanner of Xcode's own XML beside the parser of all XML.
@Suite struct XMLScannerTests {
  private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  @Test(arguments: [
    "<a/>", "<a b=\"1\" c=\"zwei ü\"/>", "<a>\n <b/>\n  <c d=\"\"></c>\n</a>\n", "<a>text &amp; &lt;more&gt;</a>",
    "<a> </a>", "<a><b> </b> </a>", "<a b=\"&quot;x&#10;y&apos;\"/>", "<a\n  b=\"1\"\n/>", "<a>日本\n語</a>",
    "<!-- c -->\n<a><!--x y--><b/> <!-- - --></a>",
  ])
  func `both read the same tree`(text: String) throws {
    let text = XMLText(Array((Self.declaration + text).utf8), path: "a.xib")
    let parsed = try XMLElementParser.parsed(text)
    #expect(XMLScanner.root(of: text.bytes) == parsed)
    #expect(try XMLElementParser.root(of: text) == parsed)
  }

  @Test(arguments: [
    "", "<a>", "<a></b>", "<a/><b/>", "<a/>x", "<a b=\"1\" b=\"2\"/>", "<a b='1'/>", "<a b=\"<\"/>", "<a b=\"&x;\"/>",
    "<a>&#0;</a>", "<a>]]></a>", "<a>x<b/></a>", "<a xmlns=\"b\"/>", "<x:a/>", "<a b=\"1\"c=\"2\"/>", "<1/>", "<a b/>",
    "<a><![CDATA[b]]></a>", "<!DOCTYPE a><a/>", "<a>\u{FFFE}</a>", "<a>\r</a>", "<a b=\"\n\"/>", "< a/>", "<a/ >",
    "</a>", "<a>b<!-- c --></a>", "<a> <!-- c --> </a>", "<a/><!-- c -->", "<a><!-- -- --><b/></a>", "<a><!--",
  ])
  func `what is not as Xcode writes it is left to the parser`(text: String) {
    #expect(XMLScanner.root(of: Array((Self.declaration + text).utf8)) == nil)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `what the scanner reads the parser reads alike, however it is damaged`(seed: UInt64) throws {
    var generator = SeededRandomNumberGenerator(seed: seed)
    var bytes = Array(
      (Self.declaration + "<a>\n  <b key=\"frame\" x=\"0.0\"/>\n  <c d=\"&amp;é\">text</c>\n  <e>\n  </e>\n</a>\n").utf8
    )
    let pieces = [
      "<", ">", "/", "\"", "&", ";", "=", " ", "\n", "b", "<b>", "</b>", "<!--", "-->", "\u{1}", "é", "]]>",
    ]
    for _ in 0...Int.random(in: 0...2, using: &generator) {
      let place = Int.random(in: 39..<bytes.count, using: &generator)
      if Bool.random(using: &generator) { bytes.remove(at: place) }
      bytes.insert(contentsOf: (pieces.randomElement(using: &generator) ?? "").utf8, at: place)
    }
    guard String(validating: bytes, as: UTF8.self) != nil, let scanned = XMLScanner.root(of: bytes) else { return }
    #expect(try XMLElementParser.parsed(XMLText(bytes, path: "a.xib")) == scanned)
  }

  @Test(.enabled(if: XcodeCorpus.isAvailable)) func `real documents are read alike, and nearly all by the scanner`()
    throws
  {
    var scanned = 0
    for document in XcodeCorpus.documents {
      let bytes = try XcodeCorpus.bytes(of: document)
      guard let root = XMLScanner.root(of: bytes) else { continue }
      scanned += 1
      #expect(try XMLElementParser.parsed(XMLText(bytes, path: document)) == root, "\(document)")
    }
    #expect(scanned >= 350)
    print("\(scanned) of \(XcodeCorpus.documents.count) documents are read by the scanner")
  }
}
