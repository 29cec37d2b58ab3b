import DocumentTestSupport
import LayoutTestSupport
import Scenes
import Testing

/// Rows and columns, which expand to visual formats (specification VFL-33).
@Suite struct RowTests {
  private static let views = "format: 1\nviews: { a: , b: , c: }\nconstraints:\n  - "

  private func constraints(_ item: String) throws -> [String] {
    let scene = try SceneFile.scene(Self.views + item)
    return scene.constraints.map { scene.canonicalText($0.constraint) }
  }

  @Test func `VFL-33: a row is a visual format of its views`() throws {
    try expect(
      constraints("{ row: [a, b, c], align: centerY }"),
      is: [
        "a.leading == superview.leading + 20 std", "b.leading == a.trailing + 8 std", "c.leading == b.trailing + 8 std",
        "a.centerY == b.centerY", "b.centerY == c.centerY",
      ])
    try expect(
      constraints("{ row: [a, b, c], align: centerY }"), is: constraints("H:|-[a]-[b]-[c]: { align: centerY }"))
  }

  @Test func `a column has its own spacing`() throws {
    try expect(constraints("{ column: [a, b], spacing: 2 * 6 }"), is: constraints("V:|-12-[a]-12-[b]"))
    try expect(constraints("row: [a, c]"), is: constraints("H:|-[a]-[c]"))
  }

  @Test func `a view may be named row`() throws {
    let scene = try SceneFile.scene("format: 1\nviews: { row: }\nconstraints:\n  - row: [width == 5]")
    expect(scene.constraints.map { scene.canonicalText($0.constraint) }, is: ["row.width == 5"])
  }

  @Test func `errors in a row are reported with their location`() {
    SceneFile.expect(
      "format: 1\nviews: { one: , two: }\nconstraints:\n  - { row: [one, «tow»], «spacng»: 4, align: «mid» }",
      says: "unknown view 'tow' [unknown-view]", "^ did you mean 'two'?",
      "a row has no 'spacng' [unknown-key]", "^ did you mean 'spacing'?",
      "unknown alignment 'mid' [unknown-value]",
      "^ write left, right, top, bottom, leading, trailing, centerX, centerY, baseline or firstBaseline")
  }
}
