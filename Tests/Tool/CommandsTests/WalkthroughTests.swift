import Foundation
import LayoutTestSupport
import Testing

/// Pages whose commands run in order, also those that write, in a repository with the examples.
@Suite struct WalkthroughTests {
  /// Commands that need a package manager, another program or minutes.
  private static let untried = [
    "sudo ", "cp -r /usr/share/", "render-layouts compare Login.storyboard ", "podman ", "scripts/",
  ]

  /// The decisions on the page of differences: two layouts of the login are accepted.
  private static let decisions = """
    {"format": 1, "decisions": [
      {"document": "Login.scene.yaml", "scene": "Login", "layout": "iphone-se-1.portrait.en.L.light", "accept": true},
      {"document": "Login.scene.yaml", "scene": "Login", "layout": "iphone-se-1.portrait.de.L.light", "accept": true}]}
    """

  /// A repository with `Scenes`, the files that the page shows, and an app.
  private static func repository(_ page: String) throws -> Tool {
    let tool = Tool()
    let folder = URL(filePath: tool.folder.path)
    try FileManager.default.copyItem(
      atPath: SharedFolder.packagePath("Scenes"), toPath: folder.appending(path: "Scenes").path)
    try FileManager.default.copyItem(
      atPath: SharedFolder.packagePath("Tests/Samples/Documents"), toPath: folder.appending(path: "App").path)
    try tool.add("decisions.json", decisions)
    if let scene = page.components(separatedBy: "```yaml\n").dropFirst().first?.components(separatedBy: "```").first {
      try tool.add("Welcome.scene.yaml", scene)
    }
    let git = "git config user.name a && git config user.email a@b.c && git add -A && git commit -qm Begin"
    let made = try tool.shell("git init -q -b main && \(git)")
    #expect(made.code == 0, "\(made.messages)")
    return tool
  }

  @Test(arguments: ["README.md", "docs/baselines.md"])
  func `commands run in order print what their page shows`(page: String) throws {
    let text = try String(contentsOfFile: SharedFolder.packagePath(page), encoding: .utf8)
    let tool = try Self.repository(text)
    let examples = DocumentationTests.examples(of: page).filter { example in
      !Self.untried.contains { example.command.hasPrefix($0) }
    }
    #expect(examples.count >= 6)
    for example in examples {
      let run = try tool.shell("PATH=$(dirname \"$tool\"):$PATH; \(example.command) 2>&1")
      let differs = example.command.hasPrefix("render-layouts compare")
      #expect(run.code == (differs ? 1 : 0), "\(example): \(run.output)")
      DocumentationTests.compare(run.output, with: example)
    }
  }

  @Test func `commands in the text of the README can be run`() throws {
    let text = try String(contentsOfFile: SharedFolder.packagePath("README.md"), encoding: .utf8)
    let commands = text.matches(of: #/`(render-layouts [a-z][^`]*)`/#).map { String($0.output.1) }
    #expect(commands.count >= 5)
    let tool = try Self.repository(text)
    for command in commands {
      let line = command.replacing("path/to/YourApp", with: "App")
      let run = try tool.shell("PATH=$(dirname \"$tool\"):$PATH; \(line) 2>&1")
      #expect([0, 1].contains(run.code) || line.contains(" App"), "\(line): \(run.output)")
      #expect(run.code != 64, "\(line): \(run.output)")
    }
  }
}
