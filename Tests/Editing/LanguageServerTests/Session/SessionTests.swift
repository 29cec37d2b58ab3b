import JSON
import LayoutTestSupport
import Testing

@testable import LanguageServer

/// Typical editor sessions with all messages of the server.
@Suite struct SessionTests {
  static let card = """
    format: 1
    scene: Card
    devices: [iPhone SE (3rd gen), iPhone 16 Pro]
    metrics:
      edge: 24
    views:
      card:
        color: gray6
        views:
          title: { type: label, text: Hello }
    constraints:
      - card: { pin: superview, inset: edge }
      - title.top == superview.top + 8
      - title.leading == superview.leading + 8

    """

  @Test func `a session runs from 'initialize' to 'exit'`() async throws {
    var session = TestSession()
    session.open("Card.scene.yaml", Self.card)
    session.ask("hover", "Card.scene.yaml", 12, 5)
    session.ask("definition", "Card.scene.yaml", 12, 5)
    session.ask("references", "Card.scene.yaml", 4, 3, ["context": ["includeDeclaration": true]])
    session.request("textDocument/documentSymbol", ["textDocument": ["uri": TestSession.uri("Card.scene.yaml")]])
    session.ask("prepareRename", "Card.scene.yaml", 12, 5)
    session.ask("rename", "Card.scene.yaml", 12, 5, ["newName": "name"])
    session.ask("rename", "Card.scene.yaml", 12, 5, ["newName": "card"])
    session.ask("rename", "Card.scene.yaml", 12, 5, ["newName": "top edge"])
    session.end()
    try expectSnapshot(await session.transcript(), "session.txt")
  }

  @Test func `findings are published while the user types, and incomplete text keeps earlier ones`() async throws {
    var session = TestSession()
    session.open("Card.scene.yaml", Self.card)
    // A view that does not exist.
    session.change("Card.scene.yaml", version: 2, [Self.replacement(12, 4, 9, "titel")])
    session.pause()
    // A bracket that is not closed.
    session.change("Card.scene.yaml", version: 3, [Self.replacement(12, 4, 9, "{title")])
    session.pause()
    session.ask("hover", "Card.scene.yaml", 13, 6)
    session.ask("definition", "Card.scene.yaml", 13, 6)
    session.ask("rename", "Card.scene.yaml", 13, 6, ["newName": "name"])
    session.change("Card.scene.yaml", version: 4, [Self.replacement(12, 4, 10, "title")])
    session.pause()
    session.notify("textDocument/didClose", ["textDocument": ["uri": TestSession.uri("Card.scene.yaml")]])
    session.end()
    try expectSnapshot(await session.transcript(), "typing.txt")
  }

  @Test func `code actions fix findings and are resolved when chosen`() async throws {
    var session = TestSession()
    session.open("Card.scene.yaml", Self.card.replacing("  - title.leading == superview.leading + 8\n", with: ""))
    let range: JSONValue = [
      "start": ["line": 9, "character": 8], "end": ["line": 9, "character": 8],
    ]
    let uri = TestSession.uri("Card.scene.yaml")
    session.request("textDocument/codeAction", ["textDocument": ["uri": uri], "range": range, "context": [:]])
    session.request(
      "codeAction/resolve", ["title": "", "data": ["uri": uri, "action": "addMissing", "scene": 0, "view": "title"]])
    session.request("codeAction/resolve", ["title": "", "data": ["uri": uri, "action": "addMissing", "scene": 7]])
    session.pause()
    session.change("Card.scene.yaml", version: 2, [Self.replacement(12, 4, 9, "titel")])
    session.pause()
    let line: JSONValue = ["start": ["line": 12, "character": 0], "end": ["line": 12, "character": 20]]
    session.request(
      "textDocument/codeAction", ["textDocument": ["uri": uri], "range": line, "context": ["only": ["quickfix"]]])
    session.end()
    try expectSnapshot(await session.transcript(), "actions.txt")
  }

  @Test func `renaming a view renames it only in the view paths of approved layouts`() {
    let line = #"{"at":"card.portrait.en.L.light","view":"card/title/card","frame":[0,0,1,1],"look":"label \"card\""}"#
    let approved = ApprovedNames(path: "/p/__layouts__/Card.layout.jsonl", text: DocumentText(Array("\(line)\n".utf8)))
    var bytes = approved.text.bytes
    for change in approved.replacements(of: "card", with: "tile").reversed() {
      bytes.replaceSubrange(change.range, with: change.text.utf8)
    }
    let expected = line.replacing("card/title/card", with: "tile/title/tile")
    #expect(String(decoding: bytes, as: UTF8.self) == "\(expected)\n")
  }

  @Test func `several changes cause one analysis of the last text`() async {
    var session = TestSession()
    session.open("Card.scene.yaml", Self.card)
    for version in 2...9 {
      session.change("Card.scene.yaml", version: version, [Self.replacement(12, 32, 34, "\(version)")])
    }
    session.pause()
    session.end()
    let reported = await session.run().messages.filter { $0["method"] == "textDocument/publishDiagnostics" }
    expect(reported.compactMap { $0["params"]?["version"]?.number }, is: [1, 9])
  }

  /// A change of a part of one line.
  static func replacement(_ line: Int, _ start: Int, _ end: Int, _ text: String) -> JSONValue {
    let range: JSONValue = [
      "start": ["line": .number(line), "character": .number(start)],
      "end": ["line": .number(line), "character": .number(end)],
    ]
    return ["range": range, "text": .string(text)]
  }
}
