internal import JSON

/// A position in text, in the protocol's terms.
struct TextPosition: Sendable, Hashable, Comparable {
  /// The number of preceding lines.
  var line: Int
  /// The number of preceding units on its line, as defined by the ``PositionEncoding``.
  var character: Int

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Orders positions as in the text.
  static func < (first: TextPosition, second: TextPosition) -> Bool {
    (first.line, first.character) < (second.line, second.character)
  }

  /// Reads the position in a value; nil if it is malformed.
  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.count, let character = value?["character"]?.count else { return nil }
    self.init(line: line, character: character)
  }

  var value: JSONValue { ["line": .number(line), "character": .number(character)] }
}

struct TextRange: Sendable, Hashable {
  /// The position of its first character.
  var start: TextPosition
  /// The position after its last character.
  var end: TextPosition

  /// Creates a range between two positions.
  init(start: TextPosition, end: TextPosition) {
    self.start = start
    self.end = end
  }

  /// Reads the range in a value; nil if it is malformed.
  init?(_ value: JSONValue?) {
    guard let start = TextPosition(value?["start"]), let end = TextPosition(value?["end"]) else { return nil }
    self.init(start: start, end: end)
  }

  /// The range as JSON.
  var value: JSONValue { ["start": start.value, "end": end.value] }
}

/// The unit in which positions on a line are counted.
enum PositionEncoding: String, Sendable, Hashable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

extension JSONValue {
  /// The value as a non-negative integer, clamped to the range of positions; nil for other values.
  var count: Int? {
    guard let number, number >= 0 else { return nil }
    return Int(min(number, 2_147_483_647))
  }
}
