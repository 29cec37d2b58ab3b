/// A word, number, string or sign in a source file.
struct SourceToken: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// A name or keyword, including a leading `@`: `label`, `class`, `@implementation`.
    case word
    case number
    /// A string, as written between its quotes.
    case text
    /// An operator, bracket or other sign: `=`, `+=`, `{`, `.`.
    case sign
  }

  let kind: Kind
  /// The token as written. A string has no quotes.
  let text: String
  /// The line, from 1.
  let line: Int
  /// The column, from 1, in Unicode scalars.
  let column: Int
  /// Whether it follows the previous token without a space.
  let isAdjacent: Bool
  /// The position of the matching bracket. Nil for other tokens and unmatched brackets.
  var partner: Int?

  /// The byte of a single-character sign. 0 for other tokens. Most comparisons are with signs, and bytes are faster to
  /// compare than strings.
  let sign: UInt8

  /// Whether this is a given single-character sign.
  func isSign(_ sign: Unicode.Scalar) -> Bool { self.sign == UInt8(ascii: sign) }

  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
