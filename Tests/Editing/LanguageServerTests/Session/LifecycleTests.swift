import JSON
import LayoutTestSupport
import Testing

@testable import LanguageServer

/// The lifecycle of a session, and clients that violate it.
@Suite struct LifecycleTests {
  /// Returns the errors of a session, by the ids of requests.
  private func errors(in session: TestSession) async -> [String] {
    await session.run().messages.compactMap { message in
      message["error"].map { error in
        "\(message["id"]?.number.map { "\(Int($0))" } ?? "-") \(Int(error["code"]?.number ?? 0)) \(error["message"]?.string ?? "")"
      }
    }
  }

  @Test func `the first request must initialize the session`() async {
    var session = TestSession(silent: ())
    session.request("shutdown", .null)
    session.notify("exit", .null)
    await expect(errors(in: session), is: ["1 -32002 the first request must be 'initialize'"])
    #expect(await session.run().isProper == false)
  }

  @Test func `a session ends properly at 'exit', even if more messages follow`() async {
    var session = TestSession()
    session.end()
    session.request("textDocument/hover", [:])
    #expect(await session.run().isProper)
  }

  @Test func `requests after shutdown are rejected`() async {
    var session = TestSession()
    session.request("shutdown", .null)
    session.request("textDocument/hover", [:])
    await expect(errors(in: session), is: ["3 -32600 only 'exit' is allowed after 'shutdown'"])
    // The client disconnects without 'exit'.
    #expect(await session.run().isProper)
  }

  @Test func `an unknown method is an error as a request and ignored as a notification`() async {
    var session = TestSession()
    session.notify("$/unknown", [:])
    session.request("workspace/unknown", [:])
    session.request("initialize", [:])
    session.request("textDocument/hover", [:])
    session.request("textDocument/hover", ["textDocument": ["uri": TestSession.uri("None.xib")]])
    session.end()
    await expect(
      errors(in: session),
      is: [
        "2 -32601 unknown method 'workspace/unknown'", "3 -32600 'initialize' was already received",
        "4 -32602 'textDocument/hover' needs a document URI",
      ])
  }

  @Test func `a request that is canceled before its turn is not handled`() async {
    var session = TestSession()
    session.ask("hover", "Card.scene.yaml", 0, 0)
    session.notify("$/cancelRequest", ["id": 2])
    session.end()
    await expect(errors(in: session), is: ["2 -32800 the request was canceled"])
  }

  @Test func `damaged messages are reported, and the session continues`() async {
    var session = TestSession()
    session.send(bytes: Array("what is this?\r\n\r\n".utf8))
    session.send(bytes: Array("Content-Length: 4\r\n\r\n{]}x".utf8))
    session.end()
    await expect(
      errors(in: session),
      is: [
        "- -32700 unexpected bytes before a 'Content-Length' header",
        "- -32700 the message is not JSON: expected a string in quotation marks",
      ])
    #expect(await session.run().isProper)
  }

  @Test func `the server ends if the client is killed in the middle of a message`() async {
    var session = TestSession()
    session.open("Card.scene.yaml", SessionTests.card)
    session.send(bytes: Array("Content-Length: 400\r\n\r\n{\"jsonrpc\":".utf8))
    #expect(await session.run().isProper == false)
  }

  @Test func `the server ends if the client stops reading`() async {
    let requests = Array(OutgoingMessage.request(.number(1), method: "initialize", [:]).bytes)
    let environment = ServerEnvironment(
      toolVersion: "0", settings: { _ in ProjectSettings() }, makeTextMeasurer: { _ in { FixedPitchTextMeasurer() } })
    var server = LanguageServer(environment, reading: MessageChannel { _ in requests }) { _ in false }
    #expect(await server.run() == false)
  }
}
