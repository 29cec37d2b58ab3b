import DocumentTestSupport
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// A scene with several contents, `states:` (specification SOL-08).
@Suite struct StateTests {
  private let scene: Scene

  init() throws {
    scene = try SceneFile.scene(
      """
      format: 1
      size: { width: 320, height: 100 }
      views:
        value: { type: label, text: Value }
        hint: { type: label, text: Hint }
      constraints:
        beside: [ "H:|-20-[value]-10-[hint]" ]
        top: [ "value.top == hint.top == superview.top" ]
      states:
        value x2:
          views: { value: { text: ValueValue } }
        No hint:
          views: { hint: { hidden: true } }
          remove: beside
          constraints: [ "H:|-4-[value]", "H:|-40-[hint]" ]
          expect: [value.leading == superview.leading + 4]
      variants:
        large:
          when: { state: value x2, minWidth: 300 }
          views: { value: { contentSize: 200x50 } }
      """)
  }

  @Test func `the scene is laid out as written and then in each state`() {
    let layouts = scene.layouts
    expect(scene.findings, is: [])
    expect(layouts.map(\.resolved.variant.state), is: [nil, "value x2", "No hint"])
    expect(layouts.map { $0[frame: "value"]?.width }, is: [40, 200, 40])
    expect(layouts.map { $0[frame: "value"]?.minX }, is: [20, 20, 4])
    expect(layouts.map { $0[frame: "hint"]?.minX }, is: [70, 230, 40])
    expect(layouts.map { $0.resolved.views[2].appearance.isHidden }, is: [false, false, true])
    expect(layouts.map(\.resolved.activeVariations), is: [[], ["value x2", "large"], ["No hint"]])
    expect(layouts.flatMap(\.findings), is: [])
  }

  @Test func `titles and file names include the state`() {
    let variants = scene.selection.variants(fallback: VariantSelection())
    expect(variants.map(\.title).last, is: "320 × 100, portrait, No hint")
    expect(variants.map(\.identifier).last, is: "320x100.portrait.en.L.light.no-hint")
  }

  @Test func `states may be a list of names`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      size: { width: 320, height: 100 }
      views: { a: { size: 10 } }
      states: [empty, full]
      variants:
        is full: { when: { state: full }, views: { a: { size: 20 } } }
      """)
    expect(scene.layouts.map { $0[frame: "a"]?.width }, is: [10, 10, 20])
  }

  @Test func `invalid states are reported`() {
    SceneFile.expect(
      """
      format: 1
      states:
        «base»:
        late: { «when»: { orientation: portrait } }
      variants:
        it: { when: { state: «lat» } }
      """,
      says: "a state cannot be called 'base' [reserved-name]", "^ it is the name of the scene without any state",
      "a state has no 'when' [unknown-key]",
      "^ a state applies only to the layouts that show it; use a variant for other conditions",
      "unknown state 'lat' [unknown-value]", "^ did you mean 'late'?")
  }
}
