import Foundation
import LayoutTestSupport
import Testing

/// The settings of a project, and where they are stored.
@Suite struct ConfigurationTests {
  let tool = Tool()

  /// A label that does not fit on its screen.
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

  @Test func `a project without settings has the defaults`() throws {
    let run = try tool.run("config", "--plain", environment: ["XDG_CONFIG_HOME": tool.folder.path])
    #expect(run.code == 0)
    #expect(run.output.contains("configuration\tnone\t'render-layouts init' writes one\n"))
    #expect(run.output.contains("scale\t2\tbuilt in\n"))
    #expect(run.output.contains("device\tthe scene's\tbuilt in\n"))
  }

  @Test func `options take precedence over the environment, the project and the user, in this order`() throws {
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

  @Test func `the configuration of a parent folder applies, with paths relative to it`() throws {
    try tool.add(".render-layouts.yml", "include: [Scenes]\n")
    try tool.add("Scenes/Hello.scene.yaml", helloScene)
    try tool.add("Sources/deep/empty", "")
    let run = try tool.shell("cd Sources/deep && $tool check")
    #expect(run.code == 0 && run.output == "1 scene, 4 layouts: 4 fine\n")
  }

  @Test func `the output folder applies to comparisons too`() throws {
    try tool.add(".render-layouts.yml", "output: results\n")
    try tool.add("Card.scene.yaml", cardScene)
    try expect(tool.run("render", ".", "--format", "svg").code, is: 0)
    let compared = try tool.run("compare", ".")
    #expect(compared.code == 1 && compared.output.contains("Differences: results/diff/index.html\n"))
    let names = Set(try tool.files(in: "results").keys)
    #expect(names.isSuperset(of: ["index.html", "differences.js", "diff/index.html"]))
    try expect(tool.files(in: "Output"), is: [:])
  }

  @Test func `documents are excluded by patterns`() throws {
    try tool.add("Hello.scene.yaml", helloScene)
    try tool.add("Legacy/Broken.scene.yaml", "format: 7\n")
    try expect(tool.run("check", ".").code, is: 65)
    try tool.add("other.yml", "exclude: ['Legacy/*']\n")
    try expect(tool.run("check", ".", "--config", "other.yml").code, is: 0)
    try expect(tool.run("check", ".", environment: ["RENDER_LAYOUTS_CONFIG": "other.yml"]).code, is: 0)
  }

  @Test func `excluded documents are reported if they are named or no others are left`() throws {
    try tool.add("Hello.scene.yaml", helloScene)
    try tool.add("Legacy/Broken.scene.yaml", "format: 7\n")
    try tool.add(".render-layouts.yml", "exclude: ['Legacy/*']\n")
    #expect(try !tool.run("check", ".").messages.contains("excludes"))
    let named = try tool.run("check", "Hello.scene.yaml", "Legacy/Broken.scene.yaml")
    #expect(
      named.code == 0
        && named.messages == """
          render-layouts: note: the configuration excludes Legacy/Broken.scene.yaml
              change 'exclude' there to read it

          """,
      "\(named.messages)")
    try tool.add(".render-layouts.yml", "exclude: ['**']\n")
    try expect(
      tool.run("check", ".").messages,
      contains: "note: the configuration excludes Hello.scene.yaml, Legacy/Broken.scene.yaml\n")
  }

  @Test func `rules have the levels of the project`() throws {
    try tool.add("App/Wide.scene.yaml", wideScene)
    func check(_ configuration: String, _ words: String...) throws -> Tool.Run {
      try tool.add(".render-layouts.yml", configuration)
      return try tool.run(arguments: ["check", "."] + words)
    }
    try expect(check("").output, contains: "warning: the text of 'title' is cut off")
    let strict = try check("rules: { truncated: error }\n")
    #expect(strict.code == 1 && strict.output.contains("error: the text of 'title' is cut off"))
    try expect(
      check("rules: { truncated: error }\n", "--ignore", "truncated").output, is: "1 scene, 1 layout: 1 fine\n")
    let override = "rules: { truncated: error }\noverrides:\n  - { path: 'App/*', rules: { truncated: off } }\n"
    try expect(check(override).output, is: "1 scene, 1 layout: 1 fine\n")
    try expect(check("", "--error", "truncated").code, is: 1)
    try expect(
      check("", "--warn", "truncate").messages, contains: "invalid value 'truncate' for '--warn'\n    did you mean")
  }

  @Test func `a level turns on a rule that otherwise needs --lint`() throws {
    try tool.add(
      "Small.scene.yaml",
      """
      format: 1
      devices: [iPhone 8]
      views: { go: { type: button, text: Go, size: 30 }, empty: { size: 1 } }
      constraints: [go: { center: superview }, empty: { center: superview }]
      """)
    try expect(tool.run("check", ".").output, is: "1 scene, 2 layouts: 2 fine\n")
    try tool.add(".render-layouts.yml", "rules: { touch-target: error, unused-view: note }\n")
    let run = try tool.run("check", ".")
    #expect(run.code == 1)
    #expect(run.output.contains("error: 'go' is hard to touch: 30 × 30 points [touch-target]"))
    #expect(run.output.contains("note: 'empty' shows nothing, and no other view is constrained to it [unused-view]"))
    try expect(tool.run("check", ".", "--ignore", "touch-target").code, is: 0)
  }

  @Test func `a project has its own devices, for itself and its scenes`() throws {
    try tool.add(
      ".render-layouts.yml",
      """
      devices:
        - { name: Kiosk, width: 600, height: 800, scale: 1, safeArea: 20 }
        - { name: iPhone X, width: 300, height: 700 }

      """)
    let devices = try tool.run("devices", "--plain").output.split(separator: "\n")
    let insets = "top 20, sides 20, bottom 20"
    #expect(
      devices.last { $0.hasPrefix("Kiosk") }
        == "Kiosk\tkiosk\t600 × 800\t@1x\t\(insets)\t\(insets)\t\t\t.render-layouts.yml:2:5")
    #expect(
      devices.filter { $0.hasPrefix("iPhone X\t") } == [
        "iPhone X\tiphone-x\t300 × 700\t@2x\tnone\tnone\t\t\t.render-layouts.yml:3:5"
      ])
    try expect(
      tool.run("config", "--plain").output, contains: "devices\tKiosk, 600 × 800 @1x\t.render-layouts.yml:2:5\n")

    let scene = helloScene.replacingOccurrences(of: "[iPhone SE (3rd gen), iPhone 16 Pro]", with: "[Kiosk, Kiosk 1/2]")
    try tool.add(
      "Hello.scene.yaml", scene + "variants: { wide: { when: { device: Kiosk }, views: { title: { lines: 2 } } } }\n")
    func rows(_ words: String...) throws -> [Substring] {
      try tool.run(arguments: ["list", "Hello.scene.yaml", "--plain", "--orientation", "portrait"] + words).output
        .split(separator: "\n").dropFirst().map { $0.split(separator: "\t", omittingEmptySubsequences: false)[2] }
    }
    try expect(rows(), is: ["Kiosk", "Kiosk, 1/2"])
    try expect(rows("--device", "kiosk,iphone-x"), is: ["Kiosk", "iPhone X"])
    try expect(rows("--device", "all").suffix(2), is: ["Kiosk", "iPhone X"])
    try expect(tool.run("check", ".", "--device", "kisk").messages, contains: "did you mean 'Kiosk'?")
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
    try expect(tool.run("check", ".").code, is: 1)
  }

  @Test func `all errors in the configuration are reported with their location`() throws {
    try tool.add("Hello.scene.yaml", helloScene)
    let configuration = MarkedText(
      """
      devices: [«iPhone X»]
      strict: «yes»
      rules: { «ambigous»: error, conflict: «fatal» }
      accept: [«{» rule: truncated }]
      overrides: [«{» rules: {} }]

      """)
    try tool.add(".render-layouts.yml", configuration.text)
    let run = try tool.run("check", ".")
    #expect(run.code == 78 && run.output == "")
    let expected = configuration.messages(
      [
        "a custom device has keys: name, width and height [wrong-type]",
        "^ use 'device' to select existing devices",
        "'strict' must be true or false, not 'yes' [unknown-value]",
        "the list of rules has no 'ambigous' [unknown-key]", "^ did you mean 'ambiguous'?",
        "unknown level 'fatal' [unknown-value]", "^ write error, warning, note or off",
        "an accepted finding needs 'rule' and 'reason' [missing-key]",
        "an override needs 'path' and 'rules' [missing-key]",
      ], path: ".render-layouts.yml")
    #expect(run.messages == expected + "\n")
  }

  @Test func `an invalid value for an option is reported with its location`() throws {
    try tool.add("Hello.scene.yaml", helloScene)
    try tool.add(".render-layouts.yml", "scale: 2\nleafSizes: recorded\n")
    let run = try tool.run("check", ".")
    #expect(run.code == 78)
    #expect(run.messages.hasPrefix(".render-layouts.yml:2:1: error: '--leaf-sizes recorded' needs '--as-saved'"))
    let messages = try tool.run("check", ".", "-c", "none.yml").messages
    #expect(messages.hasPrefix("none.yml:1:1: error: the configuration"))
  }
}
