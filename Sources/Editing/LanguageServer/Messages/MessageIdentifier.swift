internal import JSON

/// The identifier that a client gives a request.
enum MessageIdentifier: Sendable, Hashable {
  case number(Double)
  case text(String)
  /// That of a message which could not be understood.
  case unknown

  /// The identifier of a value; nil where it is none.
  init?(_ value: JSONValue?) {
    switch value {
    case .number(let number)?: self = .number(number)
    case .string(let text)?: self = .text(text)
    default: return nil
    }
  }

  /// The identifier as it is written.
  var value: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    case .unknown: .null
    }
  }
}
