/// A completion.
struct Proposal: Sendable, Hashable {
  /// The kind of the word, with the protocol's numbers.
  enum Kind: Int, Sendable, Hashable {
    case field = 5
    case property = 10
    case value = 12
    case keyword = 14
    case reference = 18
    case constant = 21
  }

  /// The word in the list.
  var word: String
  /// The kind of the word.
  var kind: Kind
  /// Details on the same line; nil if there is none.
  var detail: String?
  /// The text to insert; nil for the word itself.
  var text: String?
}

/// The completions for a position, and the bytes that they replace.
struct Proposals: Sendable, Hashable {
  /// The bytes of the word typed so far.
  var range: Range<Int>
  /// The completions, the most likely first.
  var all: [Proposal]
}
