/// A JSON value whose objects keep the order of their members.
package enum JSONValue: Sendable, Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])
  /// A value that is text already, on lines that are indented for the place where it stands; none that was read.
  case written(String)

  /// One member of an object.
  package struct Member: Sendable, Equatable {
    /// The key.
    package var key: String
    /// The value.
    package var value: JSONValue
    /// The number of bytes before the key in the text that it was read from; 0 where it was not read.
    package var offset = 0

    /// A key with its value.
    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }

    /// True where keys and values are the same, wherever they stand.
    package static func == (first: Member, second: Member) -> Bool {
      first.key == second.key && first.value == second.value
    }
  }

  /// A string, or null.
  package static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// An array of strings.
  package static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

  /// A whole number.
  package static func number(_ count: Int) -> JSONValue { .number(Double(count)) }

  /// An array of whole numbers.
  package static func numbers(_ counts: [Int]) -> JSONValue { .array(counts.map { .number($0) }) }

  /// The members of an object in the order they are written; empty for anything else.
  package var members: [Member] {
    if case .object(let members) = self { return members }
    return []
  }

  /// The values of an array; empty for anything else.
  package var elements: [JSONValue] {
    if case .array(let elements) = self { return elements }
    return []
  }

  /// The characters of a string; nil for anything else.
  package var string: String? {
    if case .string(let string) = self { return string }
    return nil
  }

  /// A number; nil for anything else.
  package var number: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// The value of the first member with a key, or nil.
  package subscript(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  /// An object with the members of another one behind its own.
  package func adding(_ more: JSONValue) -> JSONValue { .object(members + more.members) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A string.
  package init(stringLiteral value: String) { self = .string(value) }
  /// A truth value.
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// A whole number.
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A number.
  package init(floatLiteral value: Double) { self = .number(value) }
  /// An array.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object with its members in the order of the literal; those without a value are left out.
  package init(dictionaryLiteral elements: (String, JSONValue?)...) {
    self = .object(elements.compactMap { key, value in value.map { Member(key, $0) } })
  }
}
