import Foundation
import Testing

/// What a project settles once for all, and where it says so.
@Suite struct ConfigurationTests {
  let tool = Tool()

  /// A label that its screen cannot hold.
  private let wideScene = """
    format: 1
    scene: Wide
    devices: [iPhone SE (3rd gen)]
    orientations: [portrait]
    views:
      title: { type: label, text: Far too long for the room that there is, style: largeTitle }
    constraints:
      - title: { leading: safeArea + 20, trailing: safeArea - 20, top: safeArea }

    """

  @Test func `a project without settings has those that are built in`() throws {
    let run = try tool.run("config", "--plain", environment: ["XDG_CONFIG_HOME": tool.folder.path])
    #expect(run.code == 0)
    #expect(run.output.contains("configuration\tnone\t'render-layouts init' writes one\n"))
    #expect(run.output.contains("scale\t2\tbuilt in\n"))
    #expect(run.output.contains("device\tthe scene's\tbuilt in\n"))
  }

  @Test func `options of the command line win over the environment, the project and the user, in this order`() throws {
    try tool.add(".render-layouts.yml", "scale: 1\njobs: 2\npalette: xcode\n")
    try tool.add("render-layouts/config.yml", "scale: 3\nsheetBy: locale\n")
    let environment = ["XDG_CONFIG_HOME": tool.folder.path, "RENDER_LAYOUTS_JOBS": "3"]
    let lines = try tool.run("config", "--plain", environment: environment).output
    #expect(lines.contains("scale\t1\t.render-layouts.yml:1:1\n"))
    #expect(lines.contains("jobs\t3\tRENDER_LAYOUTS_JOBS\n"))
    #expect(lines.contains("palette\txcode\t.render-layouts.yml:3:1\n"))
    #expect(lines.contains("sheetBy\tlocale\t\(tool.folder.path)/render-layouts/config.yml:2:1\n"))
    try tool.add("Hello.scene.yaml", helloScene)
    let list = try tool.run("list", "Hello.scene.yaml", "--plain", "-d", "iPhone X", "--orientation", "portrait").output
    #expect(
      list.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false)[2] } == [
        "device", "iPhone X",
      ])
  }

  @Test func `the file of a folder above counts, and its paths begin there`() throws {
    try tool.add(".render-layouts.yml", "include: [Scenes]\n")
    try tool.add("Scenes/Hello.scene.yaml", helloScene)
    try tool.add("Sources/deep/empty", "")
    let run = try tool.shell("cd Sources/deep && $tool check")
    #expect(run.code == 0 && run.output == "1 scene, 4 layouts: 4 fine\n")
  }

  @Test func `documents are left out by patterns`() throws {
    try tool.add("Hello.scene.yaml", helloScene)
    try tool.add("Legacy/Broken.scene.yaml", "format: 7\n")
    #expect(try tool.run("check", ".").code == 65)
    try tool.add("other.yml", "exclude: ['Legacy/*']\n")
    #expect(try tool.run("check", ".", "--config", "other.yml").code == 0)
    #expect(try tool.run("check", ".", environment: ["RENDER_LAYOUTS_CONFIG": "other.yml"]).code == 0)
  }

  @Test func `rules are taken as the project takes them`() throws {
    try tool.add("App/Wide.scene.yaml", wideScene)
    func check(_ configuration: String, _ words: String...) throws -> Tool.Run {
      try tool.add(".render-layouts.yml", configuration)
      return try tool.run(arguments: ["check", "."] + words)
    }
    #expect(try check("").output.contains("warning: the text of 'title' is cut off"))
    let strict = try check("rules: { truncated: error }\n")
    #expect(strict.code == 1 && strict.output.contains("error: the text of 'title' is cut off"))
    #expect(try check("rules: { truncated: error }\n", "--ignore", "truncated").output == "1 scene, 1 layout: 1 fine\n")
    let override = "rules: { truncated: error }\noverrides:\n  - { path: 'App/*', rules: { truncated: off } }\n"
    #expect(try check(override).output == "1 scene, 1 layout: 1 fine\n")
    #expect(try check("", "--error", "truncated").code == 1)
    #expect(
      try check("", "--warn", "truncate").messages.contains("'--warn' does not know 'truncate'\n    did you mean"))
  }

  @Test func `accepted findings are notes with their reason`() throws {
    try tool.add("Wide.scene.yaml", wideScene)
    try tool.add(
      ".render-layouts.yml",
      """
      strict: true
      accept:
        - { rule: truncated, scene: Wi*, view: title, reason: it is being reworded }

      """)
    let run = try tool.run("check", ".")
    #expect(run.code == 0)
    #expect(run.output.contains("note: the text of 'title' is cut off"))
    #expect(run.output.contains("    accepted: it is being reworded\n"))
    let other = "strict: true\naccept: [{ rule: truncated, view: subtitle, reason: none }]\n"
    try tool.add(".render-layouts.yml", other)
    #expect(try tool.run("check", ".").code == 1)
  }

  @Test func `everything that is wrong in the file is told with its place`() throws {
    try tool.add("Hello.scene.yaml", helloScene)
    try tool.add(
      ".render-layouts.yml",
      """
      devices: [iPhone X]
      strict: yes
      rules: { ambigous: error, conflict: fatal }
      accept: [{ rule: truncated }]
      overrides: [{ rules: {} }]

      """)
    let run = try tool.run("check", ".")
    #expect(run.code == 78 && run.output == "")
    #expect(
      run.messages == """
        .render-layouts.yml:1:1: error: the configuration has no 'devices' [unknown-key]
            devices: [iPhone X]
            ^~~~~~~ did you mean 'device'?
        .render-layouts.yml:2:9: error: 'strict' is true or false, not 'yes' [unknown-value]
            strict: yes
                    ^~~
        .render-layouts.yml:3:10: error: the list of rules has no 'ambigous' [unknown-key]
            rules: { ambigous: error, conflict: fatal }
                     ^~~~~~~~ did you mean 'ambiguous'?
        .render-layouts.yml:3:37: error: there is no level 'fatal' [unknown-value]
            rules: { ambigous: error, conflict: fatal }
                                                ^~~~~ write error, warning, note or off
        .render-layouts.yml:4:10: error: an accepted finding needs 'rule' and 'reason' [missing-key]
            accept: [{ rule: truncated }]
                     ^
        .render-layouts.yml:5:13: error: an override needs 'path' and 'rules' [missing-key]
            overrides: [{ rules: {} }]
                        ^

        """)
  }

  @Test func `a value that an option does not take is told where it stands`() throws {
    try tool.add("Hello.scene.yaml", helloScene)
    try tool.add(".render-layouts.yml", "scale: 2\nleafSizes: recorded\n")
    let run = try tool.run("check", ".")
    #expect(run.code == 78)
    #expect(run.messages.hasPrefix(".render-layouts.yml:2:1: error: '--leaf-sizes recorded' needs '--as-saved'"))
    #expect(try tool.run("check", ".", "-c", "none.yml").messages.hasPrefix("none.yml:1:1: error: the configuration"))
  }
}
