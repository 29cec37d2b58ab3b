import Foundation
import HostFiles
import JSON
import LayoutTestSupport
import Synchronization
import Testing

@testable import LanguageServer

/// Many open documents, and the projects that they share.
@Suite struct OpenDocumentsTests {
  private static let scene = "format: 1\nviews: { a: {} }\n"

  /// The messages of a session, and the number of projects whose settings were read.
  private func run(_ session: TestSession) async -> (messages: [JSONValue], projectCount: Int) {
    let count = Mutex(0)
    let (messages, isProper) = await session.run { _ in
      count.withLock { $0 += 1 }
      return ProjectSettings(workers: 1)
    }
    #expect(isProper)
    return (messages, count.withLock { $0 })
  }

  /// The names of the documents whose diagnostics were published, in order.
  private func published(_ messages: [JSONValue]) -> [String] {
    messages.filter { $0["method"] == "textDocument/publishDiagnostics" }
      .compactMap { $0["params"]?["uri"]?.string?.split(separator: "/").last.map(String.init) }
  }

  @Test func `documents that are opened at once share a project, and the last one is analyzed first`() async {
    var session = TestSession()
    let names = (0..<200).map { "Card\($0).scene.yaml" }
    for name in names { session.notify("textDocument/didOpen", TestSession.opening(name, Self.scene)) }
    session.pause()
    session.end()
    let (messages, projectCount) = await run(session)
    expect(published(messages), is: names.reversed())
    expect(projectCount, is: 1)
  }

  @Test func `a document that changes gets a project of its own, which it keeps`() async {
    var session = TestSession()
    session.notify("textDocument/didOpen", TestSession.opening("A.scene.yaml", Self.scene))
    session.open("B.scene.yaml", Self.scene)
    for version in 2..<5 {
      session.change("A.scene.yaml", version: version, [["text": .string(Self.scene + "#\(version)\n")]])
      session.pause()
    }
    session.notify("textDocument/didSave", ["textDocument": ["uri": TestSession.uri("C.scene.yaml")]])
    session.change("A.scene.yaml", version: 5, [["text": .string(Self.scene)]])
    session.pause()
    session.end()
    let (messages, projectCount) = await run(session)
    expect(
      published(messages), is: ["B.scene.yaml", "A.scene.yaml"] + [String](repeating: "A.scene.yaml", count: 4))
    // The shared one, its own one, and one after a file was saved.
    expect(projectCount, is: 3)
  }

  @Test func `a closed document is not analyzed, and the file of one of two URIs stays open`() async {
    var session = TestSession()
    for name in ["A.scene.yaml", "B.scene.yaml", "./B.scene.yaml"] {
      session.notify("textDocument/didOpen", TestSession.opening(name, Self.scene))
    }
    session.notify("textDocument/didClose", ["textDocument": ["uri": TestSession.uri("A.scene.yaml")]])
    session.notify("textDocument/didClose", ["textDocument": ["uri": TestSession.uri("B.scene.yaml")]])
    session.pause()
    session.ask("hover", "./B.scene.yaml", 1, 9)
    session.end()
    let messages = await run(session).messages
    // Closing one clears its diagnostics.
    expect(published(messages), is: ["A.scene.yaml", "B.scene.yaml", "B.scene.yaml"])
    #expect(messages.contains { $0["result"]?["contents"] != nil })
  }

  @Test func `a saved strings file outdates the documents that read it`() async throws {
    // Files in folders that do not exist are outside the project, and are never looked for.
    let folder = "\(FileManager.default.temporaryDirectory.path)/render-layouts-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func uri(_ name: String) -> JSONValue { .string(DocumentURI(path: "\(folder)/\(name)").uri) }
    let strings = "strings: Localizable.xcstrings\n"
    var session = TestSession()
    for (name, text) in [("A.scene.yaml", strings + Self.scene), ("B.scene.yaml", Self.scene)] {
      session.notify("textDocument/didOpen", ["textDocument": ["uri": uri(name), "version": 1, "text": .string(text)]])
      session.pause()
    }
    session.notify("textDocument/didSave", ["textDocument": ["uri": uri("Localizable.xcstrings")]])
    session.pause()
    session.end()
    let messages = await run(session).messages
    expect(published(messages), is: ["A.scene.yaml", "B.scene.yaml", "A.scene.yaml"])
  }

  @Test func `closing a document leaves a file with the same letters in other bytes as it is`() async throws {
    let (composed, decomposed) = ("/nowhere/\u{E9}.scene.yaml", "/nowhere/e\u{301}.scene.yaml")
    func document(_ path: String) throws -> OpenDocument {
      try #require(OpenDocument(DocumentURI(path: path), version: 1, text: DocumentText(Array(path.utf8))))
    }
    var documents = OpenDocuments()
    documents.put(try document(decomposed))
    documents.put(try document(composed))
    documents.remove(DocumentURI(path: composed).uri)
    let covered = await documents.overlay.hold { [composed, decomposed].filter(FileOverlay.covers) }
    expect(covered.map { Array($0.utf8) }, is: [Array(decomposed.utf8)])
  }

  @Test func `the outdated document that changed last comes first`() {
    var outdated = OutdatedDocuments()
    for (revision, uri) in [(3, "c"), (1, "a"), (5, "e"), (4, "d"), (2, "b"), (4, "again")] {
      outdated.insert(uri, revision: revision)
    }
    expect(outdated.mostRecent, is: "e")
    outdated.remove(revision: 5)
    outdated.remove(revision: 2)
    outdated.remove(revision: 7)
    var order: [String] = []
    for revision in [4, 3, 1] {
      order += [outdated.mostRecent].compactMap(\.self)
      outdated.remove(revision: revision)
    }
    expect(order, is: ["again", "c", "a"])
    #expect(outdated.isEmpty && outdated.mostRecent == nil)
  }

  @Test func `messages have an effect until they are taken`() {
    let inputs = Mutex([
      message("textDocument/didChange", ["textDocument": ["uri": "file:///a"]]),
      message("textDocument/didClose", ["textDocument": ["uri": "file:///a"]]),
      message("$/cancelRequest", ["id": 7]), message("exit", [:]),
    ])
    let channel = MessageChannel { isWaiting in
      inputs.withLock { $0.isEmpty ? (isWaiting ? nil : []) : $0.removeFirst() }
    }
    for _ in 0..<4 { _ = channel.holds(.request) }
    #expect(channel.holds(.request, .change(uri: "file:///a")) && !channel.holds(.change(uri: "file:///b")))
    #expect(channel.holds(.cancellation(.number(7))) && channel.holds(.end))
    _ = channel.next(isWaiting: false)
    #expect(channel.holds(.change(uri: "file:///a")))
    _ = channel.next(isWaiting: false)
    #expect(!channel.holds(.change(uri: "file:///a")))
    _ = channel.next(isWaiting: false)
    #expect(!channel.holds(.cancellation(.number(7))) && channel.holds(.end))
    _ = channel.next(isWaiting: false)
    #expect(!channel.holds(.end) && channel.next(isWaiting: false) == nil)
    #expect(channel.next(isWaiting: true) == .end && channel.next(isWaiting: true) == .end)
  }

  private func message(_ method: String, _ parameters: JSONValue) -> [UInt8] {
    Array(OutgoingMessage.notification(method: method, parameters).bytes)
  }
}
