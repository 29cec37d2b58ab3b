import Findings
import LayoutTestSupport
import Testing

@Suite struct FindingTextTests {
  @Test func `a finding shows its location, its line, a caret and advice`() {
    let finding = Finding(
      code: "unknown-view", severity: .error, message: "unknown view 'pasword'", hint: "did you mean 'password'?",
      source: SourceLocation(path: "login.scene.yaml", line: 35, column: 19),
      excerpt: .init(line: "    - V:[email]-12-[pasword]", column: 21, length: 7))
    #expect(
      finding.text == """
        login.scene.yaml:35:19: error: unknown view 'pasword' [unknown-view]
                - V:[email]-12-[pasword]
                                ^~~~~~~ did you mean 'password'?
        """)
  }

  @Test func `without an excerpt, the hint comes last`() {
    let finding = Finding(
      code: "conflict", severity: .warning, message: "no", hint: "lower one", notes: ["a == 1", "a == 2"],
      source: SourceLocation(path: "a.xib", line: 1, column: 2))
    #expect(finding.text == "a.xib:1:2: warning: no [conflict]\n    a == 1\n    a == 2\n    lower one")
  }

  @Test(
    arguments: [
      (
        .init("edit", ["b == 2", "--write"]), "a b.xib", "fix with: render-layouts edit 'a b.xib' 'b == 2' --write"
      ),
      (.init("approve", []), "-Ä's.xib", "if this is intended: render-layouts approve './-Ä'\\''s.xib'"),
      (nil, "Ä/a.storyboard", "fix with: render-layouts resolve Ä/a.storyboard --fix=never-installed --write"),
      (nil, "settings.yml", nil),
    ] as [(Finding.Command?, String, String?)])
  func `the command that fixes a finding can be copied into a shell`(
    command: Finding.Command?, path: String, line: String?
  ) {
    let place = SourceLocation(path: path, line: 1, column: 2)
    var finding = Finding(code: "never-installed", message: "no", source: place)
    #expect(finding.mendingLine == nil)
    finding.fix = Finding.Fix("Remove it", isSafe: true, [.remove(at: place)])
    finding.command = command
    #expect(finding.mendingLine == line)
    #expect(finding.text == "\(place): warning: no [never-installed]\(line.map { "\n    \($0)" } ?? "")")
    finding.isExpected = true
    #expect(finding.mendingLine == nil)
  }

  @Test func `a long line is cut to the part around the caret`() {
    let line = String(repeating: "x", count: 500)
    let finding = Finding(
      code: "c", severity: .note, message: "m", source: nil, excerpt: .init(line: line, column: 400, length: 900))
    let lines = finding.text.split(separator: "\n")
    #expect(lines[0] == "note: m [c]")
    #expect(lines[1].count < 130)
    #expect(lines[2].contains("^"))
  }
}
