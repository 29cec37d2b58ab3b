import DocumentTestSupport
import Findings
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Constraints that follow from other constraints (specification BLG-11).
@Suite struct ImpliedConstraintTests {
  /// Returns the findings about a scene with two views and some constraints, without the location of the scene.
  private func found(_ constraints: [String], more: String = "") throws -> [String] {
    let scene = try SceneFile.scene(
      """
      format: 1
      devices: [iPhone 8]
      views: { a: , b: , list: { type: scroll, views: { row: } } }
      constraints:
      \(constraints.map { "  - \($0)" }.joined(separator: "\n"))
      \(more)
      """)
    return scene.lints.filter { $0.code.name == "implied-constraint" }.map(\.message.text)
  }

  private let sides = [
    "a: { leading: superview + 20, trailing: superview - 20 }",
    "b: { leading: superview + 20, trailing: superview - 20 }",
  ]

  @Test func `BLG-11: a constraint implied by others is reported with all of them`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views: { a: , b: }
      constraints:
        - a: { leading: superview + 20, trailing: superview - 20 }
        - b: { leading: superview + 20, trailing: superview - 20 }
        - b.width == a.width
      """)
    #expect(
      scene.lints.map(\.text) == [
        """
        test.scene.yaml:6:5: note: Redundant constraint: 'b.width == a.width' follows from 4 others [implied-constraint]
            follows from: 'a: { leading: superview + 20 }' (test.scene.yaml:4:10)
            follows from: 'a: { trailing: superview - 20 }' (test.scene.yaml:4:35)
            follows from: 'b: { leading: superview + 20 }' (test.scene.yaml:5:10)
            follows from: 'b: { trailing: superview - 20 }' (test.scene.yaml:5:35)
            remove it; the layout does not change
            fix with: render-layouts resolve test.scene.yaml --fix=implied-constraint --write
        """
      ])
  }

  @Test(arguments: [
    // The root is 375 points wide here and has other widths on other devices.
    (["a: { leading: superview + 20, trailing: superview - 20 }", "a.width == 335"], 0),
    (["a: { leading: safeArea + 20, top: superview }", "a.leading == superview.leading + 20"], 0),
    (["a: { leading: margins, top: superview }", "a.leading == superview.leading + 16"], 0),
    // Contradictions are conflicts, from which nothing follows.
    (["a.width == 30", "a.width == 40"], 0), (["a.width == 30", "b.width == a.width", "b.width == 31"], 0),
    // Constraints that are optional or inequalities prove nothing.
    (["a.width == 30 @high", "b.width == a.width", "b.width == 40"], 0),
    (["a.width >= 30", "a.width >= 20"], 0), (["a.width >= 30", "a.width == 30"], 1),
    // Inequalities and optional constraints can follow from others.
    (["a.width == 30", "a.width >= 20"], 1), (["a.width == 30", "a.width >= 40"], 0),
    (["a.width == 30", "a.width <= 30"], 1), (["a.width == 30", "a.width == 30 @low"], 1),
    (["a.width == 30", "a.width == 31 @low"], 0),
    // Multipliers are compared with rounding.
    (["a.width == 0.3333333333333333 * b.width", "b.width == 90", "a.width == 30"], 1),
    (["a.width == b.height * 2", "b.height == 20", "a.width == 40"], 1),
    (["a.centerX == superview.centerX", "a: { leading: superview + 20, trailing: superview - 20 }"], 1),
    // Leading and left are equal in one writing direction only.
    (["a.leading == superview.leading + 20", "a.left == superview.left + 20"], 0),
    // The content of a scroll view may have any size.
    (["row: { leading: list, trailing: list }", "row.width == list.width"], 0),
    (["row: { leading: list, trailing: list }", "list.width == 100", "row.width == 100"], 0),
    // Another rule reports duplicates.
    (["a.width == 30", "a.width == 30"], 0),
  ])
  func `only implied constraints are reported`(constraints: [String], count: Int) throws {
    try expect(found(constraints).count, is: count)
  }

  @Test func `BLG-11: a constraint that some layout needs is not reported`() throws {
    let equal = "b.width == a.width"
    try expect(found(sides + [equal]).count, is: 1)
    func variants(_ variant: String) -> String { "variants: { landscape: { \(variant) } }" }
    let scene = try SceneFile.scene(
      """
      format: 1
      devices: [iPhone 8]
      views: { a: , b: }
      constraints:
        all:
          - a: { leading: superview + 20, trailing: superview - 20 }
          - b: { leading: superview + 20 }
          - b.width == a.width
        upright: [b.trailing == superview.trailing - 20]
      variants: { landscape: { remove: [upright] } }
      """)
    // In landscape the equal widths are needed, and in portrait the edge follows from them.
    #expect(
      scene.lints.filter { $0.code.name == "implied-constraint" }.map(\.message.text) == [
        "Redundant constraint: 'b.trailing == superview.trailing - 20' follows from 4 others"
      ])
    try expect(
      found(sides, more: variants("constraints: [\(equal)]")),
      is: ["Redundant constraint: 'b.width == a.width' follows from 4 others"])
  }

  @Test func `PLC-01: a placeholder neither is implied nor implies others`() throws {
    try expect(found(["placeholder: [a.width == 30]", "a.width >= 20"]), is: [])
    try expect(found(["a.width == 30", "placeholder: [a.width >= 20]"]), is: [])
  }
}
