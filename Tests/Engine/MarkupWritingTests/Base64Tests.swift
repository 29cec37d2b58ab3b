import Testing

@testable import MarkupWriting

@Suite struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"), ("\u{FF}\u{FE}??>", "w7/Dvj8/Pg=="),
  ])
  func `bytes become base64 and come back`(text: String, expected: String) {
    #expect(Base64.text(of: Array(text.utf8)) == expected)
    #expect(Base64.bytes(in: expected) == Array(text.utf8))
  }

  @Test(arguments: [0, 1, 2, 3, 100_000, 100_001])
  func `markup has the characters of bytes between others`(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
    var markup = MarkupBuffer()
    markup.append("<")
    markup.append(base64: bytes)
    markup.append(">")
    #expect(String(decoding: markup.bytes, as: UTF8.self) == "<\(Base64.text(of: bytes))>")
    #expect(Base64.bytes(in: Base64.text(of: bytes)) == bytes)
  }

  @Test func `line breaks and other characters between the letters are skipped`() {
    #expect(Base64.bytes(in: "  Zm9v\n\tYm.Fy ") == Array("foobar".utf8))
  }
}
