import AutoLayout
import DocumentTestSupport
import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The frames with which views of scene files were designed (specification DRW-05, DRW-06, ISS-02).
@Suite struct DesignFrameTests {
  private static let head = """
    format: 1
    scene: Edit
    devices: [iPhone 5s, iPhone 8]

    """
  private static let body = """
    views:
      group:
        views:
          edit: { type: button, text: Edit, contentSize: 30x30, designFrame: { x: 125, y: 149, width: 30, height: 30 } }
    constraints:
      - group: { leading: superview + 20, trailing: superview - 20, top: superview + 220, height: 328 }
      - edit: { centerX: superview, bottom: superview }

    """

  private func findings(_ text: String) throws -> [[String]] {
    try SceneFile.scene(text).layouts.map { layout in
      layout.findings.filter { $0.code.name == "misplaced" }.map {
        ([$0.message.text] + $0.notes.map(\.text)).joined(separator: "; ")
      }
    }
  }

  @Test func `ISS-02: a view designed at another place is misplaced on the screen of the design (A-MIS-002)`() throws {
    let reported =
      "'edit' is misplaced; its frame will be different at run time: y +149; "
      + "Expected: x=125, y=298, width=30, height=30; Actual: x=125, y=149, width=30, height=30"
    try expect(findings(Self.head + Self.body), is: [[reported], [], [], []])
    // Of two devices, the one that the scene names counts, in the orientation that it names.
    try expect(findings(Self.head + "design: iPhone 8\n" + Self.body).map(\.count), is: [0, 1, 0, 0])
    try expect(
      findings(Self.head + "design: { device: iPhone 8, orientation: landscape }\n" + Self.body).map(\.count),
      is: [0, 0, 0, 1])
  }

  @Test func `a design frame does not place a view and is not reported if it matches`() throws {
    let text = Self.head + Self.body.replacing("y: 149", with: "y: 298")
    try expect(findings(text), is: [[], [], [], []])
    let scene = try SceneFile.scene(text)
    #expect(scene.views[2].placement.recordedFrame?.minY == 298 && !scene.views[2].placement.isPlacedByMask)
  }

  @Test func `INF-05: constraints inferred from a design frame are distances, never centering`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      devices: [iPhone 5s]
      orientations: [portrait]
      views:
        toggle: { type: switch, contentSize: 49x31, insets: { right: 2 }, designFrame: { x: 136, y: 268, width: 51, height: 31 } }
      """)
    var resolved = scene.resolved(for: try SceneVariant(on: "iPhone 5s"))
    resolved.infer(.fixed)
    let inferred = resolved.layout().system.constraints.filter { $0.origin == .inferred }
    #expect(
      inferred.map { scene.canonicalText($0) } == [
        "toggle.leading == superview.leading + 136", "toggle.top == superview.top + 268",
      ])
  }

  @Test func `a design frame without a device is a warning`() {
    SceneFile.expect(
      "format: 1\nviews: «»{ a: { designFrame: { x: 1, y: 2, width: 3, height: 4 } } }",
      says: "warning: the device on which 'a' has its 'designFrame' is missing [missing-key]",
      "^ add 'devices', or 'design: iPhone 8'")
  }

  @Test func `errors in a design are reported with their location`() {
    SceneFile.expect(
      """
      format: 1
      design: «iPhone 5x»
      views:
        a: { designFrame: «»{ x: 1, y: 2, width: 3 }, size: 10 }
        b: { frame: { x: 1, y: 2, width: 3, height: 4 }, designFrame: «»{ x: 1, y: 2, width: 3, height: 4 } }
      constraints: ["V:|[a]", "H:|[a]"]
      """,
      says: "unknown device 'iPhone 5x' [unknown-device]", "^ did you mean 'iPhone 5'?",
      "'designFrame' needs 'height' [missing-key]", "'frame' and 'designFrame' cannot be combined [duplicate-key]",
      "^ a view that is placed by its frame has no other design frame")
  }
}
