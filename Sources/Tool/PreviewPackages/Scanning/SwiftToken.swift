/// A token of a Swift source: a word, a string, a comment, or one sign.
package struct SwiftToken: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// A name or keyword, including in backticks.
    case word
    case number
    /// A string with its quotes and interpolations, or a regular expression.
    case literal
    case comment
    /// Spaces and line breaks.
    case space
    /// A single sign.
    case sign
  }

  package let kind: Kind
  /// The bytes in the source.
  package let range: Range<Int>
}

/// The tokens of a Swift source. They cover all of it.
package struct SwiftTokens: Sendable {
  /// The bytes of the source.
  package let bytes: [UInt8]
  /// The tokens, in order.
  package private(set) var all: [SwiftToken] = []
  /// The positions of the tokens that are neither comments nor spaces.
  package private(set) var code: [Int] = []

  /// Splits a source into tokens.
  package init(of text: String) {
    bytes = Array(text.utf8)
    var scanner = SwiftScanner(bytes)
    while let token = scanner.next() {
      if token.kind != .space, token.kind != .comment { code.append(all.count) }
      all.append(token)
    }
  }

  package func text(_ token: SwiftToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  /// Returns the line of a byte, counted from 1.
  package func line(of position: Int) -> Int {
    1 + bytes[..<min(position, bytes.count)].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }

  /// Returns the column of a byte in its line, counted from 1, in bytes as compilers count.
  package func column(of position: Int) -> Int {
    let end = min(position, bytes.count)
    let start = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return end - start + 1
  }
}
