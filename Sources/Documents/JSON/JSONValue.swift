/// A JSON value. Objects keep the order of their members.
package enum JSONValue: Sendable, Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])
  /// A value that is already serialized, on lines indented for its position. The parser never returns it.
  case written(String)

  /// A member of an object.
  package struct Member: Sendable, Equatable {
    package var key: String
    package var value: JSONValue
    /// The offset of the key in the parsed text, in bytes. 0 if it was not parsed.
    package var offset = 0

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }

    /// Whether keys and values are equal. Offsets are ignored.
    package static func == (first: Member, second: Member) -> Bool {
      first.key == second.key && first.value == second.value
    }
  }

  /// Returns a string, or null for nil.
  package static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  package static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

  /// Returns an integer.
  package static func number(_ count: Int) -> JSONValue { .number(Double(count)) }

  /// Returns an array of integers.
  package static func numbers(_ counts: [Int]) -> JSONValue { .array(counts.map { .number($0) }) }

  /// The members of an object, in order. Empty for other values.
  package var members: [Member] {
    if case .object(let members) = self { return members }
    return []
  }

  /// The values of an array. Empty for other values.
  package var elements: [JSONValue] {
    if case .array(let elements) = self { return elements }
    return []
  }

  package var string: String? {
    if case .string(let string) = self { return string }
    return nil
  }

  package var number: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  package subscript(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  /// Returns an object with the members of another one appended.
  package func adding(_ more: JSONValue) -> JSONValue { .object(members + more.members) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Creates an object with its members in the order of the literal. Members with a nil value are skipped.
  package init(dictionaryLiteral elements: (String, JSONValue?)...) {
    // Reports have an object for each view, so its members are appended without growing their array.
    var members: [Member] = []
    members.reserveCapacity(elements.count)
    for case (let key, let value?) in elements { members.append(Member(key, value)) }
    self = .object(members)
  }
}
