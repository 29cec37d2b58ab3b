import AutoLayout
import Findings
import Geometry
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Testing

/// Layouts with more conflicts than a reader can handle.
@Suite struct ConflictCountTests {
  /// Views with two widths each.
  private func layout(_ count: Int) -> Layout {
    var test = TestScene()
    for number in 0..<count {
      let view = test.add("view \(number)")
      test.pin(view, left: 0, top: 0)
      let item = LayoutItemID(view: view)
      test.add(LayoutConstraint(item, .height, constant: 10))
      for width in [100.0, 120] {
        test.add(
          LayoutConstraint(
            item, .width, constant: width, source: SourceLocation(path: "Test.scene.yaml", line: number + 1, column: 3))
        )
      }
    }
    return test.layout()
  }

  private func conflicts(_ layout: Layout) -> [Finding] { layout.findings.filter { $0.code == "conflict" } }

  @Test func `the first five hundred conflicts are explained`() {
    let layout = layout(ConflictRule.explainedCount)
    let found = conflicts(layout)
    #expect(layout.solution.conflicts.count == 500 && found.count == 500)
    #expect(found.allSatisfy { !$0.notes.isEmpty })
  }

  @Test(arguments: [
    (1, "one more set of constraints conflicts"), (3, "3 more sets of constraints conflict"),
  ])
  func `further conflicts are counted`(count: Int, message: String) throws {
    let layout = layout(500 + count)
    #expect(layout.solution.conflicts.count == 500 + count)
    let found = conflicts(layout)
    #expect(found.count == 501)
    let last = try #require(found.last)
    #expect(last.message.text == message && last.severity == .error && last.notes.isEmpty)
    #expect(last.source?.line == 501)
    #expect(last.views == (501...500 + count).map { $0 })
  }
}
