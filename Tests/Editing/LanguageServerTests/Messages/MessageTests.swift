import JSON
import LayoutTestSupport
import Testing

@testable import LanguageServer

/// Messages and their parts.
@Suite struct MessageTests {
  @Test(arguments: [
    ("{", ResponseError.Code.parseError, "the message is not JSON: expected a string in quotation marks"),
    ("[]", .invalidRequest, "the message is neither a request nor a notification"),
    (#"{"id":{},"method":"a"}"#, .invalidRequest, "the message is neither a request nor a notification"),
    (#"{"id":1}"#, .invalidRequest, "the message is neither a request nor a notification"),
  ])
  func `an invalid message is rejected`(text: String, code: ResponseError.Code, message: String) {
    #expect(throws: ResponseError(code, message)) { try IncomingMessage(Array(text.utf8)) }
  }

  @Test func `requests, notifications and responses are distinguished`() throws {
    try expect(
      IncomingMessage(Array(#"{"id":"a","method":"m","params":{"b":1}}"#.utf8)),
      is: .request(.text("a"), method: "m", ["b": 1]))
    try expect(IncomingMessage(Array(#"{"method":"m"}"#.utf8)), is: .notification(method: "m", .null))
    try expect(IncomingMessage(Array(#"{"id":3,"result":null}"#.utf8)), is: .response(.number(3)))
  }

  @Test(arguments: [
    ("file:///a/b.xib", "/a/b.xib"), ("file:///a%20b/%C3%A4.xib", "/a b/ä.xib"), ("file://localhost/a/../b", "/b"),
    ("FILE:///a#b", "/a"),
  ])
  func `file URIs are converted to paths`(uri: String, path: String) {
    expect(DocumentURI(uri).path, is: path)
  }

  @Test(arguments: [
    "untitled:Untitled-1", "file://server/a", "file:///a%2", "file:///a%00b", "file:///%FF", "http://a/b",
  ])
  func `other URIs have no path`(uri: String) { expect(DocumentURI(uri).path, is: nil) }

  @Test func `paths are converted to URIs and back`() {
    let path = "/a b/ä#?.scene.yaml"
    expect(DocumentURI(path: path).uri, is: "file:///a%20b/%C3%A4%23%3F.scene.yaml")
    expect(DocumentURI(DocumentURI(path: path).uri).path, is: path)
  }
}
