import AutoLayout
import DocumentTestSupport
import LayoutTestSupport
import Scenes
import Testing

/// The standard spacing in equations and in the short form (specification CON-10, NBR-02).
@Suite struct StandardSpacingTests {
  @Test(arguments: [
    ("b.leading == a.trailing + std", "b.leading == a.trailing + 8 std"),
    ("a.trailing == b.leading - std @high", "a.trailing == b.leading - 8 std @750"),
    ("b.top >= std + a.bottom", "b.top >= a.bottom + 8 std"),
    ("b.lastBaseline == a.firstBaseline + std", "b.baseline == a.firstBaseline + 8 std"),
    ("a.leading == superview.leading + std", "a.leading == superview.leading + 20 std"),
    ("superview.trailing == a.trailing + std", "superview.trailing == a.trailing + 20 std"),
    ("c.leading == superview.leading + std", "c.leading == a.leading + 20 std"),
    ("c.leading == root.leading + std", "c.leading == superview.leading + 20 std"),
    ("c.leading == b.trailing + std", "c.leading == b.trailing + 8 std"),
    ("a.top == topGuide.bottom + std", "a.top == topGuide.bottom + 8 std"),
    ("a.top == safeArea.top + std", "a.top == safeArea.top + 8 std"),
    ("c.top == a.margins.top + std", "c.top == a.margins.top + 8 std"),
    ("b: { below: a + std, trailing: superview - std }", "b.top == a.bottom + 8 std"),
    ("b: [leading == a.trailing + std]", "b.leading == a.trailing + 8 std"),
  ])
  func `NBR-02: std is 8 to siblings and guides and 20 to the superview`(item: String, constraint: String) throws {
    try expect(SceneFile.constraints(item).first, is: constraint)
  }

  @Test func `CON-10: std is accepted as an inset`() throws {
    try expect(
      SceneFile.constraints("b: { pin: superview, inset: std, except: bottom }"),
      is: [
        "b.top == superview.top + 20 std", "b.leading == superview.leading + 20 std",
        "b.trailing == superview.trailing - 20 std",
      ])
    try expect(
      SceneFile.constraints("b: { pin: safeArea, inset: std, except: [top, leading, trailing] }"),
      is: ["b.bottom == safeArea.bottom - 8 std"])
  }

  @Test func `CON-10: std is accepted as the inset of single edges`() throws {
    try expect(
      SceneFile.constraints("b: { pin: superview, inset: { top: std, left: 4, right: std } }"),
      is: [
        "b.top == superview.top + 20 std", "b.left == superview.left + 4", "b.bottom == superview.bottom",
        "b.right == superview.right - 20 std",
      ])
    try expect(
      SceneFile.constraints("b: { pin: safeArea, inset: { leading: std, bottom: std }, except: top }"),
      is: [
        "b.leading == safeArea.leading + 8 std", "b.bottom == safeArea.bottom - 8 std",
        "b.trailing == safeArea.trailing",
      ])
  }

  @Test func `an equation with std equals the visual format with a hyphen`() throws {
    let text = "format: 1\nviews: { a: { size: 10 }, b: { size: 10 } }\nconstraints:\n  - "
    let format = try SceneFile.scene(text + "'H:|-[a]-[b]'").constraints.map(\.constraint)
    let equations = try SceneFile.scene(
      text + "a.leading == superview.leading + std\n  - b.leading == a.trailing + std"
    ).constraints.map(\.constraint)
    func bare(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] {
      constraints.map {
        var constraint = $0
        (constraint.text, constraint.source) = (nil, nil)
        return constraint
      }
    }
    expect(bare(format), is: bare(equations))
  }

  @Test func `a metric or view named std takes precedence over the standard spacing`() throws {
    let metric = try SceneFile.scene(
      "format: 1\nmetrics: { std: 4 }\nviews: { a: }\nconstraints: [a.top == superview.top + std, a: { pin: root, inset: std }]"
    )
    expect(metric.constraints.map(\.constraint.constant), is: [4, 4, 4, -4, -4])
    let edges = try SceneFile.scene(
      "format: 1\nmetrics: { std: 4 }\nviews: { a: }\nconstraints: [a: { pin: root, inset: { top: std } }]")
    expect(edges.constraints.map(\.constraint.constant), is: [4, 0, 0, 0])
    let view = try SceneFile.scene("format: 1\nviews: { a: , std: }\nconstraints: [a: { below: std }]")
    expect(view.constraints.map { view.canonicalText($0.constraint) }, is: ["a.top == std.bottom"])
  }

  @Test func `std is rejected unless it is a distance`() {
    SceneFile.expect(
      """
      format: 1
      metrics: { gap: «std» }
      views: { a: , b: }
      constraints:
        - a.width == «b.width + std»
        - a.centerX == «b.centerX + std»
        - a.leading == «b.trailing + 2 * std»
        - a.leading == «b.trailing + std + 4»
        - a.leading == «b.trailing * 2 * std» * std
        - a.leading == b.trailing + gap
      """,
      says: "the metric 'gap' must be a number [invalid-number]",
      "^ 'std' can only be used in constraints between two items",
      "the standard spacing is a distance between edges or baselines [invalid-equation]",
      "^ write for example 'a.leading == b.trailing + std'",
      "the standard spacing is a distance between edges or baselines [invalid-equation]",
      "^ write for example 'a.leading == b.trailing + std'",
      "the standard spacing replaces the whole constant [invalid-equation]",
      "^ write '+ std', '- std' or a number",
      "the standard spacing replaces the whole constant [invalid-equation]",
      "^ write '+ std', '- std' or a number",
      "the standard spacing cannot be a factor [invalid-equation]", "^ add it: 'other.trailing + std'")
  }
}
