import AutoLayout
import DocumentTestSupport
import Findings
import Geometry
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The macros of constraints, on the listings about visual formats (specification F.4).
@Suite struct MacroTests {
  /// Returns a component of 320 × 480 points with some boxes and constraints.
  private func scene(_ views: String, _ constraints: String...) throws -> Scene {
    let items = constraints.map { "\n  - \($0)" }.joined()
    return try SceneFile.scene(
      "format: 1\nsize: { width: 320, height: 480 }\nviews: { \(views) }\nconstraints:\(items)")
  }

  /// Returns the frames of some views, in points.
  private func frames(_ names: String, in scene: Scene) throws -> [[Double]] {
    let layout = try #require(scene.layouts.first)
    return try names.split(separator: " ").map { name in
      let frame = try #require(layout[frame: String(name)])
      return [frame.minX, frame.minY, frame.width, frame.height]
    }
  }

  @Test func `LST-01: a fallback keeps a view inside (A-LST-002 to A-LST-004)`() throws {
    let macro = "{ constrainToSuperview: v, minimumSize: 40, priority: 1 }"
    let alone = try #require(try scene("v: ", macro).layouts.first)
    expect(alone.frames[1].size, is: Size(width: 40, height: 40))
    #expect(
      alone.solution.ambiguities.map { [$0.minimum, $0.maximum] } == [[0, 280], [0, 440]],
      "\(alone.solution.ambiguities)")
    try expect(frames("v", in: scene("v: ", macro, "v: { center: superview }")), is: [[140, 220, 40, 40]])
    try expect(
      frames("v", in: scene("v: ", macro, "v: { leading: superview + 10, top: superview + 10, size: 100x20 }")),
      is: [[10, 10, 100, 20]])
  }

  @Test func `LST-02: views are stretched with growing indents (A-LST-001)`() throws {
    let stretched = try scene(
      "a: , b: , c: ", "{ stretchToSuperview: a, indent: 20 }", "{ stretchToSuperview: [b], indent: 80 }",
      "stretchToSuperview: c")
    try expect(
      frames("a b c", in: stretched), is: [[20, 20, 280, 440], [80, 80, 160, 320], [0, 0, 320, 480]])
  }

  @Test func `LST-03: a size is exact or bounded (A-LST-005)`() throws {
    let sized = try scene(
      "a: , b: { contentSize: 30x30 }, c: { contentSize: 200x200 }, d: { contentSize: 30x30 }",
      "{ constrainViewSize: a, size: 100x50 }", "{ constrainViewMinSize: b, size: { width: 44 } }",
      "{ constrainViewMaxSize: c, size: 90x300 }", "{ constrainViewWidth: d, width: 70 }",
      "{ constrainViewHeight: d, height: 80, priority: high }", "H:|[a]", "H:|[b]", "H:|[c]", "H:|[d]", "V:|[a]",
      "V:|[b]", "V:|[c]", "V:|[d]")
    try expect(
      frames("a b c d", in: sized), is: [[0, 0, 100, 50], [0, 0, 44, 30], [0, 0, 90, 200], [0, 0, 70, 80]])
    expect(sized.canonicalText(sized.constraints[6].constraint), is: "d.height == 80 @750")
  }

  @Test func `LST-04: the alignment decides whether a line is a row or a column (A-LST-006, A-LST-007)`() throws {
    let boxes = "a: { contentSize: 40x30 }, b: { contentSize: 50x20 }, c: { contentSize: 60x40 }"
    let row = try scene(
      boxes, "{ buildLineWithSpacing: [a, b, c], align: centerY }",
      "a: { leading: superview + 20, top: superview + 10 }")
    try expect(frames("a b c", in: row), is: [[20, 10, 40, 30], [68, 15, 50, 20], [126, 5, 60, 40]])
    let column = try scene(
      boxes, "{ buildLineWithSpacing: [a, b], align: centerX, spacing: '' }",
      "a: { leading: superview + 20, top: superview + 10 }")
    try expect(frames("a b", in: column), is: [[20, 10, 40, 30], [15, 40, 50, 20]])
  }

  @Test(arguments: [
    ("'-'", "b.leading == a.trailing + 8 std"), ("12", "b.leading == a.trailing + 12"),
    ("->=15-", "b.leading >= a.trailing + 15"), ("-gap@20-", "b.leading == a.trailing + 10 @20"),
    ("2 * gap", "b.leading == a.trailing + 20"), ("''", "b.leading == a.trailing"),
  ])
  func `LST-04: the spacing of a line is part of a visual format`(spacing: String, constraint: String) throws {
    try expect(
      SceneFile.constraints("{ buildLineWithSpacing: [a, b], align: top, spacing: \(spacing) }"),
      is: [constraint, "a.top == b.top"])
  }

  @Test func `LST-05: sizes match the first (A-LST-008)`() throws {
    let matched = try scene(
      "a: { contentSize: 70x30 }, b: { contentSize: 50x30 }, c: { contentSize: 60x30 }",
      "{ matchSizes: [a, b, c], axis: horizontal, priority: 900 }", "'H:|-20-[a]-[b]-[c]': { align: top }", "V:|[a]")
    try expect(frames("a b c", in: matched), is: [[20, 0, 70, 30], [98, 0, 70, 30], [176, 0, 70, 30]])
  }

  @Test(arguments: [
    ("40 40 40 40", "align: top", [20.0, 100, 180, 260]), ("20 60 40 80", "align: top", [30, 90, 180, 240]),
    ("40 40 40 40", "align: top, start: 20, end: 300", [35, 105, 175, 245]),
    ("40 40 40 40", "align: top, start: 40", [55, 125, 195, 265]),
  ])
  func `LST-06: centers are in the middle of equal shares (A-LST-009, A-LST-010, A-LST-017)`(
    widths: String, keys: String, x: [Double]
  ) throws {
    let names = ["a", "b", "c", "d"]
    let views = zip(names, widths.split(separator: " ")).map { "\($0): { contentSize: \($1)x40 }" }
    let shared = try scene(
      views.joined(separator: ", "), "{ pseudoDistributeCenters: [a, b, c, d], \(keys) }", "V:|-10-[a]")
    try expect(frames("a b c d", in: shared).map { $0[0] }, is: x)
    #expect(shared.layouts.flatMap(\.findings).isEmpty)
  }

  @Test func `LST-06: views aligned at their centers form a column (A-LST-011)`() throws {
    let column = try scene(
      "a: { contentSize: 40x40 }, b: { contentSize: 40x40 }, c: { contentSize: 40x40 }",
      "{ pseudoDistributeCenters: [a, b, c], align: centerX }", "a: { centerX: superview }")
    try expect(frames("a b c", in: column), is: [[140, 60, 40, 40], [140, 220, 40, 40], [140, 380, 40, 40]])
  }

  private static let boxes =
    "a: { contentSize: 40x30, hug: 760 }, b: { contentSize: 60x30, hug: 760 }, c: { contentSize: 100x30, hug: 760 }"
  private static let spacers = "{ pseudoDistributeWithSpacers: [a, b, c], align: [top, bottom] }"

  @Test(arguments: [(20, 20, [20.0, 100, 200]), (5, 35, [5, 85, 185])])
  func `LST-07: hidden spacers equalize gaps (A-LST-012, A-LST-013)`(left: Int, right: Int, x: [Double]) throws {
    let shared = try scene(
      Self.boxes, Self.spacers, "a: { leading: superview + \(left), top: superview }",
      "c: { trailing: superview - \(right) }")
    try expect(frames("a b c", in: shared).map { $0[0] }, is: x)
    try expect(
      frames("spacer.1 spacer.2", in: shared), is: [[x[0] + 40, 0, 40, 30], [x[1] + 60, 0, 40, 30]])
    // There is one spacer fewer than views, and the first is not compared with itself.
    expect(shared.views.filter(\.appearance.isHidden).map(\.name), is: ["spacer.1", "spacer.2"])
    #expect(!shared.constraints.contains { $0.constraint.firstItem == $0.constraint.secondItem })
    #expect(shared.layouts.flatMap(\.findings).isEmpty)
  }

  @Test func `LST-07: spacers without room break a constraint, or without an end are ambiguous (A-LST-014, A-LST-015)`()
    throws
  {
    let boxes = "a: { width: 120 }, b: { width: 100 }, c: { width: 100 }"
    let pins = "a: { leading: superview + 20, top: superview, height: 30 }"
    let tight = try scene(boxes, Self.spacers, pins, "c: { trailing: superview - 20 }")
    let layout = try #require(tight.layouts.first)
    expect(layout.solution.conflicts.map(\.broken.text), is: ["a: { width: 120 }"])
    try expect(frames("a", in: tight), is: [[20, 0, 80, 30]])
    let open = try #require(
      try scene(Self.boxes, Self.spacers, "a: { leading: superview, top: superview }").layouts.first)
    expect(Set(open.reportedAmbiguities.map { open.resolved.views[$0.view].name }), is: ["b", "c"])
  }

  @Test func `LST-07: with 'match', each view is as long as the previous one`() throws {
    let shared = try scene(
      "a: { contentSize: 40x30, hug: 760 }, b: { height: 30 }",
      "{ pseudoDistributeWithSpacers: [a, b], align: top, match: true }", "H:|[a]", "H:[b]|", "V:|[a]")
    try expect(frames("a b", in: shared).map { $0[2] }, is: [40, 40])
  }

  @Test func `spacers of several macros and variants have distinct names`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      devices: [iPhone 5]
      orientations: [portrait, landscape]
      views: { a: { size: 20 }, b: { size: 20 }, c: { size: 20 } }
      constraints:
        - V:|-[a]
        - H:|-[a]
      variants:
        portrait:
          constraints:
            - { pseudoDistributeWithSpacers: [a, b, c], align: top }
            - H:[c]-|
        landscape:
          constraints:
            - { pseudoDistributeWithSpacers: [a, b, c], align: top }
            - H:[c]-40-|
      """)
    expect(scene.views.map(\.name).suffix(4), is: ["spacer.1", "spacer.2", "spacer.3", "spacer.4"])
    try expect(scene.layouts.map { try #require($0[frame: "b"]).minX }, is: [150, 264])
    #expect(scene.layouts.flatMap(\.findings).isEmpty)
  }

  @Test func `a macro without views adds no constraints`() throws {
    try expect(SceneFile.constraints("{ stretchToSuperview: [] }"), is: [])
    try expect(SceneFile.constraints("{ matchSizes: [], axis: vertical }"), is: [])
    try expect(SceneFile.constraints("{ pseudoDistributeCenters: [], align: top }"), is: [])
    try expect(SceneFile.constraints("{ pseudoDistributeCenters: [a, b], align: [] }"), is: [])
    try expect(SceneFile.constraints("{ pseudoDistributeWithSpacers: [a], align: top }"), is: [])
  }

  @Test func `a view may have the name of a macro`() throws {
    let scene = try SceneFile.scene("format: 1\nviews: { matchSizes: }\nconstraints:\n  - matchSizes: [width == 5]")
    expect(scene.constraints.map { scene.canonicalText($0.constraint) }, is: ["matchSizes.width == 5"])
  }

  @Test func `a macro may be expected unless it creates views`() throws {
    let text = "format: 1\nsize: { width: 320, height: 60 }\nviews: { a: { size: 20 }, b: { size: 30 } }\n"
    let scene = try SceneFile.scene(
      text + "constraints: ['H:|[a][b]', 'V:|[a]', 'V:|[b]']\nexpect:\n  - { matchSizes: [a, b], axis: horizontal }")
    #expect(scene.layouts.flatMap(\.findings).map(\.code.name) == ["expectation"], "\(scene.layouts[0].findings)")
    SceneFile.expect(
      text + "expect:\n  - «»{ pseudoDistributeWithSpacers: [a, b], align: top }",
      says: "'pseudoDistributeWithSpacers' creates views and cannot be expected [unknown-value]")
  }

  @Test func `errors in a macro are reported with their location`() {
    SceneFile.expect(
      """
      format: 1
      views: { one: , two: { views: { three: } } }
      constraints:
        - { matchSizes: «»[one, two] }
        - { stretchToSuperview: «oen», «idnent»: 4 }
        - { buildLineWithSpacing: [one, two], align: «»[top, left] }
        - { buildLineWithSpacing: [one, two], align: top, spacing: «'-[x]-'» }
        - { buildLineWithSpacing: [one, two], align: top, spacing: «'->=-'» }
        - { pseudoDistributeCenters: [one, «three»], align: top }
        - { pseudoDistributeCenters: [one], align: top, start: 40, end: «20» }
        - { constrainViewWidth: one, width: «-4» }
        - «machSizes»: [one, two]
      """,
      says: "'matchSizes' needs 'axis' [missing-key]", "unknown view 'oen' [unknown-view]",
      "^ did you mean 'one'?", "'stretchToSuperview' has no 'idnent' [unknown-key]", "^ did you mean 'indent'?",
      "'align' mixes edges of a row with those of a column [visual-format]",
      "^ write top, bottom, centerY or baseline for a row, and leading, trailing or centerX for a column",
      "'spacing' is the text between two views of a format, not a view [visual-format]",
      "^ write for example '-', '-12-' or '->=8-'",
      "Expected a number or key from the metrics dictionary, but encountered something else [visual-format]",
      "'three' is not in the same view as 'one' [unknown-value]", "^ distribute views that have the same superview",
      "'end' is before 'start' [number-out-of-range]", "'width' must be 0 or more [number-out-of-range]",
      "unknown view 'machSizes' [unknown-view]", "^ did you mean 'matchSizes'?")
  }
}
