import AutoLayout
import DocumentTestSupport
import Findings
import Geometry
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

/// The edges of scroll views in scene files, which refer to the content as in UIKit (specification SCR-01).
@Suite struct ScrollViewEdgeTests {
  private static func layout(_ content: String, _ constraints: [String]) throws -> Layout {
    let scene = try SceneFile.scene(
      """
      format: 1
      devices: [iPhone 8]
      orientations: [portrait]
      views: { list: { type: scroll, views: { \(content) } } }
      constraints:
        - list: { pin: superview }
      \(constraints.map { "  - \($0)" }.joined(separator: "\n"))
      """)
    return try #require(scene.layouts.first)
  }

  private static func frame(_ view: String, in layout: Layout) throws -> Rect {
    layout.frames[try #require(layout.resolved.views.firstIndex { $0.name == view })]
  }

  @Test(arguments: [
    ["photo: { pin: superview, height: 900 }", "photo.width == list.width"],
    ["photo: { pin: list, height: 900, width: list }"],
    ["H:|[photo(==list)]|", "V:|[photo(900)]|"],
    // With the content guide, as before.
    ["photo: { pin: list.content, height: 900 }", "photo.width == list.frame.width"],
  ])
  func `content tied to all edges of a scroll view scrolls`(constraints: [String]) throws {
    let layout = try Self.layout("photo: ", constraints)
    try expect(Self.frame("photo", in: layout), is: Rect(x: 0, y: 0, width: 375, height: 900))
    try expect(Self.frame("list", in: layout), is: Rect(x: 0, y: 0, width: 375, height: 667))
    expect(layout.findings.map(\.code.name), is: [])
  }

  @Test func `a scroll view whose content size no view determines has ambiguous content`() throws {
    func codes(_ constraints: String...) throws -> [String] {
      try Self.layout("photo: { size: 500x700 }", constraints).findings.map(\.code.name)
    }
    try expect(codes("photo: { leading: superview, top: superview }"), is: ["ambiguous-content", "ambiguous-content"])
    try expect(codes("photo: { leading: superview, top: superview, bottom: superview }"), is: ["ambiguous-content"])
    try expect(codes("photo: { pin: superview }"), is: [])
  }

  @Test func `content that follows an open view in it is listed below the view`() throws {
    let layout = try Self.layout("photo: ", ["photo: { pin: superview, width: list }"])
    expect(layout.findings.map(\.code.name), is: ["ambiguous"])
    let below = try #require(layout.findings.first).consequences
    expect(below.map(\.message.text), is: ["'list' has ambiguous scrollable content height"])
  }

  @Test func `content that several open attributes of a view determine is listed below it`() throws {
    let layout = try Self.layout("photo: ", ["photo: { leading: superview, trailing: superview, bottom: superview }"])
    expect(layout.findings.map(\.code.name), is: ["ambiguous"])
    expect(layout.findings.flatMap(\.consequences).map(\.code.name), is: ["ambiguous-content", "ambiguous-content"])
  }

  @Test func `content that stays open after an open view in it is settled is reported too`() throws {
    let layout = try Self.layout(
      "a: , b: { size: 50x40 }",
      ["a: { leading: list, top: list, height: 30 }", "b: { leading: list, top: a.bottom, bottom: list }"])
    expect(layout.findings.map(\.code.name), is: ["ambiguous", "ambiguous-content"])
    expect(layout.findings.flatMap(\.consequences).map(\.code.name), is: [])
  }

  @Test func `content that follows a view whose class decides its size is reported alone`() throws {
    let layout = try Self.layout("chart: { class: Chart }", ["chart: { pin: superview, width: list }"])
    expect(layout.findings.map(\.code.name), is: ["ambiguous-content"])
  }

  @Test func `sizes and centers are those of the scroll view itself`() throws {
    let layout = try Self.layout(
      "photo: ", ["photo: { centerX: list, centerY: list, width: list * 0.5, height: 40 }", "list.content.width == 0"])
    try expect(Self.frame("photo", in: layout), is: Rect(x: 94, y: 313.5, width: 187.5, height: 40))
  }

  @Test(arguments: [
    ("photo: { pin: superview }", ["photo.width == list.width", "photo.height == 44"]),
    ("photo: { pin: superview, inset: 16 }", ["photo.width == list.width - 32", "photo.height == 44"]),
    ("photo: { pin: superview, height: 90 }", ["photo.width == list.width"]),
    ("photo: { pin: superview, width: 90 }", ["photo.height == 44"]),
  ])
  func `content without a width gets the width of its scroll view`(constraint: String, missing: [String]) throws {
    let layout = try Self.layout("photo: ", [constraint])
    let found = MissingConstraints(of: [layout.resolved], measuringTextWith: FixedPitchTextMeasurer())
    expect(found.constraints.map(layout.system.equation), is: missing)
    #expect(found.isEnough)
  }

  // MARK: - Keys

  @Test func `a scene may set the readable width for margins and leave ambiguity to code`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      devices: [iPad mini (6th gen)]
      orientations: [portrait]
      root: { followsReadableWidth: true }
      views: { box: , open: { verifyAmbiguity: off }, place: { verifyAmbiguity: ignoreSizes } }
      constraints:
        - box: { leading: margins, trailing: margins, top: superview, height: 40 }
        - place: { leading: superview, top: superview }
      """)
    let layout = try #require(scene.layouts.first)
    try expect(Self.frame("box", in: layout).width, is: 672)
    expect(layout.findings.map(\.code.name), is: [])
  }
}
