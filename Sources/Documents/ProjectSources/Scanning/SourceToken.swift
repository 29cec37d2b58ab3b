/// A word, number, text or sign of a source file.
struct SourceToken: Sendable, Hashable {
  /// The kinds of tokens.
  enum Kind: Sendable, Hashable {
    /// A name or keyword, with the `@` before it: `label`, `class`, `@implementation`.
    case word
    case number
    /// The letters between quotes as they are written.
    case text
    /// An operator, bracket or other sign: `=`, `+=`, `{`, `.`.
    case sign
  }

  /// The kind.
  let kind: Kind
  /// The token as it is written; a text without its quotes.
  let text: String
  /// The line, counted from 1.
  let line: Int
  /// The column, counted from 1 in Unicode scalars.
  let column: Int
  /// Whether it follows the token before without a space.
  let isAdjacent: Bool
  /// The position of the bracket that belongs to this one; nil for other tokens, and for a bracket that has none.
  var partner: Int?

  /// The byte of a sign of one character; 0 for other tokens. Nearly all questions are about signs, and bytes are compared
  /// faster than texts.
  let sign: UInt8

  /// Returns whether this is a sign of one character.
  func isSign(_ sign: Unicode.Scalar) -> Bool { self.sign == UInt8(ascii: sign) }

  /// Returns whether this is a word.
  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
