internal import JSON

extension LanguageServer {
  /// The answer to a request about a document.
  mutating func answer(_ method: String, _ parameters: JSONValue) async throws(ResponseError) -> JSONValue {
    throw ResponseError(.methodNotFound, "there is no method '\(method)'")
  }
}
