/// A piece of a Swift source that belongs together for a scanner: a word, a text, a comment, one sign.
package struct SwiftToken: Sendable, Hashable {
  /// The kind of a piece.
  package enum Kind: Sendable, Hashable {
    /// A name or keyword, also in backticks.
    case word
    /// A number.
    case number
    /// A text with its quotes and all that stands in it, or a regular expression.
    case literal
    /// A comment.
    case comment
    /// Blanks and line breaks.
    case space
    /// A sign by itself.
    case sign
  }

  /// The kind.
  package let kind: Kind
  /// The bytes in the source.
  package let range: Range<Int>
}

/// The pieces of a Swift source. They are all there is: put together again they are the source.
package struct SwiftTokens: Sendable {
  /// The bytes of the source.
  package let bytes: [UInt8]
  /// The pieces, in order.
  package private(set) var all: [SwiftToken] = []
  /// The positions of the pieces that are neither comments nor blanks.
  package private(set) var code: [Int] = []

  /// The pieces of a source.
  package init(of text: String) {
    bytes = Array(text.utf8)
    var scanner = SwiftScanner(bytes)
    while let token = scanner.next() {
      if token.kind != .space, token.kind != .comment { code.append(all.count) }
      all.append(token)
    }
  }

  /// The text of a piece.
  package func text(_ token: SwiftToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  /// Indicates that a piece is a certain text.
  func matches(_ token: SwiftToken, _ text: StaticString) -> Bool {
    token.range.count == text.utf8CodeUnitCount
      && bytes[token.range].elementsEqual(text.description.utf8)
  }

  /// The line of a byte, from 1.
  package func line(of position: Int) -> Int {
    1 + bytes[..<min(position, bytes.count)].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }

  /// The column of a byte in its line, from 1, in bytes as compilers count.
  package func column(of position: Int) -> Int {
    let end = min(position, bytes.count)
    let start = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return end - start + 1
  }
}
