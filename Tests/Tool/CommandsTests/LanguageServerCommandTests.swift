import LayoutTestSupport
import Testing

/// `lsp`: a session over standard input and output.
@Suite struct LanguageServerCommandTests {
  private let tool = Tool()

  /// Returns the answers of the tool to a sequence of messages, without headers, and its exit code.
  private func session(_ messages: [String], options: String = "") throws -> (output: String, run: Tool.Run) {
    let stream = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    try tool.add("messages", stream)
    let run = try tool.shell("$tool lsp \(options) <messages")
    return (run.output.replacing(/Content-Length: \d+\r\n\r\n/, with: "\n"), run)
  }

  private func message(_ method: String, _ parameters: String, id: Int? = nil) -> String {
    let id = id.map { "\"id\":\($0)," } ?? ""
    return "{\"jsonrpc\":\"2.0\",\(id)\"method\":\"\(method)\",\"params\":\(parameters)}"
  }

  private var beginning: [String] {
    [
      message("initialize", "{\"rootUri\":\"file://\(tool.folder.path)\",\"capabilities\":{}}", id: 1),
      message("initialized", "{}"),
    ]
  }

  private var end: [String] { [message("shutdown", "null", id: 9), message("exit", "null")] }

  /// The request for the label of a scene that is only open in the editor.
  private var question: [String] {
    let text = "format: 1\\nviews:\\n  title: { type: label, text: Hi }\\n"
    let uri = "file://\(tool.folder.path)/New.scene.yaml"
    return [
      message("textDocument/didOpen", "{\"textDocument\":{\"uri\":\"\(uri)\",\"version\":1,\"text\":\"\(text)\"}}"),
      message(
        "textDocument/hover", "{\"textDocument\":{\"uri\":\"\(uri)\"},\"position\":{\"line\":2,\"character\":3}}", id: 2
      ),
    ]
  }

  @Test func `the devices of the project are used, and those of the command line take precedence`() throws {
    try tool.add(".render-layouts.yml", "device: iPhone 16 Pro\n")
    let (output, run) = try session(beginning + question + end)
    #expect(run.code == 0 && run.messages == "")
    #expect(output.contains("iPhone 16 Pro, portrait") && !output.contains("iPad"))
    expect(output, contains: "'title' needs constraints")
    expect(try session(beginning + question + end, options: "--stdio -d 'iPad 7'").output, contains: "iPad (7th gen)")
  }

  @Test func `invalid settings are reported, and the editor is served without them`() throws {
    try tool.add(".render-layouts.yml", "divice: iPhone 16 Pro\n")
    let (output, run) = try session(beginning + question + end)
    #expect(run.code == 0 && run.messages == "")
    expect(output, contains: "window/showMessage")
    expect(output, contains: "'title' needs constraints")
  }

  @Test func `a session without messages or without 'exit' is an error`() throws {
    try expect(tool.run("lsp").code, is: 1)
    try expect(session(beginning).run.code, is: 1)
    try expect(session(beginning + ["{\"jsonrpc\""]).run.code, is: 1)
  }

  /// Closes the streams of a server a second after a request for a label among thousands of ambiguous views.
  ///
  /// - Returns: The run, whose messages end with the exit code of the server: 1, or another one if it used more than three
  ///   seconds of processor time, or went on for eight seconds of elapsed time.
  private func abandonedSession(asking: Bool, readsAnswers: Bool) throws -> Tool.Run {
    let views = (0..<3000).map { "  v\($0): { frame: { x: \($0), y: 1, width: 9, height: 9 } }\\n" }.joined()
    let uri = "file://\(tool.folder.path)/New.scene.yaml"
    let text = "format: 1\\nviews:\\n\(views)"
    let opening = message(
      "textDocument/didOpen", "{\"textDocument\":{\"uri\":\"\(uri)\",\"version\":1,\"text\":\"\(text)\"}}")
    let messages = beginning + [opening] + (asking ? [question[1]] : [])
    try tool.add("messages", messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined())
    let server = "{ (ulimit -t 3; timeout 9 $tool lsp -d all -j 1); echo \"ended with $?\" >&2; }"
    return try tool.shell("{ cat messages; sleep 1; } | \(server) | \(readsAnswers ? "cat" : "sleep 1")")
  }

  @Test(arguments: [(asking: false, readsAnswers: true), (asking: true, readsAnswers: false)])
  func `the server ends soon after its input was closed if no program waits for an answer`(
    asking: Bool, readsAnswers: Bool
  ) throws {
    let run = try abandonedSession(asking: asking, readsAnswers: readsAnswers)
    #expect(run.messages.hasSuffix("ended with 1\n"))
    #expect(!run.output.contains("publishDiagnostics"))
  }

  @Test func `invalid options are reported before the session starts`() throws {
    try tool.expect(["lsp", "--device", "iPhone 99"], "unknown device 'iPhone 99'", "did you mean 'iPhone 4'?")
  }
}
