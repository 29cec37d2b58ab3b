import Foundation
import LayoutTestSupport
import Testing

/// Reports for other programs, at the end of a run and from an earlier report.
@Suite struct ReportCommandTests {
  let tool = Tool()

  /// A scene with a conflict on one device.
  private static let scene = """
    format: 1
    scene: Box
    devices: [iPhone 8]
    views:
      box: {}
    constraints:
      - box: { leading: superview + 20, trailing: superview - 20, top: superview, height: 40 }
      - box.width == 100

    """

  /// Returns the text of a file that a run has written.
  private func text(_ path: String) throws -> String {
    String(decoding: try #require(FileManager.default.contents(atPath: "\(tool.folder.path)/\(path)")), as: UTF8.self)
  }

  @Test func `a run writes the requested reports, and they can be recreated from its report`() throws {
    try tool.add("App/Box.scene.yaml", Self.scene)
    let run = try tool.run(
      "render", "App", "--format", "svg", "--report", "junit,sarif,gitlab=results/quality.json", "--report", "gcc")
    #expect(run.code == 1)
    let gcc = run.output.components(separatedBy: "\n").filter { $0.contains(": error: ") }
    #expect(gcc.count == 1 && gcc.allSatisfy { $0.hasPrefix("App/Box.scene.yaml:") && $0.hasSuffix("[conflict]") })
    for (format, path) in [
      ("junit", "Output/junit.xml"), ("sarif", "Output/report.sarif"), ("gitlab", "results/quality.json"),
      ("json", "Output/report.json"),
    ] {
      let again = try tool.run("report", "--format", format)
      #expect(again.code == 0 && again.messages == "")
      try expect(again.output, is: text(path), "\(format)")
    }
    try expect(text("Output/junit.xml"), contains: "[[ATTACHMENT|Output/renders/box/")
    try expect(tool.run("report", "Output", "--format", "gcc", "-o", "found/lines.txt").output, is: "")
    try expect(run.output, contains: text("found/lines.txt"))
  }

  @Test func `check writes reports, also for documents that cannot be read`() throws {
    try tool.add("App/Bad.scene.yaml", "format: 1\nveiws: {}\n")
    let run = try tool.run("check", "App", "--report", "gcc", "--report", "json=bad.json")
    #expect(run.code == 65)
    #expect(
      run.output == """
        App/Bad.scene.yaml:2:1: error: a scene has no 'veiws' [unknown-key]
        App/Bad.scene.yaml:2:1: note: did you mean 'views'?

        """)
    try tool.add("App/Box.scene.yaml", Self.scene)
    try expect(tool.run("check", "App", "--report", "junit=-", "--report", "json=all.json").code, is: 65)
    let again = try tool.run("report", "all.json", "--format", "gcc").output
    let places = again.components(separatedBy: "\n").filter { $0.contains(": error: ") }.map {
      $0.components(separatedBy: ":")[0]
    }
    #expect(places == ["App/Bad.scene.yaml", "App/Box.scene.yaml"])
  }

  @Test func `the findings of a comparison are reported too`() throws {
    let scene = Self.scene.replacingOccurrences(of: "  - box.width == 100\n", with: "")
    try tool.add("App/Box.scene.yaml", scene)
    try tool.add("App/Old.scene.yaml", scene)
    try expect(tool.run("approve", "App").code, is: 0)
    try FileManager.default.removeItem(atPath: "\(tool.folder.path)/App/Old.scene.yaml")
    try tool.add("App/Box.scene.yaml", scene.replacingOccurrences(of: "height: 40", with: "height: 44"))
    let run = try tool.run("compare", "App", "-q", "--report", "gcc,junit,json=compared.json")
    #expect(run.code == 1)
    #expect(
      run.output.hasSuffix(
        """
        App/__layouts__/Old.layout.jsonl:1:1: warning: the scene of this baseline no longer exists [stale-baseline]
        App/__layouts__/Old.layout.jsonl:1:1: note: 'render-layouts approve --prune' removes it
        App/Box.scene.yaml:5:3: error: 'box' is 335 × 44 instead of 335 × 40 [resized]
        App/Box.scene.yaml:5:3: note: if this is intended: render-layouts approve App/Box.scene.yaml
        App/Box.scene.yaml:5:3: note: on all 2 layouts (values from the first)

        """), "\(run.output)")
    try expect(text("Output/diff/junit.xml"), contains: "tests=\"2\" failures=\"1\" errors=\"0\"")
    let lines = try tool.run("report", "compared.json", "--format", "gcc").output
    #expect(run.output.hasSuffix(lines))
  }

  @Test func `paths are relative to the working directory, also for an absolute folder`() throws {
    try tool.add("App/Box.scene.yaml", Self.scene)
    let path = try tool.shell("pwd -P").output.trimmingCharacters(in: .newlines)
    let inFull = try tool.run("check", "\(path)/App", "-q", "--report", "gitlab=-").output
    let named = try tool.run("check", "App/../App", "-q", "--report", "gitlab=-").output
    #expect(
      inFull.contains("\"path\": \"App/Box.scene.yaml\"")
        && !inFull.contains(path + "/App/Box.scene.yaml\",\n      \"lines"))
    #expect(named.contains("\"path\": \"App/Box.scene.yaml\""))
  }

  @Test func `warnings fail tests if they fail the run`() throws {
    let scene = Self.scene.replacingOccurrences(of: "box: {}", with: "box: { type: label, text: A long text }")
      .replacingOccurrences(of: "  - box.width == 100\n", with: "")
      .replacingOccurrences(of: "trailing: superview - 20", with: "width: 20")
    try tool.add("Box.scene.yaml", scene)
    let lenient = try tool.run("check", ".", "-q", "--report", "junit=-")
    let strict = try tool.run("check", ".", "-q", "--strict", "--report", "junit=-")
    #expect(lenient.code == 0 && lenient.output.contains("tests=\"1\" failures=\"0\" errors=\"0\""))
    #expect(strict.code == 1 && strict.output.contains("tests=\"1\" failures=\"1\" errors=\"0\""))
  }

  @Test func `in GitHub Actions the summary is added to that of the step`() throws {
    try tool.add("Box.scene.yaml", Self.scene)
    try tool.add("step.md", "before\n")
    let run = try tool.run(
      "check", ".", "-q", "--report", "github", environment: ["GITHUB_STEP_SUMMARY": "\(tool.folder.path)/step.md"])
    #expect(run.output.contains("\n::error file=Box.scene.yaml,line="))
    let summary = try text("step.md")
    #expect(summary.hasPrefix("before\n## Layouts: 1 error\n"))
    let outside = try tool.run(
      "check", ".", "-q", "--report", "github", environment: ["GITHUB_STEP_SUMMARY": "/proc/none"])
    #expect(outside.code == 73 && outside.messages.contains("/proc/none"))
  }

  @Test func `an invalid report is reported with its location and advice`() throws {
    let missing = try tool.run("report")
    #expect(missing.code == 66)
    #expect(
      missing.messages == """
        render-layouts: error: Output/report.json: no such file or folder
            'render-layouts render' writes a report.json into the gallery folder

        """)
    try tool.add("a.json", "{\n  \"schemaVersion\": 1,,\n}")
    let broken = try tool.run("report", "a.json")
    #expect(broken.code == 65)
    #expect(
      broken.messages == """
        render-layouts: error: a.json:2:22: expected a string in quotation marks
            create it again with 'render-layouts render'

        """)
    try tool.add("b.json", "{\"schemaVersion\": 7}")
    let newer = try tool.run("report", "b.json", "--format", "junit")
    #expect(newer.code == 65 && newer.output == "")
    #expect(newer.messages.contains("b.json: the report has version 7"))
  }

  @Test(arguments: [
    (["report", "--format", "xml"], "invalid value 'xml' for '--format'"),
    (["report", "a", "b"], "'report' takes one report, not 2"),
    (["check", ".", "--report", "junti"], "invalid value 'junti' for '--report'\n    did you mean 'junit'?"),
    (["check", ".", "--report", "junit="], "'--report junit=' needs a file"),
    (["check", ".", "--report", "json"], "'--report json' needs a file"),
    (["check", ".", "--report", "junit", "--sweep", "width=320..400"], "'--report' and '--sweep' cannot be combined"),
    (["solve", ".", "--report", "junit"], "'solve' has no option '--report'"),
    (["schema", "reports"], "there is no schema for 'reports'"),
  ])
  func `invalid arguments about reports are rejected`(words: [String], message: String) throws {
    let run = try tool.run(arguments: words)
    #expect(run.code == 64 && run.messages.contains(message), "\(run.messages)")
  }

  @Test func `the schema of reports is printed`() throws {
    let schema = try tool.run("schema", "report").output
    #expect(schema.contains("\"title\": \"A report of render-layouts, version 1\""))
    try expect(tool.run("schema", "scene").output, is: tool.run("schema").output)
  }
}
