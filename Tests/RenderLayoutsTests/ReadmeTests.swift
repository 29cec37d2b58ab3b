import Foundation
import Testing

@testable import render_layouts

/// What the documentation promises.
@Suite struct ReadmeTests {
  let tool = Tool()

  private func document(_ name: String, from file: String = #filePath) throws -> String {
    let root = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func `the first scene is without fault`() throws {
    let parts = try document("README.md").components(separatedBy: "```yaml\n")
    let scene = try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
    try tool.add("Welcome.scene.yaml", scene)
    let run = try tool.run("check", "--strict", "Welcome.scene.yaml")
    #expect(run.output == "1 scene, 6 layouts: 6 fine\n")
    #expect(run.code == 0 && run.messages == "")
  }

  @Test func `all commands and exit codes are there`() throws {
    let readme = try document("README.md")
    for command in Command.allCases { #expect(readme.contains("| `\(command.rawValue)")) }
    for code in ExitCode.allCases {
      #expect(readme.contains("| \(code.rawValue)") || readme.contains(", \(code.rawValue) "))
    }
  }

  @Test func `options that it names are there`() throws {
    let names = try document("README.md").matches(of: #/`--([a-z-]+)/#).map { String($0.output.1) }
    #expect(names.count > 8)
    for name in names { #expect(Option(rawValue: name) != nil, "--\(name)") }
  }
}
