import AutoLayout
import DocumentTestSupport
import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Constraints and sizes that apply at design time only (specification PLC-01, PLC-02, SIZ-08).
@Suite struct PlaceholderTests {
  private func layout(_ scene: Scene, at stage: SceneStage) throws -> Layout {
    try scene.resolved(for: SceneVariant(on: "iphone-5"), at: stage).layout()
  }

  @Test(arguments: [
    "  - placeholder: [toggle.centerY == superview.centerY]", "  - placeholder: [toggle: { centerY: superview }]",
    "  - placeholder:\n      - toggle: { centerY: superview }",
    "  - \"toggle.centerY == superview.centerY #placeholder\"",
    "  - toggle: \"centerY == superview.centerY #placeholder\"",
    "  - toggle: { centerY: \"superview #placeholder\" }",
  ])
  func `PLC-01: a placeholder holds in the design and is removed in the app`(line: String) throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views: { toggle: { type: switch } }
      constraints:
        - toggle: { centerX: superview }
      \(line)
      """)
    expect(scene.constraints.map(\.constraint.isPlaceholder), is: [false, true])
    expect(scene.constraints.map(\.constraint.identifier), is: [nil, nil])
    expect(scene.findings, is: [])
    let design = try layout(scene, at: .design)
    #expect(design.frames[1] == Rect(x: 135.5, y: 268.5, width: 51, height: 31) && design.findings == [])
    // PLC-02: what the running app leaves undetermined is only reported for the running app, and not replaced by
    // inferred constraints.
    let run = try layout(scene, at: .run)
    expect(run.system.constraints.count, is: 1)
    #expect(
      run.findings.map(\.message.text) == [
        "code has to place 'toggle': the constraints that place it in the design are removed from the app"
      ])
  }

  @Test func `a visual format can be a placeholder, and its constraints keep their text`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views: { a: , b: }
      constraints:
        - placeholder:
            - H:|-[a]-[b]: { align: top }
            - a.width == 10
      """)
    #expect(scene.constraints.allSatisfy(\.constraint.isPlaceholder) && scene.constraints.count == 4)
    expect(scene.constraints.first?.constraint.text, is: "H:|-[a]-[b]")
  }

  @Test func `a view may be named placeholder`() throws {
    try expect(
      SceneFile.scene("format: 1\nviews: { placeholder: }\nconstraints:\n  - placeholder: [width == 5]")
        .constraints.map(\.constraint.isPlaceholder), is: [false])
  }

  @Test func `SIZ-08: a placeholder size is 80 × 40 in the design and nothing in the app`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views: { chart: { placeholderSize: 80x40 } }
      constraints:
        - chart: { center: superview }
      """)
    try expect(layout(scene, at: .design).frames[1].size, is: Size(width: 80, height: 40))
    let run = try layout(scene, at: .run)
    expect(run.frames[1].size, is: .zero)
    let open: Set<LayoutAttribute> = [.left, .top, .width, .height]
    expect(Set(run.solution.ambiguities.map(\.attribute)), is: open)
  }

  @Test func `errors in placeholders are reported as elsewhere`() {
    SceneFile.expect(
      "format: 1\nviews: { a: }\nconstraints:\n  - placeholder: [«b».width == 5]",
      says: "unknown view 'b' [unknown-view]")
  }
}
