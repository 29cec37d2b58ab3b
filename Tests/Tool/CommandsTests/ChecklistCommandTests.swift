import Foundation
import LayoutTestSupport
import Testing

/// The checks of a careful tester, as users run them (specification AUD-06).
@Suite struct ChecklistCommandTests {
  private let tool = Tool()

  private static let form = """
    format: 1
    scene: Form
    devices: [iPhone 8]
    views:
      title: { type: label, text: Settings, style: body }
      field: { type: textField, contentSize: 40x34 }
    constraints:
      - title: { leading: safeArea + 20, top: safeArea + 20, width: 160 }
      - field: { leading: title, below: title + 8, width: 160 }

    """

  /// Returns the answers of a checklist, each with its outcome and question.
  private func answers(_ words: String..., file: String = form) throws -> [String] {
    try tool.add("a.scene.yaml", file)
    let run = try tool.run(arguments: ["check", "a.scene.yaml"] + words)
    let lines = run.output.split(separator: "\n").drop { !$0.contains(": checklist: ") }.dropFirst()
    return lines.prefix { $0.hasPrefix("    ") }.map {
      $0.split(separator: "  ", omittingEmptySubsequences: true).prefix(2).map { $0.drop { $0 == " " } }
        .joined(separator: ": ")
    }
  }

  @Test func `AUD-06: a check that was not made is reported as not run`() throws {
    try expect(
      answers("--require-checks", "orientations"),
      is: [
        "not run: All phones", "not run: All tablets", "not run: Smallest and largest window",
        "pass: Both orientations", "not run: Rotation and return", "not run: Smallest text",
        "not run: Largest text", "not run: Longest language", "not run: Right to left", "not run: Dark appearance",
        "not run: Keyboard",
      ])
  }

  @Test func `AUD-06: not running a required check is an error`() throws {
    try tool.add("a.scene.yaml", Self.form)
    try tool.add(".render-layouts.yml", "requireChecks: [dark, right-to-left]\n")
    let missing = try tool.run("check", "a.scene.yaml")
    #expect(missing.code == 1)
    expect(
      missing.output,
      contains: """
        a.scene.yaml:2:8: error: 'Dark appearance' was not run: the dark appearance is missing [check-not-run]
            add --appearance dark, or run all checks with --thorough
        """)
    let run = try tool.run("check", "a.scene.yaml", "--appearance", "light,dark", "-l", "en,ar-XB")
    #expect(run.code == 0 && !run.output.contains("check-not-run"), "\(run)")
    try expect(tool.run("check", "a.scene.yaml", "--require-checks", "gloomy").code, is: 64)
  }

  @Test func `AUD-06: --thorough runs every check, and large letters fail only the largest text`() throws {
    let found = try answers("--thorough", "--require-checks", "all")
    #expect(found.filter { $0.hasPrefix("not run") } == [], "\(found)")
    #expect(found.filter { $0.hasPrefix("fail") } == ["fail: Largest text"], "\(found)")
  }

  @Test func `AUD-08: a constraint broken during a rotation stays broken and fails the rotation`() throws {
    let file = """
      format: 1
      devices: [iPhone 8]
      views: { a: { height: 20 } }
      constraints:
        - a: { leading: superview + 20, top: superview + 40 }
        - a.trailing <= superview.trailing
        - a.width == 300 @low
        - a.width == 400

      """
    let found = try answers("--thorough", "-d", "iPhone 8", file: file)
    #expect(found.contains("fail: Rotation and return"), "\(found)")
    expect(
      try tool.run("check", "a.scene.yaml", "--thorough", "-d", "iPhone 8").output,
      contains: "'a' is in a different position after iPhone 8 was rotated to portrait and back [rotation-drift]")
  }

  @Test func `the report and the contact sheet contain the checklist`() throws {
    try tool.add("a.scene.yaml", Self.form)
    let run = try tool.run("render", "a.scene.yaml", "-f", "svg")
    #expect(run.code == 0, "\(run.messages)")
    let files = try tool.files(in: "Output")
    func text(_ name: String) -> String { String(decoding: files[name] ?? Data(), as: UTF8.self) }
    expect(
      text("report.json"),
      contains: """
        {"check":"orientations","title":"Both orientations","outcome":"pass","detail":"2 layouts"}
        """)
    expect(text("sheets/form.svg"), contains: "class=\"checklist\"")
    // A window of a given size is not a screen of the app.
    _ = try tool.run("render", "a.scene.yaml", "-f", "svg", "--size", "500x400")
    #expect(
      try !String(decoding: tool.files(in: "Output")["report.json"] ?? Data(), as: UTF8.self).contains("checklist"))
  }

  @Test(arguments: ["--as-saved", "--size=500x400"])
  func `'--thorough' cannot be combined with layouts that are not screens of the app`(option: String) throws {
    try tool.add("a.scene.yaml", Self.form)
    let run = try tool.run("check", "a.scene.yaml", "--thorough", option)
    #expect(run.code == 64 && run.messages.contains("'--thorough' cannot be combined"), "\(run)")
  }
}
