/// A word that can stand where somebody types.
struct Proposal: Sendable, Hashable {
  /// The kind of the word, by the numbers of the protocol.
  enum Kind: Int, Sendable, Hashable {
    case field = 5
    case variable = 6
    case property = 10
    case value = 12
    case keyword = 14
    case reference = 18
    case constant = 21
  }

  /// The word as it is listed.
  var word: String
  /// The kind of the word.
  var kind: Kind
  /// More about it, on the same line; nil for nothing.
  var detail: String?
  /// The text that is written; nil for the word itself.
  var text: String?
}

/// The words for a place, and the bytes that one of them takes the place of.
struct Proposals: Sendable, Hashable {
  /// The bytes that somebody has typed of the word.
  var range: Range<Int>
  /// The words, the most likely ones first.
  var all: [Proposal]
}
