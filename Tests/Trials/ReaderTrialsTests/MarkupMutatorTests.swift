import LayoutTestSupport
import ReaderTrials
import Testing

/// Inputs that are changed as XML remain XML, so that the readers after the parser are tried too.
@Suite struct MarkupMutatorTests {
  private static let text = """
    <?xml version="1.0"?>
    <!-- <a> -->
    <document type='x'><view id="a"><rect x="1" y="2"/></view>
    <constraint firstItem="a" id="b"/><string><![CDATA[<]]></string></document>
    """

  @Test func `every mutation leaves matching tags`() throws {
    var generator = SeededRandomNumberGenerator(seed: 1)
    var bytes = Array(Self.text.utf8)
    var results: Set<[UInt8]> = []
    for number in 0..<2000 {
      let mutator = try #require(
        MarkupMutator(bytes, with: Array(Self.text.utf8)), "\(number): \(String(decoding: bytes, as: UTF8.self))")
      bytes = mutator.mutated(using: &generator)
      results.insert(bytes)
      if bytes.count > 2000 { bytes = Array(Self.text.utf8) }
    }
    #expect(results.count > 1000)
  }

  @Test(arguments: ["", "a", "<a>", "<a></b>", "</a>", "<a", "<a x=1/>", "<a x=\"1/>", "<a/", "<!-- <a/>", "< a/>"])
  func `text without matching tags is not mutated as XML`(text: String) {
    #expect(MarkupMutator(Array(text.utf8), with: Array(Self.text.utf8)) == nil)
  }

  @Test func `elements and attributes come from the other text, and most copies get new ids`() throws {
    let mutator = try #require(
      MarkupMutator(Array("<d></d>".utf8), with: Array("<v id=\"a\" to=\"a\"/>".utf8)))
    var generator = SeededRandomNumberGenerator(seed: 1)
    let results = Set((0..<500).map { _ in String(decoding: mutator.mutated(using: &generator), as: UTF8.self) })
    #expect(results.isSuperset(of: ["<d></d>", "<d id=\"a\"></d>", "<v></v>", "<d><v id=\"a\" to=\"a\"/></d>"]))
    let copies = results.compactMap { $0.wholeMatch(of: /<d><v id="a(.+)" to="a(.+)"\/><\/d>/)?.output }
    #expect(copies.count > 10 && copies.allSatisfy { $0.1 == $0.2 })
  }
}
