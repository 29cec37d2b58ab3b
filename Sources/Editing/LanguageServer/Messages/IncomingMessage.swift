internal import JSON

/// A message from the client.
enum IncomingMessage: Sendable, Equatable {
  /// A request, which has to be answered.
  case request(MessageIdentifier, method: String, JSONValue)
  case notification(method: String, JSONValue)
  /// A response to a request of the server.
  case response(MessageIdentifier)

  /// Reads the message in the given bytes.
  ///
  /// - Throws: ``ResponseError`` if they are not JSON, or not a message.
  init(_ bytes: [UInt8]) throws(ResponseError) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONParser.value(in: bytes)
    } catch {
      throw ResponseError(.parseError, "the message is not JSON: \(error.message)")
    }
    let identifier = MessageIdentifier(value["id"])
    switch (value["method"]?.string, identifier) {
    case (let method?, let identifier?): self = .request(identifier, method: method, value["params"] ?? .null)
    case (let method?, nil) where value["id"] == nil:
      self = .notification(method: method, value["params"] ?? .null)
    case (nil, let identifier?) where value["result"] != nil || value["error"] != nil: self = .response(identifier)
    default: throw ResponseError(.invalidRequest, "the message is neither a request nor a notification")
    }
  }
}

/// An error in response to a request.
struct ResponseError: Error, Sendable, Hashable {
  /// The codes of JSON-RPC and of the protocol.
  enum Code: Int, Sendable, Hashable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
    case requestCancelled = -32800
    case requestFailed = -32803
  }

  var code: Code
  /// The reason, without a full stop.
  var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
