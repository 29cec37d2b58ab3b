import AutoLayout
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// What a scene expects of its layouts, `expect:`.
@Suite struct ExpectationTests {
  /// The errors of a scene with a few views and these expectations.
  private func errors(_ expectations: String, locales: String = "[en]") throws -> [String] {
    let scene = try SceneFile.scene(
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
      """)
    #expect(scene.findings == [])
    return scene.layoutErrors
  }

  @Test(arguments: [
    "- a.top == 0 + superview.top + 20", "- b: { below: a + 10, trailing: superview - 16 }", "- b.width >= 100",
    "- b.width == superview.width * 0.3125", "- b: { frame: [204, 51, 100, 50] }", "- a: { frame: { width: 30 } }",
    "- b: { frame: { x: 204 }, size: 100x50 }", "- V:|-20-[a]", "- a: [leading == margins.leading]",
    "- b.bottom <= safeArea.bottom", "- no: [conflict, off-screen]", "- no: ambiguous", "- b.width == 100.2",
  ])
  func `what is so is no finding`(line: String) throws {
    try expect(errors(line), is: [])
  }

  @Test func `what is not so is told with what was expected and what is there`() throws {
    try expect(
      errors(
        """
          - b.width == 101
          - b.height >= 60
          - a: { leading: superview + 20, frame: { x: 20, y: 20, height: 30 } }
          - b.top == a.bottom == b.bottom
        """),
      is: [
        """
        test.scene.yaml:13:5: error: expected 'b.width == 101', but b.width is 100, 1 point too little [expectation]
              - b.width == 101
                ^~~~~~~~~~~~~~
        """,
        """
        test.scene.yaml:14:5: error: expected 'b.height >= 60', but b.height is 50, 10 points too little [expectation]
              - b.height >= 60
                ^~~~~~~~~~~~~~
        """,
        """
        test.scene.yaml:15:5: error: expected the frame of 'a' to have x 20, height 30, but it has x 16, height 21 \
        [expectation]
              - a: { leading: superview + 20, frame: { x: 20, y: 20, height: 30 } }
                ^
        """,
        """
        test.scene.yaml:15:5: error: expected 'a: { leading: superview + 20 }', but a.leading lies at 16, 4 points too \
        little [expectation]
              - a: { leading: superview + 20, frame: { x: 20, y: 20, height: 30 } }
                ^
        """,
        """
        test.scene.yaml:16:5: error: expected 'b.top == a.bottom == b.bottom', but b.top lies at 51, 10 points too much \
        [expectation]
              - b.top == a.bottom == b.bottom
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        """,
        """
        test.scene.yaml:16:5: error: expected 'b.top == a.bottom == b.bottom', but a.bottom lies at 41, 60 points too \
        little [expectation]
              - b.top == a.bottom == b.bottom
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        """,
      ])
  }

  @Test func `leading edges are expected in the reading direction`() throws {
    try expect(errors("- a.leading >= superview.leading + 16\n- a.trailing <= b.trailing", locales: "[ar]"), is: [])
    try expect(
      errors("  - a.leading >= superview.leading + 17", locales: "[ar]"),
      is: [
        """
        test.scene.yaml:13:5: error: expected 'a.leading >= superview.leading + 17', but a.leading lies at 304, 1 point \
        too little [expectation]
              - a.leading >= superview.leading + 17
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        """
      ])
  }

  @Test func `what a rule finds though nothing was expected is an error that says so`() throws {
    try expect(
      errors("  - no: [conflict, truncated]"),
      is: [
        """
        test.scene.yaml:5:3: error: the text of 'a' is cut off: 10 points of 40 are missing in width [truncated]
            the scene expects nothing 'truncated': test.scene.yaml:13:20
            give it more room, more lines or a higher compression resistance
        """
      ])
  }

  @Test func `a rule of taste is asked where its findings are not expected`() throws {
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
    #expect(scene.layouts.map { $0.findings.filter { $0.code == "expectation" }.count } == [0, 1])
  }

  @Test func `what cannot be expected is told`() {
    #expect(
      SceneFile.messages(
        """
        format: 1
        views: { a: }
        expect:
          - b.width == 4
          - no: [truncate, x]
          - a: { frame: [1, 2] }
          - a: { frame: { left: 1 } }
        """) == """
          test.scene.yaml:4:5: error: there is no view 'b' [unknown-view]
                - b.width == 4
                  ^
          test.scene.yaml:5:10: error: there is no rule 'truncate' for layouts [unknown-value]
                - no: [truncate, x]
                       ^~~~~~~~ did you mean 'truncated'?
          test.scene.yaml:5:20: error: there is no rule 'x' for layouts [unknown-value]
                - no: [truncate, x]
                                 ^ 'render-layouts explain' lists the rules
          test.scene.yaml:6:17: error: a frame has four numbers, not 2 [wrong-type]
                - a: { frame: [1, 2] }
                              ^ write [x, y, width, height], or some of them by name
          test.scene.yaml:7:19: error: a frame has no 'left' [unknown-key]
                - a: { frame: { left: 1 } }
                                ^~~~ write x, y, width or height
          """)
    #expect(
      SceneFile.messages("format: 1\nviews: { a: }\nexpect: { a: { width: 4 } }") == """
        test.scene.yaml:3:11: error: 'expect' needs a list, an item on each line [wrong-type]
            expect: { a: { width: 4 } }
                      ^ begin each line with '- '
        """)
  }
}
