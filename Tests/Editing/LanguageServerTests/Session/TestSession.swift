import Foundation
import JSON
import LayoutTestSupport
import Synchronization

@testable import LanguageServer

/// A recorded session: what the client sends, and what the server answers.
struct TestSession {
  /// Input from the client.
  enum Input {
    /// Bytes, as they are.
    case bytes([UInt8])
    /// A pause, until the server waits.
    case pause
  }

  private var inputs: [Input] = []
  private var requestCount = 0

  /// The folder of the project, which does not exist.
  static let folder = "/nowhere/project"

  /// The URI of a document.
  static func uri(_ name: String) -> JSONValue { .string("file://\(folder)/\(name)") }

  /// A session that is initialized.
  init(abilities: JSONValue = Self.abilities) {
    request("initialize", ["rootUri": .string("file://\(Self.folder)"), "capabilities": abilities])
    notify("initialized", [:])
  }

  /// A session without any messages.
  init(silent: Void) {}

  /// The capabilities of current editors.
  static let abilities: JSONValue = [
    "textDocument": [
      "hover": ["contentFormat": ["markdown", "plaintext"]],
      "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
      "codeAction": [
        "codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]],
        "dataSupport": true, "resolveSupport": ["properties": ["edit"]],
      ],
    ],
    "workspace": ["workspaceEdit": ["documentChanges": true]],
  ]

  // MARK: - The client

  mutating func send(bytes: [UInt8]) { inputs.append(.bytes(bytes)) }

  mutating func send(_ value: JSONValue) {
    let contents = Array(value.line.utf8)
    send(bytes: Array("Content-Length: \(contents.count)\r\n\r\n".utf8) + contents)
  }

  mutating func notify(_ method: String, _ parameters: JSONValue) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  mutating func request(_ method: String, _ parameters: JSONValue) {
    requestCount += 1
    send(["jsonrpc": "2.0", "id": .number(requestCount), "method": .string(method), "params": parameters])
  }

  mutating func open(_ name: String, _ text: String) {
    notify("textDocument/didOpen", Self.opening(name, text))
    pause()
  }

  /// The parameters of the notification that opens a document.
  static func opening(_ name: String, _ text: String) -> JSONValue {
    ["textDocument": ["uri": uri(name), "languageId": "yaml", "version": 1, "text": .string(text)]]
  }

  mutating func change(_ name: String, version: Int, _ changes: [JSONValue]) {
    notify(
      "textDocument/didChange",
      ["textDocument": ["uri": Self.uri(name), "version": .number(version)], "contentChanges": .array(changes)])
  }

  /// Sends a request about a position, whose line and character count from 0.
  mutating func ask(_ method: String, _ name: String, _ line: Int, _ character: Int, _ more: JSONValue = [:]) {
    let position: JSONValue = ["line": .number(line), "character": .number(character)]
    let parameters: JSONValue = ["textDocument": ["uri": Self.uri(name)], "position": position]
    request("textDocument/\(method)", parameters.adding(more))
  }

  /// Lets the server finish its pending work.
  mutating func pause() { inputs.append(.pause) }

  mutating func end() {
    request("shutdown", .null)
    notify("exit", .null)
  }

  // MARK: - The server

  /// Runs the session. Returns the messages of the server, and whether the session ended properly.
  ///
  /// `settings` returns the settings for documents in a folder.
  func run(
    settings: @escaping @Sendable (_ folder: String) -> ProjectSettings = { _ in ProjectSettings(workers: 1) }
  ) async -> (messages: [JSONValue], isProper: Bool) {
    let rest = Mutex(inputs[...])
    let sent = Mutex<[UInt8]>([])
    let environment = ServerEnvironment(
      toolVersion: "0", settingsFiles: [".render-layouts.yml"],
      settings: settings, makeTextMeasurer: { _ in { FixedPitchTextMeasurer() } })
    let channel = MessageChannel { isWaiting in
      rest.withLock { rest in
        guard case .pause? = rest.first else {
          guard case .bytes(let bytes)? = rest.popFirst() else { return nil }
          return bytes
        }
        if isWaiting { rest.removeFirst() }
        return []
      }
    }
    var server = LanguageServer(environment, reading: channel) { bytes in
      sent.withLock { $0 += bytes }
      return true
    }
    let isProper = await server.run()
    var reader = MessageReader()
    reader.append(sent.withLock { $0 })
    var messages: [JSONValue] = []
    while case .contents(let bytes)? = reader.next() {
      if let value = try? JSONParser.value(in: bytes) { messages.append(value) }
    }
    return (messages, isProper)
  }

  /// The messages of the server, as text.
  func transcript() async -> String {
    let (messages, isProper) = await run()
    return messages.map { $0.lines() + "\n" }.joined(separator: "\n") + "\n\(isProper ? "ended" : "cut off")\n"
  }
}
