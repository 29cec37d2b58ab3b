/// A value of a JSON text that was read.
package indirect enum JSONNode: Sendable, Hashable {
  case object([Member])
  case array([JSONNode])
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null

  /// A name with its value.
  package struct Member: Sendable, Hashable {
    /// The name, escapes resolved.
    package let name: String
    /// The number of bytes before the name.
    package let offset: Int
    /// The value.
    package let value: JSONNode
  }

  /// The members of an object in the order they are written; empty for anything else.
  package var members: [Member] {
    if case .object(let members) = self { return members }
    return []
  }

  /// The values of an array; empty for anything else.
  package var elements: [JSONNode] {
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

  /// The value of the first member with a name, or nil.
  package subscript(_ name: String) -> JSONNode? { members.first { $0.name == name }?.value }
}
