import Foundation
import LayoutTestSupport
import Testing

@testable import CommandArguments
@testable import Commands

/// The claims of the documentation.
@Suite struct ReadmeTests {
  let tool = Tool()

  private func document(_ name: String, from file: String = #filePath) throws -> String {
    let root = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
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

  @Test func `the page on logs shows what is printed`() throws {
    let page = try document("docs/logs.md")
    let blocks = page.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    func block(_ number: Int, _ language: String) throws -> String {
      try #require(blocks.indices.contains(number) ? blocks[number] : nil).replacingOccurrences(
        of: "\(language)\n", with: "", options: .anchored)
    }
    try tool.add("Cars.scene.yaml", try block(1, "yaml"))
    let run = try tool.run("check", "--log", "Cars.scene.yaml")
    try expect(run.output, is: block(2, "text"))
    // The page omits the middle of the long line.
    let log = run.messages.components(separatedBy: "\n").map { line in
      line.hasPrefix("\tProbably") ? "\(line.prefix { $0 != "." }). …" : line
    }
    try expect(log.joined(separator: "\n"), is: block(3, "text") + "\n")
    try expect(tool.run("trace", "Cars.scene.yaml").output, is: block(5, "text") + "\n")
    let settings = [
      "format: 1", "devices: [iPhone SE (1st gen)]", "orientations: [portrait]", "", "views:",
      "  toggle: { type: switch }", "constraints:", "  - toggle: { center: superview }", "",
    ]
    try tool.add("Settings.scene.yaml", settings.joined(separator: "\n"))
    let placement = try tool.run("trace", "--affecting", "toggle", "--axis", "horizontal", "Settings.scene.yaml")
    try expect(placement.output, is: block(7, "text") + "\n")
  }

  @Test func `the page on tables shows what is printed`() throws {
    let page = try document("docs/tables.md")
    let blocks = page.components(separatedBy: "```text\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    let settings = [
      "format: 1", "devices: [iPhone SE (1st gen)]", "orientations: [portrait]", "", "views:",
      "  toggle: { type: switch }", "constraints:", "  - toggle: { center: superview }", "",
    ]
    try tool.add("Settings.scene.yaml", settings.joined(separator: "\n"))
    let explanation = try tool.run("explain", "Settings.scene.yaml", "toggle").output
    #expect(blocks.count == 2 && explanation.hasPrefix(blocks[0]))
    try tool.add("cars.scene.yaml", TableCommandTests.scene)
    try expect(tool.run("table", "cars.scene.yaml").output, is: blocks[1] + "\n")
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
