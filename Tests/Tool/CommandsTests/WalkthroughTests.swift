import Foundation
import LayoutTestSupport
import Testing

/// Pages whose commands run in order, also those that write, in a repository with the examples.
@Suite struct WalkthroughTests {
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
    try tool.makeRepository()
    return tool
  }

  static let pages = ["README.md", "docs/baselines.md"]

  /// Returns the commands of a page, without the one about a storyboard that `PageCommandsTests` runs.
  static func examples(of page: String) -> [DocumentationTests.Example] {
    DocumentationTests.Example.tried(on: page).filter {
      !$0.command.hasPrefix("render-layouts compare Login.storyboard ")
    }
  }

  @Test(arguments: pages)
  func `commands run in order print what their page shows`(page: String) throws {
    let text = try String(contentsOfFile: SharedFolder.packagePath(page), encoding: .utf8)
    let tool = try Self.repository(text)
    let examples = Self.examples(of: page)
    #expect(examples.count >= 6)
    for example in examples {
      let run = try tool.runShown(example.command)
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
      let run = try tool.runShown(line)
      #expect([0, 1].contains(run.code) || line.contains(" App"), "\(line): \(run.output)")
      #expect(run.code != 64, "\(line): \(run.output)")
    }
  }
}
