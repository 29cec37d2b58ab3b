import DocumentTestSupport
import Findings
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The expectations of a scene about its layouts, `expect:`.
@Suite struct ExpectationTests {
  /// Returns a scene with a few views and expectations.
  private func scene(_ expectations: String, locales: String = "[en]") -> String {
    """
    format: 1
    size: { width: 320, height: 200 }
    locales: \(locales)
    views:
      a: { type: label, text: { en: Hello, de: Hallo, ar: Hello } }
      b: { size: 100x50 }
    constraints:
      - V:|-20-[a]-10-[b]
      - a.leading == superview.leading + 16
      - b.trailing == superview.trailing - 16
      - a.width == 30 @999
    expect:
    \(expectations)
    """
  }

  /// Returns the errors of the layouts of a scene that has no mistakes itself.
  private func errors(_ text: String) throws -> [String] {
    let scene = try SceneFile.scene(text)
    expect(scene.findings, is: [])
    return scene.layoutErrors
  }

  /// Expects that the layouts of a scene with marks have errors about the marked parts, as in `MarkedText`.
  private func expectErrors(_ marked: String, _ lines: String...) throws {
    let file = MarkedText(marked)
    let expected = file.messages(lines, path: "test.scene.yaml")
    try expect(errors(file.text).joined(separator: "\n"), is: expected)
  }

  @Test(arguments: [
    "- a.top == 0 + superview.top + 20", "- b: { below: a + 10, trailing: superview - 16 }", "- b.width >= 100",
    "- b.width == superview.width * 0.3125", "- b: { frame: [204, 51, 100, 50] }", "- a: { frame: { width: 30 } }",
    "- b: { frame: { x: 204 }, size: 100x50 }", "- V:|-20-[a]", "- a: [leading == margins.leading]",
    "- b.bottom <= safeArea.bottom", "- no: [conflict, off-screen]", "- no: ambiguous", "- b.width == 100.2",
  ])
  func `a fulfilled expectation gives no finding`(line: String) throws {
    try expect(errors(scene(line)), is: [])
  }

  @Test func `an unmet expectation is reported with the expected and the actual value`() throws {
    try expectErrors(
      scene(
        """
          - «b.width == 101»
          - «b.height >= 60»
          - ««a»»: { leading: superview + 20, frame: { x: 20, y: 20, height: 30 } }
          - ««b.top == a.bottom == b.bottom»»
        """),
      "expected 'b.width == 101', but b.width is 100, 1 point too little [expectation]",
      "expected 'b.height >= 60', but b.height is 50, 10 points too little [expectation]",
      "expected the frame of 'a' to have x 20, height 30, but it has x 16, height 21 [expectation]",
      "expected 'a: { leading: superview + 20 }', but a.leading is at 16, 4 points too little [expectation]",
      "expected 'b.top == a.bottom == b.bottom', but b.top is at 51, 10 points too much [expectation]",
      "expected 'b.top == a.bottom == b.bottom', but a.bottom is at 41, 60 points too little [expectation]")
  }

  @Test func `expected leading edges follow the reading direction`() throws {
    try expectErrors(
      scene("- a.leading >= superview.leading + 16\n- a.trailing <= b.trailing", locales: "[ar]"))
    try expectErrors(
      scene("  - «a.leading >= superview.leading + 17»", locales: "[ar]"),
      "expected 'a.leading >= superview.leading + 17', but a.leading is at 304, 1 point too little [expectation]")
  }

  @Test func `a finding of an excluded rule is an error that names the expectation`() throws {
    try expect(
      errors(scene("  - no: [conflict, truncated]")),
      is: [
        """
        test.scene.yaml:5:3: error: the text of 'a' is cut off: it needs 40 points of width, 10 more than it has [truncated]
            the scene does not expect 'truncated': test.scene.yaml:13:20
            let it wrap (lines: 0), or give it more space or a higher compression resistance
        """
      ])
  }

  @Test func `a rule that is off by default runs if the scene expects no finding of it`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      size: { width: 100, height: 100 }
      views: { go: { type: button, text: Go, size: 40 } }
      constraints:
        - go: { center: superview }
      expect:
        - no: touch-target
      """)
    #expect(scene.layouts.flatMap(\.findings).map { "\($0.severity) \($0.code)" } == ["error touch-target"])
  }

  /// Returns the findings about the layouts of a scene with expectations: severity, code, and whether it is expected.
  private func findings(_ expectations: String) throws -> [String] {
    try SceneFile.scene(scene(expectations)).layouts.flatMap(\.findings).map {
      "\($0.severity) \($0.code)\($0.isExpected ? " expected" : "")"
    }
  }

  @Test(arguments: [
    "  - finding: truncated", "  - finding: [truncated]", "  - { finding: truncated, view: a }",
    "  - { finding: truncated, when: { locale: en } }",
    "  - { finding: conflict, when: { locale: de } }\n  - finding: truncated",
  ])
  func `an expected finding becomes a note`(line: String) throws {
    try expect(findings(line), is: ["note truncated expected"])
  }

  @Test(arguments: ["  - { finding: truncated, when: { locale: de } }", ""])
  func `a finding that is expected only elsewhere is reported as usual`(line: String) throws {
    try expect(findings(line), is: ["warning truncated"])
  }

  @Test func `findings folded below an expected finding are expected as well`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      size: { width: 320, height: 40 }
      views: { a: { height: 10 } }
      constraints:
        - H:[a(>=20,<=10)]
        - a: { left: superview, top: superview }
      expect:
        - finding: conflict
        - finding: ambiguous
      """)
    expect(scene.layouts.flatMap(\.findings).map { "\($0.severity) \($0.code)" }, is: ["note conflict"])
  }

  @Test func `an expected finding that does not occur is an error`() throws {
    try expectErrors(
      scene("  - finding: [truncated, «conflict»]\n  - { finding: «truncated», view: b }\n  - finding: touch-target")
        .replacing("touch-target", with: "«touch-target»"),
      "expected a finding 'conflict', but there is none [unmet-expectation]",
      "^ remove the expectation, or use 'when' to name the layouts that have the finding",
      "expected a finding 'truncated' of 'b', but there is none [unmet-expectation]",
      "^ remove the expectation, or use 'when' to name the layouts that have the finding",
      "expected a finding 'touch-target', but there is none [unmet-expectation]",
      "^ remove the expectation, or use 'when' to name the layouts that have the finding")
  }

  @Test func `a view may have the name of the key`() throws {
    let scene = try SceneFile.scene(
      "format: 1\nsize: { width: 9, height: 9 }\nviews: { finding: { size: 4 } }\nexpect:\n  - finding: { width: 4 }\n")
    expect(scene.layouts.flatMap(\.findings).filter { $0.code.name.hasSuffix("expectation") }, is: [])
  }

  @Test func `a variant has expectations of its own`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      size: { width: [100, 200], height: 50 }
      views: { a: { size: 10 } }
      variants:
        wide:
          when: { minWidth: 150 }
          expect: [a.width == 20]
      """)
    expect(scene.layouts.map { $0.findings.filter { $0.code == "expectation" }.count }, is: [0, 1])
  }

  @Test func `invalid expectations are reported`() {
    SceneFile.expect(
      """
      format: 1
      views: { a: }
      expect:
        - «b».width == 4
        - no: [«truncate», «x»]
        - a: { frame: «[»1, 2] }
        - a: { frame: { «left»: 1 } }
        - finding: «conflicts»
        - { finding: conflict, view: «c» }
        - { finding: conflict, «views»: a }
      """,
      says: "unknown view 'b' [unknown-view]",
      "unknown rule 'truncate' for layouts [unknown-value]", "^ did you mean 'truncated'?",
      "unknown rule 'x' for layouts [unknown-value]", "^ 'render-layouts explain' lists the rules",
      "a frame has four numbers, not 2 [wrong-type]", "^ write [x, y, width, height], or some of them by name",
      "a frame has no 'left' [unknown-key]", "^ write x, y, width or height",
      "unknown rule 'conflicts' for layouts [unknown-value]", "^ did you mean 'conflict'?",
      "unknown view 'c' [unknown-view]",
      "an expected finding has no 'views' [unknown-key]", "^ did you mean 'view'?")
    SceneFile.expect(
      "format: 1\nviews: { a: }\nexpect: { «a»: { width: 4 } }",
      says: "'expect' must be a list, one item per line [wrong-type]", "^ begin each line with '- '")
  }
}
