import AutoLayout
import Findings
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

/// Conflicts that lines of code may resolve (specification PLC-04).
@Suite struct LayoutConflictTests {
  /// The required height of a label is smaller than that of its text, which must not be compressed.
  @Test(arguments: [
    (CodeStatement.Effect.styles, 1, Finding.Severity.note), (.wraps, 1, .error), (.writes, 1, .error),
    (.wraps, 0, .note), (.writes, 0, .note),
  ])
  func `only what may make text lower excuses a conflict with its height`(
    effect: CodeStatement.Effect, lines: Int, severity: Finding.Severity
  ) {
    var test = TestScene()
    let text = LabelContent(text: LocalizedText("Name"), numberOfLines: lines)
    let label = test.add("label", .label(text)) {
      $0.placement.compressionResistance.vertical = .required
      $0.identity.statements = [
        CodeStatement(effect: effect, text: "label", source: SourceLocation(path: "Screen.swift", line: 3, column: 1))
      ]
    }
    test.pin(label, left: 0, top: 0)
    test.add(LayoutConstraint(LayoutItemID(view: label), .height, constant: 10))
    let found = test.layout().findings.filter { $0.code == "conflict" }
    #expect(found.map(\.severity) == [severity])
  }
}
