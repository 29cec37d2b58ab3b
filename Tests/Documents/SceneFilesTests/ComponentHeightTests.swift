import DocumentTestSupport
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Components that are as high as their content, `size: { width: …, height: fit }` (specification SIZ-10).
@Suite struct ComponentHeightTests {
  @Test func `a component is as low as its constraints allow at each of its widths`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      size: { width: [320, 100], height: fit }
      views:
        name: { type: label, text: eleven line, lines: 0 }
      constraints:
        - H:|-20-[name]-20-|
        - V:|-11-[name]-12-|
      """)
    let layouts = scene.layouts
    expect(layouts.map(\.resolved.variant.title), is: ["320 wide, portrait", "100 wide, portrait"])
    expect(layouts.map(\.resolved.variant.device.identifier), is: ["320xfit", "100xfit"])
    // Eleven characters of 8 points fit into 280 points on one line, and into 60 points only on two.
    expect(layouts.map(\.resolved.rootSize), is: [Size(width: 320, height: 44), Size(width: 100, height: 65)])
    expect(layouts.map { $0[frame: "name"]?.height }, is: [21, 42])
    expect(layouts.flatMap(\.findings), is: [])
  }

  @Test func `a minimum height holds, and of optional heights that of the content wins`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      size: { width: 200, height: fit }
      views: { line: { height: 1 } }
      constraints:
        - H:|[line]|
        - V:|-[line]-(>=20)-|
        - superview.height >= 44 @900
        - superview.height == 30 @high
      """)
    // The standard spacing to the edges of a root view is 20 points.
    expect(scene.layouts.map(\.resolved.rootSize.height), is: [44])
  }

  @Test func `a component with undetermined height is reported`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      scene: Row
      size: { width: 200, height: fit }
      views: { a: { size: 10 } }
      constraints:
        - a: { leading: superview, top: superview }
      """)
    #expect(
      scene.layoutErrors == [
        """
        test.scene.yaml:2:8: error: nothing determines the height of the component [no-fitting-height]
            constrain its top and bottom edges to its content, or write 'superview.height >= 44'
        """
      ])
    expect(scene.layouts.map(\.resolved.rootSize.height), is: [1])
  }

  @Test func `a component is a phone in portrait, and no variant can depend on its height`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      size: { width: 320, height: fit }
      variants:
        upright: { when: { heightClass: regular, maxWidth: 320 } }
        low: { when: { maxHeight: 1000 } }
      """)
    expect(scene.layouts.map(\.resolved.activeVariations), is: [["upright"]])
  }

  @Test func `a fitting width is rejected, and so are other heights beside a fitting one`() {
    SceneFile.expect(
      "format: 1\nsize: { width: «fit», height: [«fit», 44] }",
      says: "the width cannot fit the content [unsupported]", "^ write a number of points",
      "'fit' cannot be combined with other heights [unsupported]", "^ write only 'height: fit'")
  }
}
