import Foundation
import LayoutTestSupport
import Testing

@testable import CommandArguments
@testable import Commands
@testable import MarkupReading

/// The start of a new project, and help on the command line.
@Suite struct ProjectStartTests {
  let tool = Tool()

  @Test func `init writes a project that can be drawn`() throws {
    let run = try tool.run("init", "--ci", "github,gitlab")
    #expect(run.code == 0)
    #expect(
      run.output == """
        .render-layouts.yml
        Scenes/scene.schema.json
        Scenes/First.scene.yaml
        Output/.gitignore
        .github/workflows/layouts.yml
        .gitlab/layouts.yml

        """)
    let check = try tool.run("check", "--strict")
    #expect(check.code == 0 && check.output == "1 scene, 6 layouts: 6 fine\n" && check.messages == "")
  }

  @Test func `init writes what an earlier run could not write`() throws {
    // The schema is the only file of more than a few kilobytes.
    let failed = try tool.shell("ulimit -f 16; $tool init")
    #expect(failed.code == ExitCode.cannotWrite.rawValue, "\(failed.messages)")
    #expect(failed.messages.contains("Scenes/scene.schema.json: "), "\(failed.messages)")
    let second = try tool.run("init")
    #expect(second.code == 0)
    expect(second.output, is: "Scenes/scene.schema.json\nScenes/First.scene.yaml\nOutput/.gitignore\n")
  }

  @Test(arguments: ContinuousIntegration.allCases)
  func `a CI file is valid YAML with valid shell scripts that draw, compare and store everything`(
    system: ContinuousIntegration
  ) throws {
    let (job, scripts) = (try system.job, try system.scripts)
    #expect(scripts.count >= 2)
    for (number, script) in scripts.enumerated() {
      try tool.add("\(number).sh", script)
      try expect(tool.shell("sh -n \(number).sh").code, is: 0, "\(script)")
    }
    let all = scripts.joined(separator: "\n")
    for part in ["render-layouts render . --report", "render-layouts compare ."] { #expect(all.contains(part)) }
    // Baselines are written only by `approve`, which no script runs.
    #expect(!all.contains("approve"))
    let artifacts = job["artifacts"] ?? job["steps"]?.sequence?.last
    #expect(
      artifacts?["paths"]?.sequence?.compactMap(\.scalar) == ["Output/"]
        || artifacts?["with"]?["path"]?.scalar == "Output")
  }

  @Test func `cached files are kept apart from the files of a pull request`() throws {
    let steps = try ContinuousIntegration.github.job["steps"]?.sequence ?? []
    let cached = steps.compactMap { $0["with"]?["key"] == nil ? nil : $0["with"]?["path"]?.scalar }
    #expect(cached == ["~/.cache/render-layouts\nOutput\n"])
    #expect(!ContinuousIntegration.github.file().text.contains("RENDER_LAYOUTS_CACHE"))
    for system in ContinuousIntegration.allCases {
      let keys = system.file().text.split(separator: "\n").filter { $0.contains("key: ") }
      #expect(keys.allSatisfy { $0.contains("github.ref") || $0.contains("CI_COMMIT_REF_SLUG") } && !keys.isEmpty)
    }
  }

  @Test func `the reports in CI files are written where the CI system reads them`() throws {
    try tool.add("Hello.scene.yaml", helloScene)
    for system in ContinuousIntegration.allCases {
      let command = try #require(system.file().text.firstMatch(of: #/render-layouts render (\. --report [a-z,]+)/#)?.1)
      let words = command.split(separator: " ").map(String.init)
      let run = try tool.run(arguments: ["render"] + words + ["--format", "svg", "-d", "iPhone 8"])
      #expect(run.code == 0, "\(run.messages)")
    }
    let names = try tool.files(in: "Output").keys
    for name in ["junit.xml", "codequality.json", "report.sarif", "summary.md", "index.html"] {
      #expect(names.contains(name))
    }
  }

  @Test func `init writes no sample into a project with documents`() throws {
    try tool.add("App/Views/Hello.scene.yaml", helloScene)
    let run = try tool.run("init", "App", "--ci", "github")
    #expect(run.output == "App/.render-layouts.yml\nApp/Output/.gitignore\nApp/.github/workflows/layouts.yml\n")
    #expect(run.messages.contains("next: cd App && render-layouts approve --findings && "), "\(run.messages)")
    #expect(run.messages.hasPrefix("found 1 document, so no sample scene is needed\n"), "\(run.messages)")
    expect(run.messages.split(separator: "\n").last.map(String.init), is: ContinuousIntegration.github.setup)
  }

  @Test(arguments: ContinuousIntegration.allCases)
  func `init names the variable that the CI file needs`(system: ContinuousIntegration) throws {
    let text = system.file().text
    let variable = try #require(text.firstMatch(of: #/RENDER_LAYOUTS_(?:PACKAGE|IMAGE)/#)).output
    let run = try tool.run("init", "--ci", system.rawValue)
    expect(run.messages, contains: String(variable))
  }

  @Test func `init quotes the folder in the next command for a shell`() throws {
    let run = try tool.run("init", "My App")
    expect(run.messages, contains: "next: cd 'My App' && render-layouts render, then open Output/index.html\n")
  }

  @Test(arguments: ContinuousIntegration.allCases)
  func `in a subfolder, CI files are written at the top of the repository and run in the subfolder`(
    system: ContinuousIntegration
  ) throws {
    try tool.add("ios/My App/Hello.scene.yaml", helloScene)
    try expect(tool.shell("git init -q .").code, is: 0)
    let run = try tool.shell("cd 'ios/My App' && $tool init --ci \(system.rawValue)")
    #expect(run.code == 0 && run.output.contains("../../\(system.file().path)\n"), "\(run.output)\(run.messages)")
    let text = String(decoding: try #require(tool.files(in: ".")[system.file().path]), as: UTF8.self)
    let branch = try tool.shell("git symbolic-ref --short HEAD").output.trimmingCharacters(in: .newlines)
    #expect(text == system.file(for: "ios/My App", branch: branch).text)
    var builder = YAMLTreeBuilder(try YAMLEventReader.events(in: Array(text.utf8)))
    let root = try #require(try builder.root())
    switch system {
    case .github:
      let job = try #require(root["jobs"]?["layouts"])
      #expect(job["defaults"]?["run"]?["working-directory"]?.scalar == "ios/My App")
      #expect(job["steps"]?.sequence?.last?["with"]?["path"]?.scalar == "ios/My App/Output")
    case .gitlab:
      let job = try #require(root["layouts"])
      #expect(job["script"]?.sequence?.first?.scalar == "cd 'ios/My App'")
      #expect(job["artifacts"]?["paths"]?.sequence?.compactMap(\.scalar) == ["ios/My App/Output/"])
    }
  }

  @Test(arguments: ContinuousIntegration.allCases)
  func `a project with old findings passes, and fails if a change breaks something`(
    system: ContinuousIntegration
  ) throws {
    let git = "git -c user.name=a -c user.email=a@b.c"
    let open = "format: 1\nviews: { a: { size: 10x10 } }\nconstraints: [a.leading == superview.leading + 5]\n"
    try tool.add("Old.scene.yaml", open)
    try tool.add("New.scene.yaml", helloScene)
    try tool.add("render-layouts", "exec $tool \"$@\"")
    try expect(tool.shell("git init -q . && git add -A && \(git) commit -q -m first && git branch old").code, is: 0)
    let start = try tool.run("init", "--ci", system.rawValue)
    #expect(start.code == 0 && start.output.hasSuffix(": 1 accepted finding, 1 new\n"), "\(start.output)")
    try tool.add("ci.sh", try system.scripts.filter { $0.contains("render-layouts ") }.joined(separator: "\n"))
    let command = "PATH=$PWD:$PATH TARGET=old CI_MERGE_REQUEST_DIFF_BASE_SHA=old sh -e ci.sh"
    try expect(tool.shell("chmod +x render-layouts; \(command)").code, is: 0)
    try tool.add("New.scene.yaml", helloScene + "  - title.width == 10\n  - title.width == 20\n")
    try expect(tool.shell(command).code, is: 1)
  }

  @Test(arguments: ContinuousIntegration.allCases)
  func `a project that approves scene by scene passes on its first run`(system: ContinuousIntegration) throws {
    let git = "git -c user.name=a -c user.email=a@b.c"
    try tool.add("Login/Login.scene.yaml", helloScene)
    try tool.add("Later.scene.yaml", helloScene.replacing("Hello", with: "Later"))
    try tool.add("render-layouts", "exec $tool \"$@\"")
    try expect(tool.run("approve", "Login").code, is: 0)
    try expect(tool.run("init", "--ci", system.rawValue).code, is: 0)
    try expect(tool.shell("git init -q . && git add -A && \(git) commit -q -m first").code, is: 0)
    try tool.add("ci.sh", try system.scripts.filter { $0.contains("render-layouts ") }.joined(separator: "\n"))
    let command = "chmod +x render-layouts; PATH=$PWD:$PATH sh -e ci.sh"
    let first = try tool.shell(command)
    #expect(first.code == 0, "\(first.output)\(first.messages)")
    #expect(first.output.contains("missing-baseline"), "\(first.output)")
    try tool.add("Login/Login.scene.yaml", helloScene + "  - title.width == 10\n")
    try expect(tool.shell(command).code, is: 1)
  }

  @Test(arguments: [
    ("git init -q -b trunk .", "trunk"), ("git init -q -b 'a+b' .", #"a\\+b"#), ("true", "main"),
    ("git init -q -b topic . && git symbolic-ref refs/remotes/origin/HEAD refs/remotes/origin/develop", "develop"),
  ])
  func `the workflow runs on pushes to the default branch`(setup: String, branch: String) throws {
    try expect(tool.shell(setup).code, is: 0)
    try expect(tool.run("init", "--ci", "github").code, is: 0)
    let path = ContinuousIntegration.github.file().path
    let text = String(decoding: try #require(tool.files(in: ".")[path]), as: UTF8.self)
    expect(text, contains: "    branches: [\"\(branch)\"]\n")
  }

  @Test func `long lines of scripts end with a backslash`() throws {
    let scripts = try ContinuousIntegration.github.scripts
    #expect(scripts.contains { $0.contains("libgdk-pixbuf2.0-bin \\\n  /tmp/render-layouts.deb") })
  }

  @Test func `init never overwrites existing files`() throws {
    try tool.add("App/.render-layouts.yml", "scale: 1\n")
    let run = try tool.run("init", "App")
    #expect(run.code == 0 && run.messages.hasPrefix("App/.render-layouts.yml: already exists, not changed\n"))
    try expect(tool.files(in: "App")[".render-layouts.yml"], is: Data("scale: 1\n".utf8))
    try expect(tool.run("init", "App", "--force").code, is: 0)
    try expect(tool.files(in: "App")[".render-layouts.yml"], is: Data(Starter.configuration.text.utf8))
  }

  @Test func `list shows the layouts of a selection`() throws {
    try tool.add("Hello.scene.yaml", helloScene)
    let run = try tool.run("list", ".", "--orientation", "portrait")
    #expect(
      run.output == """
        scene  state  device               orientation  locale  text size  appearance  document
        Hello         iPhone SE (3rd gen)  portrait     en      L          light       Hello.scene.yaml
        Hello         iPhone 16 Pro        portrait     en      L          light       Hello.scene.yaml

        """)
    let names = try tool.run("list", ".", "--orientation", "portrait", "-f", "null").output
    #expect(
      names == "hello/iphone-se-3.portrait.en.l.light\0hello/iphone-16-pro.portrait.en.l.light\0")
    let json = try tool.run("list", ".", "-d", "iPhone X", "--orientation", "portrait", "-f", "json").output
    let rows = try JSONDecoder().decode([[String: String?]].self, from: Data(json.utf8))
    #expect(rows.map { $0["device"] } == ["iPhone X"] && rows.map { $0["appearance"] } == ["light"])
  }

  @Test func `bash completes commands, options and values`() throws {
    func completed(_ words: String...) throws -> [String] {
      let line = words.map { "'\($0)'" }.joined(separator: " ")
      let script = """
        eval "$($tool completions bash)"
        COMP_WORDS=(render-layouts \(line)); COMP_CWORD=\(words.count); _render_layouts
        printf '%s\\n' "${COMPREPLY[@]}"
        """
      let run = try tool.shell("bash -c '\(script.replacingOccurrences(of: "'", with: "'\\''"))'")
      return run.output.split(separator: "\n").map(String.init)
    }
    try expect(completed("ren"), is: ["render"])
    try expect(completed("solve", "--leaf"), is: ["--leaf-sizes"])
    try expect(completed("solve", "-d", "iphone-16-pro"), is: ["iphone-16-pro", "iphone-16-pro-max"])
    try expect(completed("render", "--format", "png,s"), is: ["png,svg"])
    try expect(completed("completions", "z"), is: ["zsh"])
  }

  @Test(arguments: Shell.allCases)
  func `every command and option is completed`(shell: Shell) {
    let script = CompletionScript.text(for: shell)
    for command in Command.allCases { #expect(script.contains(command.rawValue)) }
    for option in Option.allCases { #expect(script.contains(option.rawValue)) }
  }

  @Test func `the manual contains every command and option`() throws {
    let page = ManualPage.text
    #expect(page.hasPrefix(".TH RENDER-LAYOUTS 1"))
    for command in Command.allCases {
      #expect(page.contains("\\fB\(command.rawValue.replacing("-", with: "\\-"))\\fR"))
    }
    for option in Option.allCases {
      #expect(page.contains("\\-\\-\(option.rawValue.replacing("-", with: "\\-"))\\fR"))
    }
  }

  @Test func `an unknown shell is reported`() throws {
    let run = try tool.run("completions", "tcsh")
    #expect(run.code == 64)
    #expect(
      run.messages
        == "render-layouts: error: 'completions' needs the name of a shell\n    use one of 'bash', 'zsh', 'fish'\n")
  }
}

extension ContinuousIntegration {
  /// The job that the file describes.
  fileprivate var job: YAMLNode {
    get throws {
      var builder = YAMLTreeBuilder(try YAMLEventReader.events(in: Array(file().text.utf8)))
      let root = try #require(try builder.root())
      return try #require(root["jobs"]?["layouts"] ?? root["layouts"])
    }
  }

  /// The scripts of the job, in their order.
  fileprivate var scripts: [String] {
    get throws {
      let job = try job
      return (job["steps"]?.sequence ?? []).compactMap { $0["run"]?.scalar }
        + (job["script"]?.sequence ?? []).compactMap(\.scalar)
    }
  }
}
