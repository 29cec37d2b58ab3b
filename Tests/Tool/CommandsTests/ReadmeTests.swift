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

  @Test func `the first scene has no findings`() throws {
    let parts = try document("README.md").components(separatedBy: "```yaml\n")
    let scene = try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
    try tool.add("Welcome.scene.yaml", scene)
    let run = try tool.run("check", "--strict", "Welcome.scene.yaml")
    #expect(run.output == "1 scene, 6 layouts: 6 fine\n")
    #expect(run.code == 0 && run.messages == "")
  }

  @Test func `the page on logs shows the printed logs and traces`() throws {
    let page = try document("docs/reference/logs.md")
    let blocks = page.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    /// Returns the only block that contains a string, without its language.
    func block(_ text: String) throws -> String {
      let found = blocks.filter { $0.contains(text) }
      #expect(found.count == 1)
      let lines = try #require(found.first).split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return String(try #require(lines.last))
    }
    try tool.add("Cars.scene.yaml", try block("scene: Cars"))
    let run = try tool.run("check", "--log", "Cars.scene.yaml")
    try expect(run.output, is: block("Findings by rule"))
    // The page omits the middle of the long line.
    let log = run.messages.components(separatedBy: "\n").map { line in
      line.hasPrefix("\tProbably") ? "\(line.prefix { $0 != "." }). …" : line
    }
    try expect(log.joined(separator: "\n"), is: block("Unable to simultaneously") + "\n")
    try expect(tool.run("trace", "Cars.scene.yaml").output, is: block("*<UIWindow") + "\n")
  }

  @Test func `the page on findings shows the printed explanations and tables`() throws {
    let page = try document("docs/findings.md")
    let blocks = page.components(separatedBy: "```text\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    let settings = [
      "format: 1", "devices: [iPhone SE (1st gen)]", "orientations: [portrait]", "", "views:",
      "  toggle: { type: switch }", "constraints:", "  - toggle: { center: superview }", "",
    ]
    try tool.add("Settings.scene.yaml", settings.joined(separator: "\n"))
    let explanation = try tool.run("explain", "Settings.scene.yaml", "toggle").output
    #expect(blocks.contains { $0.contains("anchor") && explanation.hasPrefix($0) })
    let placement = try tool.run("trace", "--affecting", "toggle", "--axis", "horizontal", "Settings.scene.yaml")
    #expect(blocks.contains { "\($0)\n" == placement.output })
    try tool.add("cars.scene.yaml", TableCommandTests.scene)
    let table = try #require(blocks.first { $0.contains("horizontally") })
    try expect(tool.run("table", "cars.scene.yaml").output, is: table + "\n")
  }

  @Test func `the README has at most 150 lines`() throws {
    #expect(try document("README.md").filter { $0 == "\n" }.count <= 150)
  }

  @Test func `the page of commands contains all commands and exit codes`() throws {
    let page = try document("docs/commands.md")
    for command in Command.allCases { #expect(page.contains("\n## \(command.rawValue)\n")) }
    for code in ExitCode.allCases { #expect(page.contains("\n| \(code.rawValue) |")) }
  }

  @Test(arguments: [
    "baselines", "ci", "clusters", "code", "editing", "findings", "first-app", "gallery", "pictures",
    "reference/limits", "reference/logs", "sizes", "xcode-documents",
  ])
  func `options that a page mentions exist`(page: String) throws {
    let names = try document("docs/\(page).md").matches(of: #/`--([a-z-]+)/#).map { String($0.output.1) }
    // An option of a script.
    let others = ["only"]
    #expect(!names.isEmpty)
    for name in names where !others.contains(name) { #expect(Option(rawValue: name) != nil, "--\(name)") }
  }
}
