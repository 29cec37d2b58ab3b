internal import JSON

/// A message to the client.
enum OutgoingMessage: Sendable, Equatable {
  /// The response to a request.
  case result(MessageIdentifier, JSONValue)
  /// The error in response to a request.
  case error(MessageIdentifier, ResponseError)
  case notification(method: String, JSONValue)
  /// A request of the server, whose response is ignored.
  case request(MessageIdentifier, method: String, JSONValue)

  var value: JSONValue {
    let version: JSONValue = "2.0"
    switch self {
    case .result(let identifier, let result): return ["jsonrpc": version, "id": identifier.value, "result": result]
    case .error(let identifier, let error):
      let value: JSONValue = ["code": .number(error.code.rawValue), "message": .string(error.message)]
      return ["jsonrpc": version, "id": identifier.value, "error": value]
    case .notification(let method, let parameters):
      return ["jsonrpc": version, "method": .string(method), "params": parameters]
    case .request(let identifier, let method, let parameters):
      return ["jsonrpc": version, "id": identifier.value, "method": .string(method), "params": parameters]
    }
  }

  /// The message with its header.
  var bytes: [UInt8] {
    let contents = Array(value.line.utf8)
    return Array("Content-Length: \(contents.count)\r\n\r\n".utf8) + contents
  }
}
