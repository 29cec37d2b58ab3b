internal import JSON

/// The identifier that a client gives a request.
enum MessageIdentifier: Sendable, Hashable {
  case number(Double)
  case text(String)
  /// The identifier of a message that could not be understood.
  case unknown

  /// Reads the identifier in a value; nil if it is malformed.
  init?(_ value: JSONValue?) {
    switch value {
    case .number(let number)?: self = .number(number)
    case .string(let text)?: self = .text(text)
    default: return nil
    }
  }

  var value: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    case .unknown: .null
    }
  }
}
