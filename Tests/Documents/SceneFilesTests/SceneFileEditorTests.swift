import DocumentTestSupport
import Findings
import Geometry
import LayoutTestSupport
import Scenes
import Testing

@testable import MarkupReading
@testable import SceneFiles

/// Changes to scene files that keep everything else as its author wrote it.
@Suite struct SceneFileEditorTests {
  private func adding(_ equations: [String], to text: String) throws -> String {
    String(
      decoding: try SceneFileEditor.adding(equations, to: Array(text.utf8), path: "test.scene.yaml"), as: UTF8.self)
  }

  @Test(arguments: [
    // At the end of a list: after an item with its nested lines, and before the comments of the next section.
    (
      "format: 1\nconstraints:\n  - a.top == b.top   # why\n  - a:\n      width: 10\n\n# next\nvariants: {}\n",
      "format: 1\nconstraints:\n  - a.top == b.top   # why\n  - a:\n      width: 10\n  - x\n  - y\n\n# next\nvariants: {}\n"
    ),
    ("constraints:\n- a\n- b\nviews:\n", "constraints:\n- a\n- b\n- x\n- y\nviews:\n"),
    ("constraints:\n  - a", "constraints:\n  - a\n  - x\n  - y\n"),
    ("constraints: [a, b]   # few\n", "constraints: [a, b, x, y]   # few\n"),
    // In a scene without constraints, and in one with groups.
    ("format: 1", "format: 1\n\nconstraints:\n  - x\n  - y\n"),
    (
      "constraints:\n  page:\n    - a\n\nviews:\n",
      "constraints:\n  page:\n    - a\n  resolved:\n    - x\n    - y\n\nviews:\n"
    ),
    (
      "constraints:\n  resolved:\n    - a\n  page: [b]\n",
      "constraints:\n  resolved:\n    - a\n    - x\n    - y\n  page: [b]\n"
    ),
    ("\u{FEFF}constraints:\r\n  - ä\r\nviews:\r\n", "\u{FEFF}constraints:\r\n  - ä\r\n  - x\n  - y\nviews:\r\n"),
  ])
  func `equations are added after the existing ones`(before: String, after: String) throws {
    try expect(adding(["x", "y"], to: before), is: after)
  }

  @Test(arguments: [
    ("{format: 1}", "test.scene.yaml:1:1: error: a scene in braces cannot be changed [unsupported]"),
    (
      "constraints: {a: [b]}",
      "test.scene.yaml:1:14: error: constraints in braces cannot be changed [unsupported]"
    ),
    ("- a", "test.scene.yaml:1:1: error: the file contains no scene [yaml-syntax]"),
  ])
  func `scenes that cannot be extended are reported`(text: String, message: String) throws {
    let error = try #require(throws: DocumentError.self) { try adding(["x"], to: text) }
    #expect(error.findings.first?.text.hasPrefix(message) == true, "\(error.findings.map(\.text))")
  }

  @Test func `frames are changed in place`() throws {
    let before = """
      views:
        # the first
        a: { frame: { x: 20, y: 28, width: 200, height: 40 }, views: { b: { frame: { x: 1, y: 2, width: 3, height: 4 } } } }
        c: { frame: { x: 5, y: 6, width: 7, height: 8 } }
      """
    let after = try SceneFileEditor.setting(
      frames: [("b", Rect(x: 1, y: 2, width: 30.5, height: 4)), ("a", Rect(x: 20, y: 28, width: 120, height: 21))],
      in: Array(before.utf8), path: "test.scene.yaml")
    #expect(
      String(decoding: after, as: UTF8.self)
        == before.replacing("width: 200, height: 40", with: "width: 120, height: 21")
        .replacing("width: 3,", with: "width: 30.5,"))
  }
}
