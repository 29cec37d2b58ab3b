import Foundation
import Testing

/// Names and strings from documents, files and arguments are made visible in output, and have no effect in terminals
/// and logs.
@Suite struct HostileTextTests {
  /// Returns the unescaped parts of a string in the output of a run; empty if everything was made visible.
  private static func traces(in run: Tool.Run, allowing allowed: [Regex<Substring>] = []) -> [String] {
    var found: Set<String> = []
    for output in [run.output, run.messages] {
      var text = output
      for pattern in allowed { text = text.replacing(pattern, with: "") }
      for scalar in text.unicodeScalars where isHidden(scalar) {
        found.insert("U+\(String(scalar.value, radix: 16))")
      }
      for word in ["##[", "##vso[", "##teamcity[", "section_start:", "[[ATTACHMENT|/etc"] where text.contains(word) {
        found.insert(word)
      }
      for line in text.split(separator: "\n") where isCommand(line) || line.hasPrefix("pwned") {
        found.insert(String(line))
      }
    }
    return found.sorted()
  }

  /// Whether a character has an effect or is invisible.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\n" || scalar == "\t" { return false }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return properties.isBidiControl || properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether a line is a workflow command that the tool did not write.
  private static func isCommand(_ line: Substring) -> Bool {
    guard line.drop(while: \.isWhitespace).hasPrefix("::") else { return false }
    let kinds = ["error", "warning", "notice"]
    return !kinds.contains { line.hasPrefix("::\($0) file=") || line.hasPrefix("::\($0) title=Layouts::") }
  }

  private func expectNothing(
    of arguments: [[String]], in project: HostileProject, allowing allowed: [Regex<Substring>] = []
  ) throws {
    for arguments in arguments {
      let run = try project.tool.run(arguments: arguments)
      #expect(Self.traces(in: run, allowing: allowed) == [], "\(arguments)")
      #expect([0, 1, 64, 65, 66, 73, 78].contains(run.code), "\(arguments): \(run.code) \(run.messages)")
    }
  }

  @Test func `no command prints untrusted text unescaped`() throws {
    let project = try HostileProject()
    let commands = [
      ["check"], ["check", "--log"], ["check", "--log=long", "--names"], ["check", "--strict"], ["list"],
      ["list", "--plain"], ["list", "--format", "json"], ["solve"], ["solve", "--format", "text"],
      ["solve", "--format", "outline"], ["solve", "--as-saved"], ["trace"], ["trace", "--names"], ["table"],
      ["table", "--owners"], ["table", "--compare"], ["table", "--format", "markdown"], ["doctor"],
      ["doctor", "--rules"], ["doctor", "--code"], ["doctor", "--plain"], ["doctor", "--format", "json"], ["resolve"],
      ["resolve", "--size-to-fit"], ["approve"], ["compare"], ["approve", "--undo"], ["convert", "-o", "written"],
      ["check", "--sweep", "width=300..400"], ["check", "--size", "300x400"],
    ]
    try expectNothing(of: commands.map { [$0[0], "App"] + $0.dropFirst() }, in: project)
    try expectNothing(of: ["config", "check", "devices"].flatMap { [[$0, "Settings"], [$0, "Wrong"]] }, in: project)
  }

  @Test func `colors and zero bytes are printed only on request`() throws {
    let project = try HostileProject()
    try expectNothing(
      of: [["check", "App", "--color", "always"]], in: project, allowing: [/\u{1B}\[(?:1;3[136]|0)m/])
    try expectNothing(of: [["list", "App", "--format", "null"]], in: project, allowing: [/\0/])
  }

  @Test func `no report on standard output contains untrusted text unescaped`() throws {
    let project = try HostileProject()
    _ = try project.tool.run("render", "App", "-f", "svg", "-o", "out", "--device", "iPhone 8")
    for format in ["github", "gitlab", "gcc", "json", "junit", "markdown", "sarif"] {
      try expectNothing(of: [["check", "App", "--report", "\(format)=-"]], in: project)
      let run = try project.tool.run("report", "out", "--format", format)
      #expect(Self.traces(in: run) == [] && run.code == 0, "\(format)")
      if ["gitlab", "json", "sarif"].contains(format) {
        _ = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      }
    }
  }

  @Test func `names of written files are plain`() throws {
    let project = try HostileProject()
    let folder = HostileProject.fileName
    try expectNothing(of: [["render", "App", "-f", "svg", "-o", folder, "--device", "iPhone 8"]], in: project)
    let written = try project.tool.files(in: folder)
    #expect(!written.isEmpty && written.keys.allSatisfy { $0.contains(/^[A-Za-z0-9._\/-]+$/) })
  }

  @Test func `an argument repeated in a message is escaped`() throws {
    let project = try HostileProject()
    let word = HostileProject.argument
    try expectNothing(
      of: [
        [word], ["check", word], ["--\(word)"], ["check", "App", "-F", word], ["check", "App", "--state", word],
        ["check", "App", "--set", "\(word)=4"], ["check", "App", "--device", word], ["check", "App", "--locale", word],
        ["check", "App", "--log=\(word)"], ["check", "App", "-j", word], ["check", "--config", word],
        ["check", "App", "--rule", "\(word)=error"], ["compare", "App", "--against", word],
        ["render", "App", "-o", "out", "--involved", word], ["approve", "App", "--from", "decisions.json"],
        ["approve", "App", "--from", "broken.json"], ["approve", "App", "--from", word], ["explain", word],
        ["explain", "App", word], ["resolve", "App", "--view", word], ["report", word], ["schema", word],
        ["completions", word], ["init", word], ["init", word], ["vfl", "H:|-[\(word)]-|"],
        ["vfl", "H:|-[a]-|", "--views", word], ["vfl", "H:|-[a]-(x)-|", "--metrics", word],
        ["learn", word], ["learn", "three-buttons", word], ["learn", "dictionary-of-views", word, word],
      ], in: project)
  }

  @Test func `output of git is escaped`() throws {
    let project = try HostileProject()
    _ = try project.tool.shell("git init -q . && git add -A && git -c user.name=a -c user.email=a@b.c commit -qm x")
    try expectNothing(
      of: [["compare", "App", "--against", "HEAD"], ["compare", "App", "--against", HostileProject.argument]],
      in: project)
  }

  @Test func `names in every script stay readable`() throws {
    let tool = Tool()
    let names = ["مرحبا", "שלום", "登录页面", "👩‍👩‍👧", "می‌خواهم"]
    for name in names {
      try tool.add("\(name).scene.yaml", helloScene.replacing("scene: Hello", with: "scene: \(name)"))
    }
    let run = try tool.run("list", ".", "--device", "iPhone 8", "--orientation", "portrait")
    #expect(run.code == 0)
    for name in names {
      #expect(run.output.contains("\(name)  ") && run.output.contains("\(name).scene.yaml"), "\(run.output)")
    }
  }

  @Test func `a manipulated report attaches no other files`() throws {
    let project = try HostileProject()
    _ = try project.tool.run("render", "App", "-f", "svg", "-o", "out", "--device", "iPhone 8")
    let report = try #require(try project.tool.files(in: "out")["report.json"])
    let text = String(decoding: report, as: UTF8.self)
    for path in ["/etc/passwd", "../../etc/passwd", "a]]\\n[[ATTACHMENT|/etc/passwd"] {
      try project.tool.add("out/report.json", text.replacing(/"svg": ?"[^"]*"/, with: "\"svg\":\"\(path)\""))
      let run = try project.tool.run("report", "out", "--format", "junit")
      #expect(run.code == 0 && !run.output.contains("[[ATTACHMENT"), "\(path)")
    }
  }
}
