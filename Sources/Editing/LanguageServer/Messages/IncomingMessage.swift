internal import JSON

/// A message that a client has sent.
enum IncomingMessage: Sendable, Equatable {
  /// A question that has to be answered.
  case request(MessageIdentifier, method: String, JSONValue)
  /// Something to know.
  case notification(method: String, JSONValue)
  /// The answer to a question of ours.
  case response(MessageIdentifier)

  /// The message in some bytes.
  ///
  /// - Throws: ``ResponseError`` where they are no JSON, or no message.
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

/// An error that answers a request.
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

  /// The code.
  var code: Code
  /// The error, in one sentence without a full stop.
  var message: String

  /// An error.
  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
