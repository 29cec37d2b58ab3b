/// A reader for messages from a stream of bytes in the base protocol of language servers: header lines, an empty line,
/// and as many bytes as `Content-Length` states.
///
/// Unexpected bytes are skipped up to the next `Content-Length` and reported once.
package struct MessageReader: Sendable {
  /// The next item in the stream.
  package enum Piece: Sendable, Hashable {
    case contents([UInt8])
    /// Unexpected bytes, as text.
    case damage(String)
  }

  /// The largest message that is read, in bytes. It may contain the text of a document with all its characters escaped.
  static let sizeLimit = 128 << 20
  /// The largest headers of a message, in bytes.
  private static let headerLimit = 4096
  /// The required header.
  private static let lengthHeader = Array("content-length".utf8)

  private var bytes: [UInt8] = []
  /// The number of consumed bytes at the beginning.
  private var start = 0 { didSet { (line, searched) = (start, start) } }
  /// The beginning of the header line that is being received.
  private var line = 0
  /// The end of the headers that were searched for a line break. They may arrive byte by byte.
  private var searched = 0
  /// The length of the message whose contents are read next; nil if its headers are.
  private var awaited: Int?
  /// The number of bytes still to skip of a message that is too large.
  private var skipped = 0
  /// Whether unexpected bytes are being skipped.
  private var isLost = false

  /// Creates a reader at the beginning of a stream.
  package init() {}

  /// Adds received bytes.
  package mutating func append(_ more: [UInt8]) {
    // The rest of a message that is too large is never stored.
    let passed = min(skipped, more.count)
    skipped -= passed
    // Consumed bytes are removed only when they are the larger part, so that moving the rest costs less than receiving
    // them did.
    if start > bytes.count / 2 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more[passed...]
  }

  /// Returns the next message, or nil if none is complete.
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
      guard let end = findEndOfHeaders() else {
        // The rest of the headers may not have arrived yet, unless they are too long already.
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

  /// Returns the offset after the empty line that ends the headers; nil if it was not received yet.
  private mutating func findEndOfHeaders() -> Int? {
    let lineFeed = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    let limit = min(bytes.count, start + Self.headerLimit)
    while searched < limit, let feed = bytes[searched..<limit].firstIndex(of: lineFeed) {
      let isEmpty = feed == line || (feed == line + 1 && bytes[line] == carriageReturn)
      if isEmpty { return feed + 1 }
      (line, searched) = (feed + 1, feed + 1)
    }
    searched = max(searched, limit)
    return nil
  }

  /// Returns the length in the headers, or nil if they do not state one.
  private func length(in headers: ArraySlice<UInt8>) -> Int? {
    var length: Int?
    for line in headers.split(separator: UInt8(ascii: "\n")) {
      let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if text.isEmpty { continue }
      guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      guard text[..<colon].elementsEqual(Self.lengthHeader, by: Self.isSameLetter) else { continue }
      let digits = text[(colon + 1)...].filter { $0 != UInt8(ascii: " ") }
      // Two lengths would be ambiguous. Fifteen digits always fit into an integer.
      guard length == nil, digits.count <= 15, let number = Int(String(decoding: digits, as: UTF8.self)), number >= 0
      else { return nil }
      length = number
    }
    return length
  }

  /// Whether a byte equals a lower-case character, ignoring case as header names do.
  private static func isSameLetter(_ byte: UInt8, _ small: UInt8) -> Bool {
    byte == small || ((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) && byte | 0x20 == small)
  }

  // MARK: - Damage

  /// Skips a byte that does not begin a message.
  ///
  /// - Returns: The damage, unless it was already reported.
  private mutating func resynchronize() -> Piece? {
    start += 1
    defer { isLost = true }
    return isLost ? nil : .damage("unexpected bytes before a 'Content-Length' header")
  }

  /// Skips everything before a possible beginning of headers.
  private mutating func passOver() {
    let length = Self.lengthHeader.count
    while bytes.count - start >= length {
      let isHeader = bytes[start..<start + length].elementsEqual(Self.lengthHeader, by: Self.isSameLetter)
      if isHeader { return }
      start += 1
    }
  }

  /// Skips a message that is too large.
  private mutating func skip(_ length: Int) -> Piece {
    let present = min(length, bytes.count - start)
    start += present
    skipped = length - present
    return .damage("the message has \(length) bytes; the limit is \(Self.sizeLimit)")
  }
}
