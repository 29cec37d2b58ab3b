import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// What could be written better (specification VFL-03, ORI-11).
@Suite struct LintTests {
  @Test func `VFL-03: a format says its direction`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views: { a: , b: }
      constraints:
        - "[a(10)]-[b]"
        - "|-[a]": { align: top }
        - H:[b(10)]
        - V:|[a(10)]
        - b.height == 10
      """)
    #expect(
      scene.lints.map(\.text) == [
        """
        test.scene.yaml:4:5: warning: Missing Orientation Prefix in '[a(10)]-[b]' [no-orientation]
            begin it with 'H:'
        """,
        """
        test.scene.yaml:5:5: warning: Missing Orientation Prefix in '|-[a]' [no-orientation]
            begin it with 'H:'
        """,
      ])
    #expect(scene.findings == [], "only who asks is told")
  }

  @Test func `ORI-11: a variant repeats what is common, or what another variant says`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views: { a: , b: }
      constraints:
        top: [a.top == superview.top + 8, a.width == 10]
        end: [superview.trailing == b.trailing + 20]
      variants:
        portrait:
          constraints: [a.height == 30, b.height == 2 * a.height]
        landscape:
          remove: [top]
          constraints:
            - H:[b]-|
            - a.top == superview.top + 8
            - a.height == 30
            - b.height == 3 * a.height
            - a.width == 10 @high
      """)
    #expect(
      scene.lints.map(\.message) == [
        "Shared constraint in both sets: b.trailing in 'landscape'",
        "Shared constraint in both sets: a.height in 'landscape'",
      ])
    #expect(
      scene.lints.map(\.hint) == [
        "it holds without this variant; remove it here", "move it to the common constraints",
      ])
    #expect(
      scene.lints.map(\.notes) == [
        ["the other one: test.scene.yaml:5:9"], ["the other one: test.scene.yaml:8:19"],
      ])
    #expect(scene.lints.allSatisfy { $0.severity == .note })
  }

  @Test func `sides may change places, and inequalities turn with them`() throws {
    func lints(_ constraint: String) throws -> Int {
      try SceneFile.scene(
        """
        format: 1
        views: { a: , b: }
        constraints: [a.left >= b.right - 4]
        variants: { portrait: { constraints: [\(constraint)] } }
        """
      ).lints.count
    }
    try expect(lints("b.right <= a.left + 4"), is: 1)
    try expect(lints("b.right >= a.left + 4"), is: 0)
    try expect(lints("b.right <= a.left - 4"), is: 0)
  }
}
