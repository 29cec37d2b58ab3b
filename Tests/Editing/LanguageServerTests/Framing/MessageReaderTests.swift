import LayoutTestSupport
import Testing

@testable import LanguageServer

/// The base protocol: messages in a byte stream.
@Suite struct MessageReaderTests {
  /// Returns the pieces of a stream that arrives in chunks of a size.
  private func pieces(_ stream: String, size: Int = .max) -> [MessageReader.Piece] {
    var reader = MessageReader()
    var pieces: [MessageReader.Piece] = []
    var rest = Array(stream.utf8)[...]
    while !rest.isEmpty {
      reader.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
      while let piece = reader.next() { pieces.append(piece) }
    }
    return pieces
  }

  private func contents(_ text: String) -> MessageReader.Piece { .contents(Array(text.utf8)) }

  private let lost = MessageReader.Piece.damage(
    "unexpected bytes before a 'Content-Length' header")

  @Test(arguments: [1, 2, 3, 7, 64])
  func `messages do not depend on the pieces in which they arrive`(size: Int) {
    let stream = "Content-Length: 2\r\n\r\n{}Content-Length: 4\r\nContent-Type: x; charset=utf-8\r\n\r\nnull"
    expect(pieces(stream, size: size), is: [contents("{}"), contents("null")])
  }

  @Test func `the case of headers and missing carriage returns do not matter`() {
    expect(pieces("content-length:2\n\n{}"), is: [contents("{}")])
  }

  @Test(arguments: [1, 5, 64])
  func `unexpected bytes are reported once and skipped`(size: Int) {
    let stream = "hello\r\nworld\r\n\r\nmore Content-Length: 2\r\n\r\n{}"
    expect(pieces(stream, size: size), is: [lost, contents("{}")])
  }

  @Test(arguments: ["Content-Length: -1", "Content-Length: two", "Content-Length: 9999999999999999", "Content-Type: x"])
  func `headers without a valid length are rejected`(headers: String) {
    expect(pieces("\(headers)\r\n\r\nContent-Length: 2\r\n\r\n{}"), is: [lost, contents("{}")])
  }

  @Test func `a length that is too small affects only its own message`() {
    expect(pieces("Content-Length: 1\r\n\r\n{}Content-Length: 2\r\n\r\n[]"), is: [contents("{"), lost, contents("[]")])
  }

  @Test func `endless headers are skipped`() {
    let stream = String(repeating: "a", count: 10_000) + "Content-Length: 2\r\n\r\n{}"
    expect(pieces(stream, size: 1000), is: [lost, contents("{}")])
  }

  @Test func `a message that is too large is skipped without being stored`() {
    let length = MessageReader.sizeLimit + 1
    var reader = MessageReader()
    reader.append(Array("Content-Length: \(length)\r\n\r\n".utf8))
    let damage = MessageReader.Piece.damage(
      "the message has \(length) bytes; the limit is \(MessageReader.sizeLimit)")
    expect(reader.next(), is: damage)
    let piece = [UInt8](repeating: 0x20, count: 1 << 20)
    for _ in 0..<(length >> 20) { reader.append(piece) }
    reader.append([UInt8](repeating: 0x20, count: length & ((1 << 20) - 1)))
    reader.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
    expect(reader.next(), is: contents("{}"))
  }
}
