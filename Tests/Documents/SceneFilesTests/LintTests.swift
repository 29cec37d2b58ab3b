import DocumentTestSupport
import Findings
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Suggestions for a better style (specification VFL-03, ORI-11).
@Suite struct LintTests {
  @Test func `VFL-03: a visual format without an orientation is reported`() throws {
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

  @Test func `ORI-11: constraints that a variant repeats from the scene or another variant are reported`() throws {
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
      scene.lints.map(\.message.text) == [
        "Shared constraint in both sets: b.trailing in 'landscape'",
        "Shared constraint in both sets: a.height in 'landscape'",
      ])
    #expect(
      scene.lints.map { $0.hint?.text } == [
        "it applies without this variant; remove it here", "move it to the common constraints",
      ])
    #expect(
      scene.lints.map { $0.notes.map(\.text) } == [
        ["the other one: test.scene.yaml:5:9"], ["the other one: test.scene.yaml:8:19"],
      ])
    #expect(scene.lints.allSatisfy { $0.severity == .note })
  }

  @Test func `swapped sides of an equation or inequality are recognized as the same`() throws {
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

  @Test func `BLG-11: a constraint without effect can be removed`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views: { v: { height: 30 } }
      constraints:
        - v.width == 30
        - v.leading == superview.leading + 8
        - superview.leading == v.leading - 8
        - v.top == superview.top
        - v.top >= superview.top
      variants:
        portrait:
          constraints: [v.width == 30 @high, v.width == 30 @high]
      """)
    let redundant = scene.lints.filter { $0.code.name == "repeated-constraint" }
    #expect(
      redundant.map(\.text) == [
        """
        test.scene.yaml:6:5: note: Redundant constraint: v.leading is repeated [repeated-constraint]
            the other one: test.scene.yaml:5:5
            remove one of them; the layout does not change
            fix with: render-layouts resolve test.scene.yaml --fix=repeated-constraint --write
        """,
        """
        test.scene.yaml:11:40: note: Redundant constraint: v.width is repeated [repeated-constraint]
            the other one: test.scene.yaml:11:19
            remove one of them; the layout does not change
            fix with: render-layouts resolve test.scene.yaml --fix=repeated-constraint --write
        """,
      ])
  }

  @Test func `DRW-10: lints report a view that an opaque view covers completely`() throws {
    func covered(_ ground: String, order: [String] = ["name", "group"]) throws -> [String] {
      let views = ["name": "name: { type: label, text: Name, contentSize: 42x21 }", "group": "group: { \(ground) }"]
      let scene = try SceneFile.scene(
        """
        format: 1
        devices: [iPhone 5s]
        orientations: [portrait]
        views:
          \(order.compactMap { views[$0] }.joined(separator: "\n  "))
        constraints:
          - name: { leading: superview + 20, top: superview + 40 }
          - group: { pin: superview }
        """)
      var resolved = scene.resolved(for: try SceneVariant(on: "iPhone 5s"))
      resolved.hasLints = true
      return resolved.layout().findings.filter { $0.code.name == "covered" }.map(\.message.text)
    }
    try expect(covered("fill: gray6"), is: ["Covered View: 'name' is completely below 'group'"])
    try expect(covered("fill: '#FF000080'"), is: [])
    try expect(covered("fill: gray6, hidden: true"), is: [])
    try expect(covered("fill: gray6", order: ["group", "name"]), is: [])
  }

  @Test func `a missing image is named as the cause of its missing size`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      devices: [iPhone 5s]
      orientations: [portrait]
      views: { picture: { type: image, image: nowhere } }
      constraints: [picture: { leading: superview, top: superview }]
      """)
    let finding = try #require(scene.layouts.first?.findings.first)
    #expect(
      finding.hint?.text
        == "the image 'nowhere' was not found, so its size is unknown: add the file, or set a size"
    )
  }

  @Test func `for a format of several constraints, the finding names the broken one`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      devices: [iPhone 5s]
      orientations: [portrait]
      views: { box: { height: 20 } }
      constraints:
        - H:|-20-[box(400)]-20-|
        - V:|[box]
      """)
    let finding = try #require(scene.layouts.first?.findings.first)
    #expect(
      finding.hint?.text.hasPrefix("'box.leading == superview.leading + 20' of 'H:|-20-[box(400)]-20-|' was ignored; ")
        == true, "\(finding)")
  }

  @Test(
    arguments: [
      (
        "H:|-10-[info]-10-|",
        "set translatesAutoresizingMaskIntoConstraints to false for 'info', or in a scene remove 'frame'"
      ),
      (
        "info.width == 40",
        "set translatesAutoresizingMaskIntoConstraints to false for 'info', or in a scene remove 'frame'"
      ),
      // The mask places the view on purpose, and another view is constrained to it.
      ("H:|-10-[other(20)]-10-[info]", "correct the format, or lower a part of it below 1000"),
    ])
  func `a conflict with the mask of a view that constraints place advises to switch it off`(
    constraint: String, advice: String
  ) throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      devices: [iPhone 4s]
      orientations: [portrait]
      views: { info: { frame: { x: 0, y: 0, width: 20, height: 20 } }, other: { height: 20 } }
      constraints:
        - \(constraint)
        - V:|[other]
      """)
    let conflict = try #require(scene.layouts.first?.findings.first { $0.code == "conflict" })
    #expect(conflict.hint?.text.hasSuffix(advice) == true, "\(conflict)")
    #expect((conflict.command == nil) == advice.hasPrefix("set "))
  }

  @Test(arguments: [
    ("box.width == 50", ["box.width == 50", "--priority", "999", "--write"]),
    ("box.width == 50\n  - box.width == 50 @750", ["box.width == 50", "--priority", "999", "--write"]),
    ("box.width == 50\n  - box.width == 50", nil),
    // Both are written with four decimal places.
    ("box.width == 50\n  - box.width == 49.99996", nil),
  ])
  func `the command for a conflict names a constraint that no other reads like`(
    constraints: String, arguments: [String]?
  ) throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      devices: [iPhone 4s]
      orientations: [portrait]
      views: { box: }
      constraints:
        - \(constraints)
        - box.width == 40
      """)
    let conflict = try #require(scene.layouts.first?.findings.first { $0.code == "conflict" })
    #expect(conflict.command?.arguments == arguments, "\(conflict)")
  }
}
