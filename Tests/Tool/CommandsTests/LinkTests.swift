import Foundation
import LayoutTestSupport
import Testing

/// Links and paths of a project that point out of it.
@Suite struct LinkTests {
  let tool = Tool()

  /// A line that must not occur in the output and files of the tool.
  private static let secret = "root:x:0:0:secret"

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(tool.folder.path)/\(name)", withDestinationPath: target)
  }

  /// Creates a folder with one scene, and a private folder next to it.
  private func makeFolders() throws {
    try tool.add("S/Card.scene.yaml", cardScene)
    try tool.add("private/passwd", "\(Self.secret)\n")
    try tool.add("private/Other.scene.yaml", cardScene.replacingOccurrences(of: "scene: Card", with: "scene: Other"))
  }

  private func note(_ link: String) -> String {
    """
    render-layouts: note: this link points outside the folder and is skipped: \(link)
        '--follow-links' follows such links

    """
  }

  // MARK: - Reading

  @Test func `a link to the root folder is not searched`() throws {
    try makeFolders()
    try link("S/root", to: "/")
    let run = try tool.run("check", "S")
    #expect(run.code == 0 && run.output == "1 scene, 2 layouts: 2 fine\n")
    #expect(run.messages == note("S/root"))
  }

  @Test func `links that lead out of the folder are followed on request`() throws {
    try makeFolders()
    try link("S/more", to: "../private")
    try expect(tool.run("check", "S").messages, is: note("S/more"))
    try expect(tool.run("check", "S").output, is: "1 scene, 2 layouts: 2 fine\n")
    let followed = try tool.run("check", "S", "--follow-links")
    #expect(followed.output == "2 scenes, 4 layouts: 4 fine\n" && followed.messages == "")
  }

  @Test func `a project cannot follow links by itself`() throws {
    try tool.add(".render-layouts.yml", "followLinks: true\n")
    try makeFolders()
    let run = try tool.run("check", "S")
    #expect(run.code == 78 && run.messages.contains("followLinks"))
  }

  @Test func `no line of a file outside is shown if a scene is a link to it`() throws {
    try makeFolders()
    try link("S/W.scene.yaml", to: "../private/passwd")
    let run = try tool.run("render", "S", "--report", "markdown,junit,sarif", "--format", "svg")
    #expect(run.messages.hasPrefix(note("S/W.scene.yaml")))
    let written = try tool.files(in: "Output").values.map { String(decoding: $0, as: UTF8.self) }
    for text in written + [run.output, run.messages] { #expect(!text.contains("secret")) }
  }

  @Test(arguments: ["W.scene.yaml", "W.storyboard"])
  func `a link that the user names is followed, and none of its lines is shown if it is not a scene`(
    name: String
  ) throws {
    try makeFolders()
    try link("S/\(name)", to: "../private/passwd")
    let run = try tool.run("render", "S/\(name)")
    #expect(run.code == 65)
    #expect(
      run.messages == """
        S/\(name):1:1: error: the file is a link to a file without scenes outside its folder [unreadable]
            '--follow-links' reports what is wrong with it

        """)
    for text in try tool.files(in: "Output").values {
      #expect(!String(decoding: text, as: UTF8.self).contains("secret"))
    }
    try expect(tool.run("check", "S/\(name)", "--follow-links").messages.contains("secret"), is: true)
    try link("S/Other.scene.yaml", to: "../private/Other.scene.yaml")
    try expect(tool.run("check", "S/Other.scene.yaml").output, is: "1 scene, 2 layouts: 2 fine\n")
  }

  @Test func `links that stay inside are followed, and cycles end`() throws {
    try makeFolders()
    try tool.add("S/deep/More.scene.yaml", cardScene.replacingOccurrences(of: "scene: Card", with: "scene: More"))
    for (name, target) in [
      ("S/again", "deep"), ("S/deep/up", ".."), ("S/deep/here", "."), ("S/Same.scene.yaml", "Card.scene.yaml"),
    ] {
      try link(name, to: target)
    }
    let run = try tool.run("check", "S")
    #expect(run.output == "2 scenes, 4 layouts: 4 fine\n" && run.messages == "")
  }

  @Test func `strings outside the project are not read`() throws {
    try makeFolders()
    try tool.add("private/texts.strings", "\"Ticket\" = \"\(Self.secret)\";\n\(Self.secret)\n")
    let scene = cardScene.replacingOccurrences(of: "views:", with: "strings: { en: FILE }\nviews:")
    try tool.add("S/Card.scene.yaml", scene.replacingOccurrences(of: "FILE", with: "texts.strings"))
    try link("S/texts.strings", to: "../private/texts.strings")
    let linked = try tool.run("check", "S")
    #expect(linked.messages.contains("the strings cannot be read: texts.strings: a link points outside the folder"))
    #expect(linked.messages.contains("skipped: S/texts.strings\n") && !linked.messages.contains("secret"))
    // Without a repository the working folder is the project.
    let climb = scene.replacingOccurrences(of: "FILE", with: "../private/texts.strings")
    try tool.add("S/Card.scene.yaml", climb)
    let climbing = try tool.shell("cd S && $tool check .")
    #expect(climbing.messages.contains("error: '../private/texts.strings' is outside the project [unknown-file]"))
    #expect(!climbing.messages.contains("secret"))
    let followed = try tool.shell("cd S && $tool check . --follow-links")
    #expect(!followed.messages.contains("leads out"))
  }

  @Test func `a landscape scene outside the project is not read`() throws {
    try makeFolders()
    try tool.add("S/Card.scene.yaml", "landscapeScene: ../private/Other.scene.yaml\n\(cardScene)")
    let run = try tool.shell("cd S && $tool check .")
    #expect(run.messages.contains("'../private/Other.scene.yaml' is outside the project [unknown-file]"))
  }

  // MARK: - Writing

  @Test(arguments: ["renders", "sheets", "data", "assets"])
  func `nothing is written through a link in the output folder`(name: String) throws {
    try makeFolders()
    try tool.add("elsewhere/kept", "")
    try tool.add("Output/kept", "")
    try link("Output/\(name)", to: "../elsewhere")
    let run = try tool.run("render", "S", "--format", "svg", "--no-cache")
    #expect(run.code == 73)
    #expect(
      run.messages.contains("error: Output/\(name): is a link; links are never written through"), "\(run.messages)"
    )
    try expect(tool.files(in: "elsewhere").keys.sorted(), is: ["kept"])
  }

  @Test func `nothing is removed through a link in the folder of a comparison`() throws {
    try makeFolders()
    _ = try tool.run("compare", "S")
    try expect(tool.shell("mv Output/diff elsewhere && ln -s ../elsewhere Output/diff").code, is: 0)
    let before = try tool.files(in: "elsewhere")
    let run = try tool.run("compare", "S")
    #expect(run.code == 73 && run.messages.contains("Output/diff: is a link"), "\(run.messages)")
    try expect(tool.files(in: "elsewhere"), is: before)
  }

  @Test func `an output folder that is a link is rejected unless the user names it`() throws {
    try makeFolders()
    let outside = Tool()
    try link("Output", to: outside.folder.path)
    for command in ["render", "compare"] {
      let run = try tool.run(command, "S")
      #expect(run.code == 64)
      #expect(run.messages.contains("error: 'Output' is a link that points outside the project\n"), "\(run.messages)")
    }
    try expect(outside.files(in: ".").keys.sorted(), is: [])
    try expect(tool.run("render", "S", "--output", "Output", "--format", "svg").code, is: 0)
    try expect(outside.files(in: ".").keys.contains("index.html"), is: true)
  }

  @Test func `baselines are neither read nor written through a link that leads out`() throws {
    try makeFolders()
    try link("S/__layouts__", to: "../private")
    let before = try tool.files(in: "private")
    let compared = try tool.run("compare", "S")
    #expect(compared.code == 1 && compared.messages == note("S/__layouts__"), "\(compared.messages)")
    let run = try tool.run("approve", "S")
    #expect(run.code == 73 && run.messages.contains("S/__layouts__"), "\(run.messages)")
    try expect(tool.files(in: "private"), is: before)
    try expect(tool.run("approve", "S", "--follow-links").code, is: 0)
    try expect(tool.files(in: "private").keys.contains("Card.layout.jsonl"), is: true)
  }

  // MARK: - Configuration

  @Test(arguments: ["/tmp/somewhere", "../somewhere", "Output/../../somewhere"])
  func `the output folder of a project must be inside the project`(folder: String) throws {
    try makeFolders()
    try tool.add("project/.render-layouts.yml", "strict: true\noutput: \(folder)\n")
    try tool.add("project/Card.scene.yaml", cardScene)
    let run = try tool.shell("cd project && $tool render . --format svg")
    #expect(run.code == 78 && run.output == "")
    #expect(
      run.messages == """
        .render-layouts.yml:2:1: error: 'output' is outside the project: \(folder) [invalid-setting]
            set it on the command line: '--output \(folder)'

        """)
    // The command line takes precedence, and other commands do not write there.
    try expect(tool.shell("cd project && $tool render . -o ../results --format svg").code, is: 0)
    try expect(tool.shell("cd project && $tool check .").code, is: 0)
  }

  @Test func `the output folder of a project must not be a link that leads out`() throws {
    try makeFolders()
    try tool.add("project/.render-layouts.yml", "output: results\n")
    try link("project/results", to: "../private")
    let run = try tool.shell("cd project && $tool render ../S")
    #expect(
      run.code == 78 && run.messages.contains(".render-layouts.yml:1:1: error: 'output' is outside the project"))
  }

  @Test func `included paths must be inside the project`() throws {
    try makeFolders()
    try tool.add("project/.render-layouts.yml", "include: [., ../S]\n")
    try tool.add("project/Card.scene.yaml", cardScene)
    let run = try tool.shell("cd project && $tool check")
    #expect(run.code == 78)
    #expect(
      run.messages == """
        .render-layouts.yml:1:14: error: '../S' is outside the project [invalid-setting]
            name it on the command line: render-layouts ../S

        """)
    // A file that the user names may point anywhere.
    try expect(tool.shell("cd project && $tool check --config .render-layouts.yml").code, is: 0)
  }

  @Test func `no line of a file outside is shown if the configuration is a link to it`() throws {
    try makeFolders()
    try tool.add("project/Card.scene.yaml", cardScene)
    try link("project/.render-layouts.yml", to: "../private/passwd")
    let run = try tool.shell("cd project && $tool check .")
    #expect(run.code == 78)
    #expect(
      run.messages == """
        .render-layouts.yml:1:1: error: the configuration is a link that points outside the project [unreadable]
            name it with '--config'

        """)
  }
}
