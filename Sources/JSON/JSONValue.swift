/// A JSON value whose objects keep the order of their members.
public enum JSONValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])
  /// A value that is text already, on lines that are indented for the place where it stands.
  case written(String)

  /// One member of an object.
  public struct Member: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSONValue

    /// A key with its value.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// A string, or null.
  public static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// An array of strings.
  public static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

  /// A whole number.
  public static func number(_ count: Int) -> JSONValue { .number(Double(count)) }

  /// True where the value has neither members nor elements; scalars have none. False for a value that is text already.
  package var isEmpty: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    case .null, .boolean, .number, .string: true
    case .written: false
    }
  }

  /// True where the value is neither an array nor an object, nor text already.
  package var isScalar: Bool {
    switch self {
    case .array, .object, .written: false
    case .null, .boolean, .number, .string: true
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// The null value.
  public init(nilLiteral: ()) { self = .null }
  /// An array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object with its members in the order of the literal.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
