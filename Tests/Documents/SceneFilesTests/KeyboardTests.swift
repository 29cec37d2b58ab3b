import DocumentTestSupport
import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The keyboard of a scene, `keyboard:`, and the views that it covers (specification AUD-07).
@Suite struct KeyboardTests {
  /// Returns a scene with a button 20 points above the keyboard's upper edge.
  private func scene(_ rest: String, devices: String = "[iPhone 5s]") throws -> Scene {
    try SceneFile.scene(
      """
      format: 1
      devices: \(devices)
      views: { go: { type: button, text: Go, height: 44 } }
      constraints:
        - go: { centerX: superview, bottom: keyboard.top - 20 }
      \(rest)
      """)
  }

  @Test func `keyboard.top is the bottom of the safe area while the keyboard is hidden`() throws {
    let scene = try scene("bars: [tab]")
    expect(scene.findings, is: [])
    expect(scene.layouts.map { $0[frame: "go"]?.maxY }, is: [499, 268])
  }

  @Test func `keyboard: true shows the lowest keyboard of the device, above all bars`() throws {
    let scene = try scene("bars: [tab]\nkeyboard: true")
    expect(scene.layouts.map { $0[frame: "go"]?.maxY }, is: [332, 138])
    expect(scene.layouts.flatMap(\.findings), is: [])
  }

  @Test func `keyboard: 291 shows a keyboard of that height`() throws {
    let scene = try scene("keyboard: 291\norientations: portrait")
    expect(scene.layouts.map { $0[frame: "go"]?.maxY }, is: [257])
  }

  @Test func `the lowest keyboard is above the home indicator`() throws {
    let scene = try scene("keyboard: true", devices: "[iPhone X, iPad Pro 9.7, iPad Pro 11]")
    expect(scene.layouts.map(\.resolved.keyboardHeight), is: [250, 264, 284, 183, 352, 372])
  }

  @Test func `a state shows the keyboard, and a variant hides it again`() throws {
    let scene = try scene(
      """
      states:
        typing: { keyboard: true }
      variants:
        landscape: { keyboard: false }
      """)
    expect(scene.layouts.map(\.resolved.keyboardHeight), is: [nil, 216, nil, nil])
  }

  @Test func `views covered by a shown keyboard are reported by default`() throws {
    let text = """
      format: 1
      devices: [iPhone 5s]
      orientations: [portrait]
      views:
        list: { type: scroll, views: { note: { type: label, text: Note } } }
        send: { type: button, text: Send, size: 80x44 }
        field: { type: textField, size: 80x30 }
      constraints:
        - list: { pin: superview }
        - note: { pin: list.content, inset: 500 }
        - send: { leading: superview, bottom: superview }
        - field: { trailing: superview, bottom: superview - 216 }
      """
    try expect(SceneFile.scene(text).layouts.flatMap(\.findings), is: [])
    let findings = try SceneFile.scene("\(text)\nkeyboard: true").layouts.flatMap(\.findings)
    expect(findings.map(\.message.text), is: ["'send' extends 216 points under the keyboard"])
    #expect(findings.map(\.code) == ["under-keyboard"] && findings.map(\.severity) == [.warning])
  }

  @Test func `an invalid keyboard height is reported`() {
    SceneFile.expect(
      "format: 1\nkeyboard: «shown»\nstates: { typing: { keyboard: «-1» } }",
      says: "'keyboard' must be true, false or a height in points, not 'shown' [unknown-value]",
      "the height of the keyboard must be 0 or more [number-out-of-range]")
  }
}
