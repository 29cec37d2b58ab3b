import Testing

@testable import MarkupWriting

@Suite struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"), ("\u{FF}\u{FE}??>", "w7/Dvj8/Pg=="),
  ])
  func `bytes are encoded as base64 and decoded`(text: String, expected: String) {
    #expect(Base64.text(of: Array(text.utf8)) == expected)
    #expect(Base64.bytes(in: expected) == Array(text.utf8))
  }

  @Test(arguments: [0, 1, 2, 3, 100_000, 100_001])
  func `markup contains encoded bytes between other text`(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
    var markup = MarkupBuffer()
    markup.append("<")
    markup.append(base64: bytes)
    markup.append(">")
    #expect(String(decoding: markup.bytes, as: UTF8.self) == "<\(Base64.text(of: bytes))>")
    #expect(Base64.bytes(in: Base64.text(of: bytes)) == bytes)
  }

  @Test func `line breaks and other characters between base64 letters are skipped`() {
    #expect(Base64.bytes(in: "  Zm9v\n\tYm.Fy ") == Array("foobar".utf8))
  }
}
