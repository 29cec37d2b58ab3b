import DocumentTestSupport
import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

@testable import SceneFiles

/// Scenes whose root is not a screen: `root: cell`, `root: { kind: part, width: 320 }` (specification ROO-01).
@Suite struct RootNodeTests {
  private func size(_ root: String, on device: String = "iPhone SE (1st gen)", _ rest: String = "") throws -> Size {
    let scene = try SceneFile.scene("format: 1\nroot: \(root)\n\(rest)")
    return scene.resolved(for: try SceneVariant(on: device)).layout().resolved.rootSize
  }

  private let text = """
    views: { name: { type: label, text: eleven line } }
    constraints:
      - name: { leading: superview, trailing: superview, top: superview + 10, bottom: superview - 10 }
    """

  @Test(arguments: [("iPhone SE (1st gen)", 320.0), ("iPad Pro 11", 834)])
  func `a cell and a header are as wide as the device and as high as their content`(device: String, width: Double)
    throws
  {
    try expect(size("cell", on: device, text), is: Size(width: width, height: 41))
    try expect(size("header", on: device, text), is: Size(width: width, height: 41))
  }

  @Test func `without content, a cell and a header have UIKit's height or their own`() throws {
    try expect(size("cell"), is: Size(width: 320, height: 44))
    try expect(size("header"), is: Size(width: 320, height: 28))
    try expect(size("{ kind: cell, height: 80 }"), is: Size(width: 320, height: 80))
    try expect(size("{ kind: cell, height: 80 }", text), is: Size(width: 320, height: 41))
  }

  @Test func `a part has its own width unless the device is narrower`() throws {
    try expect(size("{ width: 200 }", text), is: Size(width: 200, height: 41))
    try expect(size("{ kind: part, width: 500, height: fit }", text), is: Size(width: 320, height: 41))
    try expect(size("{ kind: part, width: screen, height: 60 }"), is: Size(width: 320, height: 60))
    try expect(size("part", text), is: Size(width: 320, height: 41))
  }

  @Test func `a freeform part keeps its size on every device unless its content needs more`() throws {
    try expect(size("{ kind: part, width: 459, height: 300, freeform: true }", text), is: Size(width: 459, height: 300))
    try expect(size("{ width: 200, height: 30, freeform: true }", text), is: Size(width: 200, height: 41))
  }

  @Test func `a cell with root kind collectionCell keeps its size unless its content needs more`() throws {
    try expect(size("collectionCell"), is: Size(width: 50, height: 50))
    try expect(size("{ kind: collectionCell, width: 120, height: 90 }", text), is: Size(width: 120, height: 90))
    try expect(size("{ kind: collectionCell, width: 120, height: 30 }", text), is: Size(width: 120, height: 41))
  }

  @Test func `the size of the scene takes precedence over the kind of its root`() throws {
    let scene = try SceneFile.scene("format: 1\nsize: { width: 300, height: 70 }\nroot: cell\n\(text)")
    expect(scene.layouts.map(\.resolved.rootSize), is: [Size(width: 300, height: 70)])
  }

  @Test func `the margins of a cell are those of its content`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      root: cell
      views: { name: { type: label, text: eleven line } }
      constraints:
        - name: { leading: margins, top: margins, bottom: margins }
      """)
    let layout = scene.resolved(for: try SceneVariant(on: "iPad Pro 11")).layout()
    expect(layout[frame: "name"], is: Rect(x: 20, y: 11, width: 88, height: 21))
    expect(layout.resolved.rootSize, is: Size(width: 834, height: 43))
  }

  @Test func `a part with undetermined height is reported`() throws {
    let scene = try SceneFile.scene("format: 1\ndevices: [iPhone SE (1st gen)]\nroot: part\n")
    expect(scene.layouts.first?.findings.map(\.code.name), is: ["no-fitting-height"])
  }

  @Test(
    arguments: [
      ("cel", "2:7: error: unknown kind of root 'cel' [unknown-value]"),
      (
        "{ kind: screen, width: 20 }", "2:30: error: a root of kind 'screen' has the size of the screen [unsupported]"
      ),
      ("{ kind: cell, freeform: true }", "2:31: error: only a part can have a freeform size [unsupported]"),
      ("{ width: fit }", "2:16: error: the width cannot fit the content [unsupported]"),
      ("{ height: 0 }", "2:17: error: the height must be 1 or more [number-out-of-range]"),
      ("[cell]", "2:7: error: the root needs keys with values, such as 'key: value' [wrong-type]"),
    ])
  func `an invalid root is reported with its location`(root: String, message: String) {
    expectError("format: 1\nroot: \(root)\n", containing: message)
  }

  private func expectError(_ text: String, containing message: String) {
    do {
      _ = try SceneFile.scene(text)
      Issue.record("no error: \(text)")
    } catch {
      #expect("\(error)".contains(message))
    }
  }

  @Test func `convert writes the kind of a xib's root, which keeps its saved size`() throws {
    let cell = XcodeDocument.view("tableViewCell", "cell", (0, 0, 320, 90))
    let found = try #require(try scenes(in: XcodeDocument.xib(cell, tools: "14490")).first)
    let text = SceneWriter.text(of: found)
    #expect(text.contains("root: { kind: cell, height: 90, type: cell }"))
    let read = try SceneFile.scene(text)
    expect(read.layouts.map(\.resolved.rootSize), is: [Size(width: 320, height: 90)])
    let device = try SceneVariant(on: "iPad Pro 11")
    expect(read.resolved(for: device).layout().resolved.rootSize, is: Size(width: 834, height: 90))
  }
}
