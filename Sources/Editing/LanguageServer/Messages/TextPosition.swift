internal import JSON

/// A place in a text, as the protocol counts.
struct TextPosition: Sendable, Hashable, Comparable {
  /// The number of lines before it.
  var line: Int
  /// The number of units before it on its line: what a unit is, the ``PositionEncoding`` says.
  var character: Int

  /// A place.
  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// The order in a text.
  static func < (first: TextPosition, second: TextPosition) -> Bool {
    (first.line, first.character) < (second.line, second.character)
  }

  /// The place of a value; nil where it is none.
  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.count, let character = value?["character"]?.count else { return nil }
    self.init(line: line, character: character)
  }

  /// The place as it is written.
  var value: JSONValue { ["line": .number(line), "character": .number(character)] }
}

/// A part of a text.
struct TextRange: Sendable, Hashable {
  /// The place of its first character.
  var start: TextPosition
  /// The place behind its last character.
  var end: TextPosition

  /// A part between two places.
  init(start: TextPosition, end: TextPosition) {
    self.start = start
    self.end = end
  }

  /// The part of a value; nil where it is none.
  init?(_ value: JSONValue?) {
    guard let start = TextPosition(value?["start"]), let end = TextPosition(value?["end"]) else { return nil }
    self.init(start: start, end: end)
  }

  /// The part as it is written.
  var value: JSONValue { ["start": start.value, "end": end.value] }
}

/// The unit in which places on a line are counted.
enum PositionEncoding: String, Sendable, Hashable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

extension JSONValue {
  /// A whole number that is not negative; one that is too large for places is the largest.
  var count: Int? {
    guard let number, number >= 0 else { return nil }
    return Int(min(number, 2_147_483_647))
  }
}
