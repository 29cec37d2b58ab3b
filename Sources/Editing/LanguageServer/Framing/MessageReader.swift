/// Takes messages out of a stream of bytes, as the base protocol of language servers frames them: lines with headers, an
/// empty line, and as many bytes as `Content-Length` says.
///
/// Bytes that are no message are passed over up to the next `Content-Length`, and told once.
package struct MessageReader: Sendable {
  /// The next thing in the stream.
  package enum Piece: Sendable, Hashable {
    /// The contents of a message.
    case contents([UInt8])
    /// Something that is no message, in words.
    case damage(String)
  }

  /// The largest message that is read, in bytes: the text of a document may be in it with all its characters escaped.
  static let sizeLimit = 128 << 20
  /// The largest headers of a message, in bytes.
  private static let headerLimit = 4096
  /// The header that has to be there.
  private static let lengthHeader = Array("content-length".utf8)

  private var bytes: [UInt8] = []
  /// The number of bytes at the beginning that are used up.
  private var start = 0
  /// The bytes of the message that is awaited; nil where its headers are.
  private var awaited: Int?
  /// The bytes of a message that is too large, which are still to come.
  private var skipped = 0
  /// True while something is passed over that is no message.
  private var isLost = false

  /// A reader at the beginning of a stream.
  package init() {}

  /// Adds bytes that have come.
  package mutating func append(_ more: [UInt8]) {
    let passed = min(skipped, more.count)
    skipped -= passed
    if start > bytes.count / 2 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more[passed...]
  }

  /// The next message; nil where none is complete.
  package mutating func next() -> Piece? {
    while true {
      if let awaited {
        guard bytes.count - start >= awaited else { return nil }
        defer {
          start += awaited
          self.awaited = nil
        }
        return .contents(Array(bytes[start..<start + awaited]))
      }
      if isLost { passOver() }
      guard let end = endOfHeaders else {
        guard bytes.count - start > Self.headerLimit else { return nil }
        if let damage = resynchronize() { return damage }
        continue
      }
      guard let length = length(in: bytes[start..<end]) else {
        if let damage = resynchronize() { return damage }
        continue
      }
      isLost = false
      start = end
      guard length <= Self.sizeLimit else { return skip(length) }
      awaited = length
    }
  }

  // MARK: - Headers

  /// The offset behind the empty line that ends the headers; nil where it has not come.
  private var endOfHeaders: Int? {
    let lineFeed = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    var line = start
    let limit = min(bytes.count, start + Self.headerLimit)
    while let feed = bytes[line..<limit].firstIndex(of: lineFeed) {
      let isEmpty = feed == line || (feed == line + 1 && bytes[line] == carriageReturn)
      if isEmpty { return feed + 1 }
      line = feed + 1
    }
    return nil
  }

  /// The number of bytes that headers state; nil where they are none.
  private func length(in headers: ArraySlice<UInt8>) -> Int? {
    var length: Int?
    for line in headers.split(separator: UInt8(ascii: "\n")) {
      let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if text.isEmpty { continue }
      guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      guard text[..<colon].elementsEqual(Self.lengthHeader, by: Self.isSameLetter) else { continue }
      let digits = text[(colon + 1)...].filter { $0 != UInt8(ascii: " ") }
      guard length == nil, digits.count <= 15, let number = Int(String(decoding: digits, as: UTF8.self)), number >= 0
      else { return nil }
      length = number
    }
    return length
  }

  /// True where a byte is a small letter or its capital.
  private static func isSameLetter(_ byte: UInt8, _ small: UInt8) -> Bool {
    byte == small || ((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) && byte | 0x20 == small)
  }

  // MARK: - Damage

  /// Skips a byte that begins no message. Returns the damage unless it has been reported already.
  private mutating func resynchronize() -> Piece? {
    start += 1
    defer { isLost = true }
    return isLost ? nil : .damage("unexpected bytes before a 'Content-Length' header")
  }

  /// Passes over everything before what may be the beginning of headers.
  private mutating func passOver() {
    let length = Self.lengthHeader.count
    while bytes.count - start >= length {
      let isHeader = bytes[start..<start + length].elementsEqual(Self.lengthHeader, by: Self.isSameLetter)
      if isHeader { return }
      start += 1
    }
  }

  /// Passes over a message that is too large.
  private mutating func skip(_ length: Int) -> Piece {
    let present = min(length, bytes.count - start)
    start += present
    skipped = length - present
    return .damage("the message has \(length) bytes; the limit is \(Self.sizeLimit)")
  }
}
