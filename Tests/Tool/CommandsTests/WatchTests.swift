import Foundation
import Testing

/// Rendering changes while the gallery is open.
@Suite struct WatchTests {
  let tool = Tool()

  /// How often to check for a result, every 50 ms. Only failing tests check that often.
  private static let patience = 1200

  /// Waits until a value exists.
  private func wait<Value>(for value: () -> Value?) async throws -> Value {
    for _ in 0..<Self.patience {
      if let value = value() { return value }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw CancellationError()
  }

  private func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(tool.folder.path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `PRV-05: watch redraws saved files until it is stopped`() async throws {
    try tool.add("Scenes/Hello.scene.yaml", helloScene)
    try tool.add("Scenes/Other.scene.yaml", helloScene.replacingOccurrences(of: "Hello", with: "Other"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Tool.path)
    process.arguments = ["watch", "Scenes"]
    process.currentDirectoryURL = URL(fileURLWithPath: tool.folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(tool.ownFolders) { $1 }
    try Data().write(to: URL(fileURLWithPath: "\(tool.folder.path)/log"))
    let log = FileHandle(forWritingAtPath: "\(tool.folder.path)/log")
    process.standardOutput = log
    process.standardError = log
    try process.run()
    defer { process.terminate() }

    let first = try await wait { text("Output/revision.js") }
    let picture = "Output/renders/hello/iphone-16-pro.portrait.en.l.light.svg"
    #expect(text(picture)?.contains("Hello") == true)
    try tool.add("Scenes/Hello.scene.yaml", helloScene.replacingOccurrences(of: "text: Hello", with: "text: Goodbye"))
    let second = try await wait { text("Output/revision.js").flatMap { $0 == first ? nil : $0 } }
    #expect(text(picture)?.contains("Goodbye") == true)
    _ = try await wait { text("log").flatMap { $0.contains("\n4 layouts drawn in ") ? $0 : nil } }

    // An error is reported, and the other scenes stay.
    try tool.add("Scenes/Hello.scene.yaml", "format: 1\nveiws: {}\n")
    _ = try await wait { text("Output/revision.js").flatMap { $0 == second ? nil : $0 } }
    _ = try await wait { text("log").flatMap { $0.contains("did you mean 'views'?") ? $0 : nil } }
    #expect(text("Output/data.js")?.contains("Other") == true)
    // A process in the background is started with SIGINT ignored, so the test sends SIGTERM.
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationStatus == 143)
  }
}
